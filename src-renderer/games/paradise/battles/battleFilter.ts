import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { Party } from '#shared/games/paradise/battles.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The outcomes that battles can be narrowed to; of a seat's own also won and lost. */
export const battleOutcomes = [
  { id: 'waiting', name: 'To be settled' },
  { id: 'won', name: 'Won by us' },
  { id: 'lost', name: 'Lost by us' },
  { id: 'attackers', name: 'Attackers won' },
  { id: 'defenders', name: 'Defenders won' },
  { id: 'nobody', name: 'Nobody won' },
  { id: 'called-off', name: 'Called off' },
] as const;
export type BattleOutcomeId = (typeof battleOutcomes)[number]['id'];

/** The battles that the list shows; an empty field does not narrow. */
export type BattleFilter = { text: string; isMine: boolean; kind: string; outcome: BattleOutcomeId | '' };

export const everyBattle: BattleFilter = { text: '', isMine: false, kind: '', outcome: '' };

/** True if anything narrows the list. */
export function isBattleFilterSet({ text, isMine, kind, outcome }: BattleFilter): boolean {
  return text.trim() !== '' || isMine || kind !== '' || outcome !== '';
}

/** Reads a kept filter; parts that are not of today's filter count as not set. */
export function readBattleFilter(kept: string | null): BattleFilter {
  try {
    const read = JSON.parse(kept ?? 'null') as Partial<Record<keyof BattleFilter, unknown>> | null;
    if (typeof read !== 'object' || read === null) return everyBattle;
    return {
      text: typeof read.text === 'string' ? read.text : '',
      isMine: read.isMine === true,
      kind: typeof read.kind === 'string' ? read.kind : '',
      outcome: battleOutcomes.find(({ id }) => id === read.outcome)?.id ?? '',
    };
  } catch {
    return everyBattle;
  }
}

type Names = {
  seat: SeatId | null;
  nameParty: (party: Party) => string;
  nameKind: (battle: BattleSummary) => string;
  namePlace: (battle: BattleSummary) => string;
};

/** True if a battle is among those that a filter asks for; every word must occur in what the list can tell of it. */
export function matchBattle(battle: BattleSummary, filter: BattleFilter, names: Names): boolean {
  if (filter.isMine && !isOwnBattle(battle, names.seat)) return false;
  if (filter.kind !== '' && names.nameKind(battle) !== filter.kind) return false;
  if (filter.outcome !== '' && !hasOutcome(battle, filter.outcome, names.seat)) return false;
  const haystack = [
    battle.title,
    names.nameParty(battle.attackers),
    names.nameParty(battle.defenders),
    names.namePlace(battle),
    battle.settled?.sentence ?? '',
    ...(battle.settled?.losses ?? []),
  ]
    .join(' ')
    .toLowerCase();
  return filter.text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => haystack.includes(word));
}

/** True if a seat was a side of a battle. */
export function isOwnBattle(
  { attackers, defenders }: Pick<BattleSummary, 'attackers' | 'defenders'>,
  seat: SeatId | null,
): boolean {
  return seat !== null && (attackers === seat || defenders === seat);
}

function hasOutcome(battle: BattleSummary, outcome: BattleOutcomeId, seat: SeatId | null): boolean {
  const { settled, attackers, defenders } = battle;
  if (outcome === 'waiting') return settled === null;
  if (settled === null) return false;
  if (outcome === 'called-off') return settled.how === 'called-off';
  if (outcome === 'won' || outcome === 'lost') {
    if (!isOwnBattle(battle, seat) || settled.winner === null || settled.winner === 'nobody') return false;
    const winner = settled.winner === 'attackers' ? attackers : defenders;
    return (winner === seat) === (outcome === 'won');
  }
  return settled.winner === outcome;
}

/** Groups battles by their month, in the order in which they come. */
export function groupByMonth(battles: readonly BattleSummary[]): { month: number; battles: BattleSummary[] }[] {
  return [...Map.groupBy(battles, ({ month }) => month)].map(([month, own]) => ({ month, battles: own }));
}
