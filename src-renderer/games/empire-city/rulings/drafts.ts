import { readRuling, type WantedRuling } from '#frame/rulings/wanted.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import { rulingSchema, type Ruling } from '#shared/games/empire-city/rulings.ts';

/** The games master's changes that have fields here; the frame has those of a house rule. */
export const rulingKinds = [
  { kind: 'cash', name: 'The cash of a family' },
  { kind: 'points', name: 'Victory points and corruption of a family' },
  { kind: 'square', name: 'Who holds a square' },
  { kind: 'pot', name: 'The pot at Pitney Downs' },
  { kind: 'cop', name: 'Where a cop stands' },
  { kind: 'player', name: 'Who plays a family' },
  { kind: 'mind', name: 'How the program plays a family' },
  { kind: 'rename', name: 'The name of a family' },
] as const;
export type RulingKind = (typeof rulingKinds)[number]['kind'];

/** Every field that a change may have, as it is typed. */
export type RulingDraft = {
  kind: RulingKind;
  seat: string;
  square: string;
  cop: string;
  dollars: number;
  victory: number;
  corruption: number;
  text: string;
  isHuman: boolean;
  level: string;
  doctrine: string;
};

export function createBlankRuling(kind: RulingKind): RulingDraft {
  return {
    kind,
    seat: '',
    square: '',
    cop: '',
    dollars: 0,
    victory: 0,
    corruption: 0,
    text: '',
    isHuman: true,
    level: 'standard',
    doctrine: 'banker',
  };
}

/** The form once a family is picked: what it has now, so that only what is typed over changes. */
export function fillForFamily(
  draft: RulingDraft,
  seat: string,
  view: Pick<EmpireView, 'families' | 'books'>,
): RulingDraft {
  const family = view.families.find((one) => one.seat === seat);
  if (draft.kind === 'square' || family === undefined) return { ...draft, seat };
  return {
    ...draft,
    seat,
    dollars: view.books.find((one) => one.seat === seat)?.cashDollars ?? 0,
    victory: family.points,
    corruption: family.corruption,
    text: family.name,
    isHuman: family.isHuman,
    ...family.mind,
  };
}

/** The change as the rules take it, or the sentence that says what is missing. */
export function readDraft(draft: RulingDraft): WantedRuling<Ruling> {
  return readRuling(rulingSchema, listFields(draft), lackingIn(draft));
}

function lackingIn({ kind, cop, square, seat }: RulingDraft): string | null {
  if (kind === 'pot') return null;
  if (kind === 'cop' && cop === '') return 'Pick a cop.';
  if (kind === 'cop' || kind === 'square') return square === '' ? 'Pick a square.' : null;
  return seat === '' ? 'Pick a family.' : null;
}

function listFields(draft: RulingDraft): unknown {
  const { kind, seat, square, cop, dollars, victory, corruption, text, isHuman } = draft;
  switch (kind) {
    case 'cash':
      return { kind, seat, dollars };
    case 'points':
      return { kind, seat, victory, corruption };
    case 'square':
      return { kind, square, owner: seat === '' ? null : seat };
    case 'pot':
      return { kind, dollars };
    case 'cop':
      return { kind, cop, to: square };
    case 'player':
      return { kind, seat, isHuman };
    case 'mind':
      return { kind, seat, level: draft.level, doctrine: draft.doctrine };
    case 'rename':
      return { kind, seat, name: text };
  }
}

/** A cop by where he stands, for the list of cops; cops have no names. */
export function describeCop(square: string, place: number, standing: number): string {
  return standing === 1 ? `The cop in ${square}` : `Cop ${place + 1} of ${standing} in ${square}`;
}
