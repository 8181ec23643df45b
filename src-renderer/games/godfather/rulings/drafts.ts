import type { Position } from '#shared/games/godfather/board.ts';
import type { Card } from '#shared/games/godfather/cards.ts';
import type { HouseRules } from '#shared/games/godfather/houseRules.ts';
import { readRuling, type WantedRuling } from '#frame/rulings/wanted.ts';
import { rulingSchema, type Ruling } from '#shared/games/godfather/rulings.ts';
import type { SeatId } from '#shared/words/ids.ts';

export const rulingNames: Readonly<Record<Ruling['kind'], string>> = {
  cash: 'Cash of a family',
  piece: 'A man on the board',
  hand: 'The card in a hand',
  stalemate: 'Close a Neighborhood without a winner',
  player: 'Who plays a family',
  absent: 'A player who is away',
  mind: 'How the program plays a family',
  rename: 'A family’s name',
  'house-rules': 'A house rule',
};

/** The form's fields; only those that the kind needs are read. */
export type RulingDraft = {
  kind: Ruling['kind'];
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
export function createBlankRuling(kind: Ruling['kind']): RulingDraft {
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
export function readDraft(draft: RulingDraft, house: HouseRules | string): WantedRuling<Ruling> {
  const { kind, seat } = draft;
  if (typeof house === 'string' && kind === 'house-rules') return { missing: house };
  const needsSeat = !['piece', 'stalemate', 'house-rules'].includes(kind);
  if (needsSeat && seat === '') return { missing: 'Pick the family.' };
  return readRuling(rulingSchema, listFields(draft, house));
}

function listFields(draft: RulingDraft, houseRules: HouseRules | string): unknown {
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
    case 'house-rules':
      return { kind, houseRules };
  }
}
