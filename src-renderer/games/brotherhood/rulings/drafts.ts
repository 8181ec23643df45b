import { readRuling, type WantedRuling } from '#frame/rulings/wanted.ts';
import { rulingSchema, type Ruling } from '#shared/games/brotherhood/rulings.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';

/** The games master's changes that have fields here; the frame has those of a house rule. */
export const rulingKinds = [
  { kind: 'cash', name: 'The cash of a family' },
  { kind: 'godfather', name: 'A Godfather: at liberty or in jail' },
  { kind: 'hood', name: 'A hood: at liberty, in jail, dead' },
  { kind: 'add-operation', name: 'Add an operation' },
  { kind: 'operation', name: 'Close an operation, or give it to a family' },
  { kind: 'add-marker', name: 'Add a marker of influence' },
  { kind: 'marker', name: 'Remove a marker of influence, or give it to a family' },
  { kind: 'player', name: 'Who plays a family' },
  { kind: 'mind', name: 'How the program plays a family' },
  { kind: 'rename', name: 'The name of a family' },
  { kind: 'retire', name: 'Take a family out of the game' },
] as const;
export type RulingKind = (typeof rulingKinds)[number]['kind'];

/** Every field that a change may have, as it is typed. */
export type RulingDraft = {
  kind: RulingKind;
  seat: string;
  /** The id of a hood, an operation or a marker. */
  id: string;
  area: string;
  status: string;
  dollars: number;
  text: string;
  player: 'screen' | 'mail' | 'npc';
  level: string;
  doctrine: string;
};

export function createBlankRuling(kind: RulingKind): RulingDraft {
  return {
    kind,
    seat: '',
    id: '',
    area: '',
    status: kind === 'godfather' || kind === 'hood' ? 'jailed' : '',
    dollars: 0,
    text: '',
    player: 'screen',
    level: 'standard',
    doctrine: 'merchant',
  };
}

/** The form once a family is picked: what it has now, so that only what is typed over changes. */
export function fillForFamily(
  draft: RulingDraft,
  seat: string,
  { families }: Pick<BrotherhoodView, 'families'>,
): RulingDraft {
  const family = families.find((one) => one.seat === seat);
  if (family === undefined) return { ...draft, seat };
  return {
    ...draft,
    seat,
    dollars: family.cashDollars ?? 0,
    text: draft.kind === 'rename' ? family.name : draft.text,
    player: !family.isHuman ? 'npc' : family.byMail ? 'mail' : 'screen',
    ...family.mind,
  };
}

/** The change as the rules take it, or the sentence that says what is missing. */
export function readDraft(draft: RulingDraft): WantedRuling<Ruling> {
  return readRuling(rulingSchema, listFields(draft), lackingIn(draft));
}

function lackingIn({ kind, id, seat }: RulingDraft): string | null {
  if (['hood', 'operation', 'marker'].includes(kind)) return id === '' ? 'Pick which one.' : null;
  return seat === '' ? 'Pick a family.' : null;
}

function listFields(draft: RulingDraft): unknown {
  const { kind, seat, id, area, status, dollars, text, player, level, doctrine } = draft;
  const owner = seat === '' ? null : seat;
  switch (kind) {
    case 'cash':
      return { kind, seat, dollars };
    case 'godfather':
      return { kind, seat, status };
    case 'hood':
      return { kind, hood: id, status };
    case 'add-operation':
      return { kind, seat, area, description: text };
    case 'operation':
      return { kind, operation: id, owner };
    case 'add-marker':
      return { kind, seat, area };
    case 'marker':
      return { kind, marker: id, owner };
    case 'player':
      return { kind, seat, isHuman: player !== 'npc', byMail: player === 'mail' };
    case 'mind':
      return { kind, seat, level, doctrine };
    case 'rename':
      return { kind, seat, name: text };
    case 'retire':
      return { kind, seat };
  }
}
