import { findEnemySide, type Battle, type Side } from '../battle.ts';
import { listFigures, listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { countComing } from '../mustering/columns.ts';
import { findBuildingAt } from '../table/layout.ts';
import type { BattleEnding } from '#shared/games/paradise/battles.ts';

/** Ends a battle once; later calls do nothing. If the police end it, the sentence says so. */
export function end(table: BattleTable, winner: Side | 'nobody', ending: BattleEnding, text: string): void {
  if (table.state.winner !== null) return;
  table.emit({
    type: 'ended',
    winner,
    ending,
    text: werePoliceHere(table.state) ? describePolice(ending, text) : text,
  });
}

/** [CARD-5] Returns true once the sirens have come and everybody who was still there is booked. */
function werePoliceHere({ hasHeardSirens, sirens }: Battle): boolean {
  return hasHeardSirens && !sirens;
}

function describePolice(ending: BattleEnding, text: string): string {
  if (ending === 'police-came') return text;
  return `The police break it up${ending === 'held' ? '; the place stays with its owner.' : `. ${text}`}`;
}

/** [SCN-0] True if nobody of a side is left in the fight or on his way to it. */
export function isBeaten(battle: Battle, side: Side): boolean {
  return listStanding(battle, side).length === 0 && countComing(battle, side) === 0;
}

/** Finds the side left when the other is gone or on the run, `nobody` if both are, null while both fight. */
export function findLastStanding(battle: Battle): Side | 'nobody' | null {
  const beaten = (['attackers', 'defenders'] as const).filter((side) => isBeaten(battle, side));
  const [only] = beaten;
  if (only === undefined) return null;
  return beaten.length === 2 ? 'nobody' : findEnemySide(only);
}

/** Ends the battle with a win of the side left standing, or of nobody if both are gone. */
export function endWithLastStanding(table: BattleTable, ending: BattleEnding = 'last-stand'): void {
  const winner = findLastStanding(table.state);
  if (winner === 'nobody') {
    end(table, winner, ending === 'last-stand' ? 'nobody-left' : ending, 'Nobody is left.');
  } else if (winner !== null) end(table, winner, ending, 'The others are gone.');
}

export function countFightersIn(battle: Battle, side: Side, building: string): number {
  let count = 0;
  for (const { at } of listStanding(battle, side)) {
    if (findBuildingAt(battle.layout, at)?.id === building) count += 1;
  }
  return count;
}

/**
 * [SCN-5, SCN-0] The side that holds the building: attackers inside it with no defender left in it. While more of a
 * large defense are on their way, it is lost at the end of a turn only.
 */
export function takeBuilding(table: BattleTable, building: string, isTurnOver = false): void {
  const { state } = table;
  if (isBeaten(state, 'attackers')) {
    end(table, 'defenders', 'held', 'The raid is beaten off.');
    return;
  }
  if (countFightersIn(state, 'defenders', building) > 0) return;
  if (countComing(state, 'defenders') > 0 && !isTurnOver) return;
  if (countFightersIn(state, 'attackers', building) > 0 || isBeaten(state, 'defenders')) {
    end(table, 'attackers', 'taken', 'The building is taken.');
  }
}

/** Counts the casualties of a side: all who did not walk away. */
export function countLosses(battle: Battle, side: Side): number {
  return listFigures(battle, side).filter((figure) =>
    ['dead', 'out-cold', 'knocked-out', 'surrendered', 'arrested'].includes(figure.posture),
  ).length;
}

/** Ends a battle without a decision: the side with fewer casualties holds the field. */
export function callOffByLosses(table: BattleTable, ending: BattleEnding = 'broken-off'): void {
  const attackers = countLosses(table.state, 'attackers');
  const defenders = countLosses(table.state, 'defenders');
  if (attackers === defenders) end(table, 'nobody', ending, 'Both sides have had enough.');
  else end(table, attackers < defenders ? 'attackers' : 'defenders', ending, 'The others limp away.');
}

/** [SCN-6] Points of a side's casualties by profile. */
export const strengthPoints: Readonly<Record<string, number>> = {
  Punk: 1,
  Slugger: 2,
  Hoodlum: 4,
  Enforcer: 8,
  Torpedo: 12,
  'Gun Moll': 4,
  Accountant: 4,
  'Mob Boss': 9,
};

/** [SCN-6] A man without a profile of the list counts as a Hoodlum. */
const usualPoints = 4;

/** [SCN-6] Points for the men a side has lost for good. */
export function scoreLosses(battle: Battle, side: Side): number {
  return listFigures(battle, side)
    .filter((figure) => figure.posture === 'dead')
    .reduce((total, figure) => total + (strengthPoints[figure.profile] ?? usualPoints), 0);
}
