import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { mournBoss } from '../gangs/succession.ts';
import { computeCurrentStat } from '../state/condition.ts';
import { requireGang, listLivingGangs, listMembers, requirePurse } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';
import {
  attorneyGeneralSmarts,
  bossTrialDollars,
  lawyerSmartsByFace,
  ownCourtUpTo,
  release,
  trialDollars,
  firstAgents,
} from '../tables/courts.ts';
import { listOwnedJudges } from '../officials/lookups.ts';

type Prisoner = DeepReadonly<Gangster>;

/** [LAW-1] Lists a gang's men who were booked and wait for court. */
export function listBooked(state: Pick<State, 'gangsters'>, seat: SeatId): Prisoner[] {
  return listMembers(state, seat).filter(({ custody }) => custody === 'jail');
}

/** Returns true if any case is before the courts this month. */
export function hasCases(state: State): boolean {
  return listLivingGangs(state).some(
    ({ id }) =>
      listBooked(state, id).length > 0 ||
      listDueOnBail(state, id).length > 0 ||
      listDueToTalk(state, id).length > 0 ||
      state.courts.bossTrials[id] !== undefined,
  );
}

/** [LAW-1] Returns true if a human gang has a booked man without a decision. */
export function mustWaitForPleas(state: State): boolean {
  return listLivingGangs(state)
    .filter(({ isHuman }) => isHuman)
    .some(({ id }) => listBooked(state, id).some((g) => state.courts.pleas[g.id] === undefined));
}

/** [MONTH-5] Everybody's cases, gang by gang. */
export function runCourts(table: ParadiseTable): void {
  for (const { id } of listLivingGangs(table.state)) {
    for (const convict of listDueToTalk(table.state, id)) testSilence(table, convict);
    for (const prisoner of listBooked(table.state, id)) decideCase(table, prisoner);
    for (const bailed of listDueOnBail(table.state, id)) stand(table, bailed);
    if (table.state.courts.bossTrials[id] !== undefined) tryBoss(table, id);
  }
}

/** [LAW-1] Buys the prisoner out if that is wanted and paid for; otherwise tries him. */
function decideCase(table: ParadiseTable, prisoner: Prisoner): void {
  const plea = table.state.courts.pleas[prisoner.id] ?? 'release';
  if (plea === 'release' && buyOut(table, prisoner)) return;
  stand(table, prisoner);
}

/** [LAW-1] In the gang's own court it costs half. */
function buyOut(table: ParadiseTable, prisoner: Prisoner): boolean {
  const { state } = table;
  const seat = prisoner.gang;
  const bank = requirePurse(state, seat).bankDollars;
  if (bank < release.inOwnCourtDollars) return false;
  const dollars = isOwnCourt(table, seat, prisoner.name) ? release.inOwnCourtDollars : release.dollars;
  if (bank < dollars) return false;
  const bailMonth = state.houseRules.booking === 'bail' ? state.month + 1 : null;
  table.emit({ type: 'released', seat, gangster: prisoner.id, dollars, bailMonth });
  return true;
}

/** [LAW-1] D6: 1-2 with one owned Judge, 1-4 with two, always with three. */
function isOwnCourt(table: ParadiseTable, seat: SeatId, whose: string): boolean {
  const judges = listOwnedJudges(table.state, seat).length;
  if (judges === 0) return false;
  const upTo = ownCourtUpTo[Math.min(3, judges)] ?? 0;
  const { total } = table.dice.roll({
    purpose: `Whose court the case of ${whose} comes to`,
    meaning: `On ${upTo} or less it comes to a Judge of the gang’s own; on more, to another one.`,
  });
  return total <= upTo;
}

/** [LAW-1] Lists the gang's people whose bail runs out by this month. */
function listDueOnBail(state: State, seat: SeatId): Prisoner[] {
  const { bail } = state.courts;
  if (Object.keys(bail).length === 0) return [];
  return listMembers(state, seat).filter(
    ({ id, custody }) => custody === null && (bail[id] ?? Infinity) <= state.month,
  );
}

/** [LAW-2] Tests the lawyer's SMARTS for freedom or the Pen. Without his fee there is no trial and no release. */
function stand(table: ParadiseTable, prisoner: Prisoner): void {
  const { state, dice } = table;
  const seat = prisoner.gang;
  if (requirePurse(state, seat).bankDollars < trialDollars) {
    table.emit({ type: 'left-in-jail', seat, gangster: prisoner.id });
    return;
  }
  const { isBoss } = prisoner;
  const smarts = rollLawyer(table, seat);
  const { passed } = dice.test({ purpose: `The lawyer for ${prisoner.name}: SMARTS`, stat: smarts });
  table.emit({ type: 'tried', seat, gangster: prisoner.id, dollars: trialDollars, isAcquitted: passed });
  if (passed || !isBoss) return;
  satisfyFeds(table, seat);
  mournBoss(table, seat, 'sent-up');
}

/** [LAW-2] Thrown once for each gang. */
function rollLawyer(table: ParadiseTable, seat: SeatId): number {
  const known = table.state.courts.lawyers[seat];
  if (known !== undefined) return known;
  const { name } = requireGang(table.state, seat);
  const face = table.dice.roll({
    purpose: `SMARTS of the lawyer of ${name}`,
    meaning: `From 1 to 6 his SMARTS is ${joinWords(lawyerSmartsByFace.map(String))}.`,
  }).total;
  const smarts = lawyerSmartsByFace[face - 1] ?? 5;
  table.emit({ type: 'lawyer-retained', seat, smarts });
  return smarts;
}

/** [LAW-2] Computes the chance that the gang's lawyer wins a man's case; an unknown lawyer is any of six. */
export function computeAcquittalChance(state: State, seat: SeatId): number {
  return averageOverLawyers(state, seat, (smarts) => Math.min(6, smarts) / 6);
}

/** [LAW-4] Computes the chances that one month ends the Boss's trial either way. */
export function computeBossTrialChances(state: State, seat: SeatId): { acquitted: number; convicted: number } {
  const computeCaseChance = (smarts: number): number => Math.min(5, smarts) / 6;
  const prosecution = computeCaseChance(attorneyGeneralSmarts);
  return {
    acquitted: averageOverLawyers(state, seat, (smarts) => computeCaseChance(smarts) * (1 - prosecution)),
    convicted: averageOverLawyers(state, seat, (smarts) => (1 - computeCaseChance(smarts)) * prosecution),
  };
}

function averageOverLawyers(state: State, seat: SeatId, of: (smarts: number) => number): number {
  const known = state.courts.lawyers[seat];
  const lawyers = known === undefined ? lawyerSmartsByFace : [known];
  return lawyers.reduce((total, smarts) => total + of(smarts), 0) / lawyers.length;
}

/** [LAW-3] Lists the gang's convicts of earlier months who have not been asked yet. */
function listDueToTalk(state: State, seat: SeatId): Prisoner[] {
  return listMembers(state, seat).filter(
    ({ id, custody }) => custody === 'pen' && (state.courts.unasked?.[id] ?? Infinity) < state.month,
  );
}

/** [LAW-3] Tests SMARTS after a month in the Pen; a man who fails talks, and the Feds come for his gang. */
function testSilence(table: ParadiseTable, prisoner: Prisoner): void {
  const { passed } = table.dice.test({
    purpose: `${prisoner.name} keeps his mouth shut in the Pen: SMARTS`,
    stat: computeCurrentStat(prisoner, 'smarts'),
  });
  const seat = prisoner.gang;
  if (passed) {
    table.emit({ type: 'kept-mum', seat, gangster: prisoner.id });
    return;
  }
  table.emit({ type: 'turned-stool-pigeon', seat, gangster: prisoner.id });
  if (!table.state.feds.inTown) table.emit({ type: 'feds-arrived', month: table.state.month, agents: firstAgents });
  // [LAW-3] A second gang in their sights leaves the first one there.
  const targets = [...table.state.feds.targets.filter((other) => other !== seat), seat];
  table.emit({ type: 'feds-targeted', seat, targets });
}

/** [LAW-4] The State Attorney against the lawyer; it ends when one of them makes his case and the other does not. */
function tryBoss(table: ParadiseTable, seat: SeatId): void {
  const { state, dice } = table;
  const boss = listMembers(state, seat).find(({ isBoss }) => isBoss);
  if (boss === undefined || requirePurse(state, seat).bankDollars < bossTrialDollars) return;
  const smarts = rollLawyer(table, seat);
  const defense = dice.test({ purpose: `The lawyer for ${boss.name}: SMARTS`, stat: smarts, sixFails: true });
  const prosecution = dice.test({
    purpose: `The State Attorney General against ${boss.name}: SMARTS`,
    stat: attorneyGeneralSmarts,
    sixFails: true,
  });
  const outcome = defense.passed === prosecution.passed ? 'goes-on' : defense.passed ? 'acquitted' : 'convicted';
  table.emit({ type: 'boss-tried', seat, gangster: boss.id, dollars: bossTrialDollars, outcome });
  if (outcome === 'goes-on') return;
  satisfyFeds(table, seat);
  if (outcome === 'convicted') mournBoss(table, seat, 'sent-up');
}

/** [LAW-4] Takes a gang off the Feds' list if its Boss was acquitted in his trial, or convicted by any court. */
function satisfyFeds(table: ParadiseTable, seat: SeatId): void {
  const { targets: before } = table.state.feds;
  if (!before.includes(seat)) return;
  const targets = before.filter((other) => other !== seat);
  table.emit({ type: 'feds-targeted', seat: null, lifted: seat, targets });
}

/** [LAW-4] Opens the Boss's trial and decides its court. */
export function openBossTrial(table: ParadiseTable, seat: SeatId): void {
  const { bossName } = requireGang(table.state, seat);
  table.emit({ type: 'boss-trial-opened', seat, isOwnCourt: isOwnCourt(table, seat, bossName) });
}
