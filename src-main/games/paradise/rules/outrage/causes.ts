import type { BattleOutcome, PublicCause } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { ParadiseTable } from '../table.ts';
import type { CampaignBattle, OutrageExtra, OutrageLine } from '../state/records/battles.ts';

/** [PO-2] The points each cause adds, once per battle. */
export const causePoints: Readonly<Record<PublicCause | OutrageExtra, number>> = {
  gunfight: 1,
  'citizen-killed': 2,
  'innocent-killed': 3,
  hostages: 1,
  'hostage-killed': 3,
  bodies: 1,
  explosives: 2,
  'fire-in-business': 1,
  'fire-in-residence': 2,
  'police-hurt': 1,
  'official-hit': 2,
  'show-of-strength': 2,
  siege: 2,
  surrendered: -1,
  'police-beaten': 1,
  'late-win': -1,
};

/** [PO-2] Only the worst of these counts. */
const citizenCauses: readonly PublicCause[] = ['citizen-killed', 'innocent-killed', 'hostage-killed'];
const fireCauses: readonly PublicCause[] = ['fire-in-business', 'fire-in-residence'];

/** [PO-2, SCN-6, SCN-10, SCN-11] Lists the outrage of a battle, each cause once, at its worst. */
export function listOutrageLines(
  battle: Pick<DeepReadonly<CampaignBattle>, 'scenario' | 'official'>,
  outcome: Pick<DeepReadonly<BattleOutcome>, 'ending' | 'causes'>,
): OutrageLine[] {
  const seen = Object.entries(outcome.causes)
    .filter(([, count]) => count > 0)
    .map(([cause, count]): OutrageLine => makeOutrageLine(cause as PublicCause, count));
  const worst = [findWorstLine(seen, citizenCauses), findWorstLine(seen, fireCauses)];
  const single = seen.filter(
    ({ cause }) => !citizenCauses.includes(cause as PublicCause) && !fireCauses.includes(cause as PublicCause),
  );
  return [
    ...single,
    ...worst.flatMap((line) => (line === null ? [] : [line])),
    ...listOutrageExtras(battle, outcome).map((cause) => makeOutrageLine(cause, 1)),
  ];
}

function makeOutrageLine(cause: OutrageLine['cause'], count: number): OutrageLine {
  return { cause, count, points: causePoints[cause] };
}

function findWorstLine(lines: readonly OutrageLine[], kinds: readonly PublicCause[]): OutrageLine | null {
  return (
    lines.filter(({ cause }) => kinds.includes(cause as PublicCause)).toSorted((a, b) => b.points - a.points)[0] ?? null
  );
}

function listOutrageExtras(
  { scenario, official = null }: Pick<DeepReadonly<CampaignBattle>, 'scenario' | 'official'>,
  { ending }: Pick<DeepReadonly<BattleOutcome>, 'ending'>,
): OutrageExtra[] {
  const extras: OutrageExtra[] = [];
  if (scenario === 'show-of-strength') extras.push('show-of-strength');
  if (scenario === 'siege') extras.push('siege');
  if (official !== null && official.kind !== 'reporter') extras.push('official-hit');
  if (ending === 'surrendered') extras.push('surrendered');
  if (ending === 'withdrew') extras.push('police-beaten');
  if (ending === 'broke-after-withdrawal') extras.push('late-win');
  return extras;
}

/** [PO-2] Changes the outrage by the public acts of a battle, never below 0. */
export function stirOutrage(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  outcome: DeepReadonly<BattleOutcome>,
): void {
  const lines = listOutrageLines(battle, outcome);
  if (lines.length === 0) return;
  const from = table.state.outrage;
  const to = Math.max(
    0,
    lines.reduce((total, { points }) => total + points, from),
  );
  table.emit({ type: 'outrage-stirred', battle: battle.id, from, to, lines });
}
