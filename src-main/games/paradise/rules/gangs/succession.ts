import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeCurrentStat } from '../state/condition.ts';
import { listLivingGangs, listMembers, listOwnedBusinesses } from '../lookups.ts';
import { testLoyalty } from '../officials/posts/loyalty.ts';
import { rememberDefection } from '../memory/slights.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { describeRole } from './naming.ts';
import { mayHave } from '../tables/people/doctrines.ts';

/** [GANG-16] GUTS of an owner who thinks of going his own way. */
const ownerGuts = 3;

/** [GANG-16] Lieutenants, in the order they would step up. */
const ranks: readonly Gangster['profile'][] = [
  'boss',
  'torpedo',
  'enforcer',
  null,
  'hoodlum',
  'slugger',
  'moll',
  'accountant',
  'punk',
];

/** [GANG-16, LAW-6] Ends a Boss: a lieutenant steps up, and all outside the Pen test their loyalty. */
export function mournBoss(table: ParadiseTable, seat: SeatId, end: 'dead' | 'sent-up' = 'dead'): void {
  dropTrial(table, seat);
  crownBoss(table, seat);
  for (const gangster of listMembers(table.state, seat)) {
    if (!gangster.isBoss && isAsked(gangster)) testGangstersLoyalty(table, gangster);
  }
  testLoyalty(table, seat, end === 'dead' ? 'the Boss is dead' : 'the Boss was sent up');
  for (const business of listOwnedBusinesses(table.state, seat)) {
    const { passed } = table.dice.test({
      purpose: `The owner of ${business.name} goes his own way: GUTS`,
      stat: ownerGuts,
    });
    table.emit(
      passed
        ? { type: 'broke-away', business: business.id, from: seat }
        : { type: 'stood-by', seat, who: business.name },
    );
  }
}

/**
 * [LAW-4] Ends the trial of a Boss who no longer leads his gang; a successor needs an order of his own to stand trial.
 */
export function dropTrial(table: ParadiseTable, seat: SeatId): void {
  const { courts, gangs } = table.state;
  if (courts.bossTrials[seat] === undefined) return;
  table.emit({ type: 'boss-trial-dropped', seat, name: gangs[seat]?.bossName ?? '' });
}

/** [GANG-16] Returns false for men in the Pen and those who left town, who are not asked. */
function isAsked({ custody }: DeepReadonly<Gangster>): boolean {
  return custody === null || custody === 'jail';
}

/** [GANG-16] Makes the heir Boss, if there is one. */
export function crownBoss(table: ParadiseTable, seat: SeatId): void {
  const heir = findHeir(table.state, seat);
  if (heir === null) return;
  dropTrial(table, seat);
  table.emit({ type: 'boss-succeeded', seat, gangster: heir.id });
}

/** Finds the highest free lieutenant, with the most SMARTS among equals; null if there is a Boss. */
function findHeir(state: State, seat: SeatId): DeepReadonly<Gangster> | null {
  const members = listMembers(state, seat);
  if (members.some((gangster) => gangster.isBoss)) return null;
  const rankHeir = (gangster: DeepReadonly<Gangster>): number => ranks.indexOf(gangster.profile);
  return (
    members
      .filter((gangster) => gangster.custody === null)
      .toSorted((a, b) => rankHeir(a) - rankHeir(b) || b.stats.smarts - a.stats.smarts)[0] ?? null
  );
}

/** [GANG-16] Tests SMARTS; a gangster who fails joins another gang, which can buy him out of jail. */
function testGangstersLoyalty(table: ParadiseTable, gangster: DeepReadonly<Gangster>): void {
  const others = listLivingGangs(table.state).filter(
    ({ id, type }) => id !== gangster.gang && mayHave(type, gangster.profile),
  );
  if (others.length === 0) return;
  const { passed } = table.dice.test({
    purpose: `${gangster.name} (${describeRole(gangster)}) stays with the gang: SMARTS`,
    stat: computeCurrentStat(gangster, 'smarts'),
  });
  if (passed) {
    table.emit({ type: 'stood-by', seat: gangster.gang, who: gangster.name });
    return;
  }
  const to = table.dice.pick(others, `Where ${gangster.name} goes`).id;
  const { id, gang: from } = gangster;
  table.emit({ type: 'defected', gangster: id, from, to });
  rememberDefection(table, from, to);
}
