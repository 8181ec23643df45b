import { enemyOf, fightersOf, figuresOf, type Battle, type Side } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { buildingAt } from './layout.ts';

/** Ends a battle once; later calls do nothing. */
export function end(table: BattleTable, winner: Side | 'nobody', text: string): void {
  if (table.state.winner === null) table.emit({ type: 'ended', winner, text });
}

export function isBeaten(battle: Battle, side: Side): boolean {
  return fightersOf(battle, side).length === 0;
}

/** The side left standing wins; nobody when both are gone. */
export function lastStanding(table: BattleTable): void {
  const beaten = (['attackers', 'defenders'] as const).filter((side) =>
    isBeaten(table.state, side),
  );
  if (beaten.length === 2) end(table, 'nobody', 'Nobody is left.');
  else if (beaten[0] !== undefined) end(table, enemyOf(beaten[0]), 'The others are gone.');
}

export function fightersIn(battle: Battle, side: Side, building: string): number {
  return fightersOf(battle, side).filter((f) => buildingAt(battle.layout, f.at)?.id === building)
    .length;
}

/** [SCN-5] Whoever holds the building: attackers inside it with no defender left in it. */
export function takeBuilding(table: BattleTable, building: string): void {
  const { state } = table;
  if (isBeaten(state, 'attackers')) {
    end(table, 'defenders', 'The raid is beaten off.');
    return;
  }
  if (fightersIn(state, 'defenders', building) > 0) return;
  if (fightersIn(state, 'attackers', building) > 0 || isBeaten(state, 'defenders')) {
    end(table, 'attackers', 'The building is taken.');
  }
}

/** Casualties of a side: everybody who did not walk away. */
export function lossesOf(battle: Battle, side: Side): number {
  return figuresOf(battle, side).filter((figure) =>
    ['dead', 'out-cold', 'knocked-out', 'arrested'].includes(figure.posture),
  ).length;
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

export function pointsAgainst(battle: Battle, side: Side): number {
  return figuresOf(battle, side)
    .filter((figure) => figure.posture !== 'up' && figure.posture !== 'down')
    .reduce((total, figure) => total + (strengthPoints[figure.profile] ?? 0), 0);
}
