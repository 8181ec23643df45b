import type { Position } from '#shared/games/godfather/board.ts';
import type { Card } from '#shared/games/godfather/cards.ts';
import { readRuling, type WantedRuling } from '#frame/rulings/wanted.ts';
import { rulingSchema, type Ruling } from '#shared/games/godfather/rulings.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The kinds that have fields here; the frame has those of a house rule. */
export type RulingKind = Exclude<Ruling['kind'], 'house-rules'>;

export const rulingNames: Readonly<Record<RulingKind, string>> = {
  cash: 'Cash of a family',
  piece: 'A man on the board',
  hand: 'The card in a hand',
  stalemate: 'Close a Neighborhood without a winner',
  player: 'Who plays a family',
  absent: 'A player who is away',
  mind: 'How the program plays a family',
  rename: 'A family’s name',
};

/** The form's fields; only those that the kind needs are read. */
export type RulingDraft = {
  kind: RulingKind;
  seat: SeatId | '';
  dollars: number;
  position: string;
  /** Empty: nobody stands there. */
  owner: SeatId | '';
  card: Card;
  neighborhood: string;
  isOn: boolean;
  level: string;
  doctrine: string;
  name: string;
};

/** A change that nobody has filled in yet. */
export function createBlankRuling(kind: RulingKind): RulingDraft {
  return {
    kind,
    seat: '',
    dollars: 0,
    position: '',
    owner: '',
    card: 'money-1',
    neighborhood: '',
    isOn: true,
    level: 'standard',
    doctrine: 'landlord',
    name: '',
  };
}

/** The ruling the draft stands for, or the sentence that says what is missing. */
export function readDraft(draft: RulingDraft): WantedRuling<Ruling> {
  const { kind, seat } = draft;
  const needsSeat = !['piece', 'stalemate'].includes(kind);
  if (needsSeat && seat === '') return { missing: 'Pick the family.' };
  return readRuling(rulingSchema, listFields(draft));
}

function listFields(draft: RulingDraft): unknown {
  const { kind, seat, isOn } = draft;
  switch (kind) {
    case 'cash':
      return { kind, seat, dollars: draft.dollars };
    case 'piece': {
      const position = draft.position.trim().toUpperCase() as Position;
      return { kind, position, owner: draft.owner === '' ? null : draft.owner };
    }
    case 'hand':
      return { kind, seat, card: draft.card };
    case 'stalemate':
      return { kind, neighborhood: draft.neighborhood };
    case 'player':
      return { kind, seat, isHuman: isOn };
    case 'absent':
      return { kind, seat, isAbsent: isOn };
    case 'mind':
      return { kind, seat, level: draft.level, doctrine: draft.doctrine };
    case 'rename':
      return { kind, seat, name: draft.name };
  }
}
