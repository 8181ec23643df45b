import { playWithCard } from '../rules/acting.ts';
import { findEnemySide, computeStat, type Battle, type CardSide, type FigureView, type Side } from '../battle.ts';
import { listEverybody, listFighters, listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance } from '../table/geometry.ts';
import { moveToward } from '../rules/movement.ts';
import { leaveByEdge } from '../rules/nerve.ts';
import { meetRushes } from '../rules/brawling/rushes.ts';
import { activate } from './activate.ts';
import { findNearestEdge } from './cars/getaway.ts';
import { makeChange } from '../events.ts';

/**
 * [CARD-3] Moves civilians away. Once a game, if there are enough of them and the other side is stronger, the side of
 * the ten calls on the bravest to rise against it.
 */
export function moveCivilians(table: BattleTable, side: CardSide): void {
  const crowd = listFighters(table.state, 'civilians').filter((f) => f.heldBy === null);
  if (table.state.risenAgainst !== null) {
    const figures = crowd.map(({ id }) => id);
    playWithCard(table, { card: { side, rank: '10' }, actions: 1, figures }, () => {
      for (const id of figures) activate(table, id, 1, { kind: 'fight' });
      meetRushes(table);
    });
    return;
  }
  const others = findOpposingSide(table.state, side);
  const isWeaker = listStanding(table.state, side).length < listStanding(table.state, others).length;
  const bravest = crowd.toSorted((a, b) => computeStat(b, 'guts') - computeStat(a, 'guts'))[0];
  const mayTest = crowd.length >= 4 && isWeaker && !table.state.hasTestedCitizens && hasFightBegun(table.state);
  if (bravest !== undefined && mayTest) {
    const { passed } = table.dice.test({
      purpose: `${bravest.name} calls on the citizens: GUTS`,
      stat: computeStat(bravest, 'guts'),
    });
    table.emit({ type: 'citizens-rose', against: passed ? others : null });
    return;
  }
  for (const citizen of crowd) flee(table, citizen);
}

/** [CARD-3] Returns true once a shot was fired or a figure is on the ground; before, citizens are not called on. */
function hasFightBegun(battle: Battle): boolean {
  return battle.hasFired || listEverybody(battle).some((one) => !['up', 'gone', 'surrendered'].includes(one.posture));
}

/** Finds the side that the citizens may rise against: the other, or the stronger of two gangs that face the law. */
function findOpposingSide(battle: Battle, side: CardSide): Side {
  if (side !== 'law') return findEnemySide(side);
  const countStrength = (one: Side): number => listStanding(battle, one).length;
  return countStrength('attackers') >= countStrength('defenders') ? 'attackers' : 'defenders';
}

function flee(table: BattleTable, citizen: FigureView): void {
  if (citizen.recovery > 0) {
    table.emit({
      type: 'told',
      text: `${citizen.name} dares to look up.`,
      figures: makeChange(citizen.id, { recovery: 0, posture: citizen.lame === 'lies' ? 'down' : 'up' }),
    });
    return;
  }
  const edge = findNearestEdge(table.state, citizen.at);
  if (computeDistance(edge, citizen.at) < 1.2) leaveByEdge(table, citizen, 'is off the street');
  else moveToward(table, citizen.id, edge, 'ran');
}
