import type { Ruling } from '#shared/games/turf-war/rulings.ts';

export type RulingKind = Exclude<Ruling['kind'], 'house-rules'>;

/** The changes that have fields here; the frame has those of a house rule. */
export const rulingKinds: readonly { kind: RulingKind; name: string; group: string }[] = [
  { kind: 'owner', name: 'Who owns an area', group: 'The city' },
  { kind: 'treasury', name: 'A gang’s money', group: 'The city' },
  { kind: 'piece', name: 'Somebody’s name, rank, XP or place', group: 'People' },
  { kind: 'add-piece', name: 'Put somebody on the map', group: 'People' },
  { kind: 'remove-piece', name: 'Take somebody out of the game', group: 'People' },
  { kind: 'alliance', name: 'Make an alliance', group: 'Alliances' },
  { kind: 'end-alliance', name: 'End an alliance', group: 'Alliances' },
  { kind: 'player', name: 'Who plays a gang', group: 'The table' },
  { kind: 'mind', name: 'How the program plays a gang', group: 'The table' },
  { kind: 'rename', name: 'The name of a gang', group: 'The table' },
  { kind: 'out', name: 'Concede for a gang', group: 'The table' },
  { kind: 'precedence', name: 'The order of precedence', group: 'The table' },
  { kind: 'next-host', name: 'Who runs the next game', group: 'After the game' },
  { kind: 'open-files', name: 'Open the files of what came to nothing', group: 'After the game' },
];

/** The form as filled in; fields that a kind does not need are left alone. */
export type RulingDraft = {
  kind: RulingKind;
  area: number;
  seat: string;
  piece: string;
  name: string;
  rank: 'hitman' | 'lieutenant' | 'don';
  xp: number;
  mc: number;
  alliance: 'open' | 'secret';
  members: readonly string[];
  allianceId: string;
  isHuman: boolean;
  level: 'erratic' | 'easy' | 'standard' | 'hard';
  doctrine: 'hammer' | 'jackal' | 'fox' | 'landlord' | 'banker' | 'old-lion';
  order: readonly string[];
};

export function createBlankRuling(kind: RulingKind): RulingDraft {
  return {
    kind,
    area: 0,
    seat: '',
    piece: '',
    name: '',
    rank: 'hitman',
    xp: 0,
    mc: 0,
    alliance: 'open',
    members: [],
    allianceId: '',
    isHuman: true,
    level: 'standard',
    doctrine: 'hammer',
    order: [],
  };
}

/** Reads the ruling of a filled-in form, unchecked; or its missing part. */
export function readDraft(draft: RulingDraft): { ruling: object } | { missing: string } {
  const { kind, area, seat, piece } = draft;
  switch (kind) {
    case 'owner':
      return area === 0 ? { missing: 'Pick the area.' } : { ruling: { kind, area, owner: seat === '' ? null : seat } };
    case 'treasury':
      return seat === '' ? noGang : { ruling: { kind, seat, mc: draft.mc } };
    case 'piece': {
      if (piece === '') return noPiece;
      const { name, rank, xp } = draft;
      return { ruling: { kind, piece, name, rank, xp, ...(area === 0 ? {} : { area }) } };
    }
    case 'add-piece':
      if (seat === '') return noGang;
      if (draft.name.trim() === '') return { missing: 'Give him a name.' };
      if (area === 0) return { missing: 'Pick the area.' };
      return { ruling: { kind, seat, rank: draft.rank, name: draft.name, area } };
    case 'remove-piece':
      return piece === '' ? noPiece : { ruling: { kind, piece } };
    case 'alliance':
      return draft.members.length < 2
        ? { missing: 'Tick at least two gangs.' }
        : { ruling: { kind, alliance: draft.alliance, members: draft.members } };
    case 'end-alliance':
      return draft.allianceId === '' ? { missing: 'Pick the alliance.' } : { ruling: { kind, id: draft.allianceId } };
    case 'precedence':
      return draft.order.length === 0
        ? { missing: 'Put the gangs in order.' }
        : { ruling: { kind, seats: draft.order } };
    case 'player':
      return seat === '' ? noGang : { ruling: { kind, seat, isHuman: draft.isHuman } };
    case 'mind':
      return seat === '' ? noGang : { ruling: { kind, seat, level: draft.level, doctrine: draft.doctrine } };
    case 'rename':
      return seat === '' ? noGang : { ruling: { kind, seat, name: draft.name } };
    case 'out':
    case 'next-host':
      return seat === '' ? noGang : { ruling: { kind, seat } };
    case 'open-files':
      return { ruling: { kind } };
  }
}

const noGang = { missing: 'Pick the gang.' };
const noPiece = { missing: 'Pick the person.' };
