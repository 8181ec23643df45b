import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { type Phase, playRing } from '#kernel/play.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { writesForPlayers, type Pacing } from '#kernel/rulebook.ts';
import { simulate } from '#kernel/run.ts';
import { closeBargains, openBargains, thankForPeace } from './bargains/keeping.ts';
import { raidByFeds } from './battles/arranging/raiding.ts';
import { shareBattles } from './battles/settling/resolve.ts';
import { fightTheRest, fightUnattended, listUnsettledHuman } from './battles/settling/fight.ts';
import { restGuards } from './battles/settling/settle.ts';
import { tellCityEvents } from './campaign/cityEvents.ts';
import { answerCityLetters } from './rulings/letterAnswers.ts';
import { decideVictory, eliminateGangs, recallFeds } from './campaign/victory.ts';
import { collectLoot, payPrecincts, mustWaitForPayoffs } from './city/payoffs.ts';
import { hasCases, runCourts, mustWaitForPleas } from './courts/docket.ts';
import { apply } from './rows.ts';
import { areTimesHard, payWages, scatterPlaceless } from './gangs/hardTimes.ts';
import { crownBoss } from './gangs/succession.ts';
import { hasPatients, listPatients, runInfirmary, sendOutWounded, mustWaitForCare } from './infirmary/healing.ts';
import { isWritten } from './minds/lookups.ts';
import { giveAsPlanned, requireCanAct } from './handlers.ts';
import type { Plan } from './minds/reason.ts';
import type { LookAhead, Planner } from './npc/ahead/lookAhead.ts';
import { planOfficialsPay } from './npc/hall/officialsPay.ts';
import { planPleas } from './npc/hall/pleas.ts';
import { planAnswer } from './npc/jobs/answers.ts';
import { planRaid } from './npc/jobs/raids.ts';
import { planCare } from './npc/money/care.ts';
import { planPayoffs } from './npc/money/payoffs.ts';
import type { TryOut } from './npc/erratic.ts';
import { planMonth } from './npc/plan.ts';
import { buildSeatView } from './npc/sight.ts';
import { planAmbition } from './npc/worth/ambitions.ts';
import { answerCalls } from './jobs/answering.ts';
import { listSeatsCalled } from './jobs/call.ts';
import { rollForTheEar, sendPolice, mustWaitForRaid } from './jobs/somethingMustBeDone.ts';
import { hasOfficialsToPay, hasWithheld, payOfficials, mustWaitForOfficials } from './officials/posts/pay.ts';
import { compareRates, listUnderpaid } from './officials/posts/raises.ts';
import { easeOutrage, rollOutrage } from './outrage/monthly.ts';
import { settleOffers } from './shows/bands/offers.ts';
import { billBands, closeCollections, openShows } from './shows/month.ts';
import type { State } from './state.ts';
import type { PhaseId } from './state/records/campaign.ts';
import type { Gang } from './state/records/gangs.ts';
import { listLivingGangs, requirePurse, listSeatWaitingOrders } from './lookups.ts';
import type { ParadiseTable } from './table.ts';
import { write } from './writing.ts';
import { playReveal } from './orders/reveal.ts';

type ParadisePhase = Phase<State, ParadiseTable> & { id: PhaseId; rule: string };

const waitNever = (): boolean => false;

/**
 * [MONTH-1 to MONTH-11] Creates the month in order. The month begins before `payoffs` and `orders`; `planner` writes
 * the orders of NPC gangs.
 */
const createPhases = (planner: Planner): readonly ParadisePhase[] => [
  createAutomaticPhase('collections', 'MONTH-1', runCollections),
  {
    id: 'payoffs',
    rule: 'MONTH-2',
    waits: (state, pacing) => !pacing.auto && (mustWaitForPayoffs(state) || mustWaitForOfficials(state)),
    run: runPayoffs,
  },
  createAutomaticPhase('officials-pay', 'MONTH-3', runOfficialsPay),
  {
    id: 'infirmary',
    rule: 'MONTH-4',
    waits: (state, pacing) => !pacing.auto && mustWaitForCare(state),
    run: seeToTheWounded,
  },
  { id: 'courts', rule: 'MONTH-5', waits: (state, pacing) => !pacing.auto && mustWaitForPleas(state), run: holdCourt },
  { id: 'orders', rule: 'MONTH-6', waits: () => true, run: (table, pacing) => writeOrders(table, pacing, planner) },
  createAutomaticPhase('reveal', 'MONTH-7', revealOrders),
  {
    id: 'calls',
    rule: 'MONTH-7',
    waits: (state, pacing) => !pacing.auto && listSeatsCalled(state).length > 0,
    run: hearAnswers,
  },
  createAutomaticPhase('scenarios', 'MONTH-8', fightUnattended),
  createBattlePhase('battles', 'MONTH-8'),
  createAutomaticPhase('press', 'MONTH-9', (table) => {
    openEntry(table, `${formatMonth(table.state.month)}: the press and City Hall`);
    playReveal(table, 'exposures');
    playReveal(table, 'columns');
    playReveal(table, 'editor');
    playReveal(table, 'mayor');
  }),
  createAutomaticPhase('outrage', 'MONTH-10', (table) => {
    openEntry(table, `${formatMonth(table.state.month)}: public outrage`);
    easeOutrage(table);
    if (rollOutrage(table) === 'something-must-be-done') rollForTheEar(table);
  }),
  { id: 'raid', rule: 'MONTH-10', waits: (state, pacing) => !pacing.auto && mustWaitForRaid(state), run: sendTheLaw },
  createBattlePhase('law', 'MONTH-10'),
  createAutomaticPhase('close', 'MONTH-11', (table) => {
    setAims(table);
    openEntry(table, `${formatMonth(table.state.month)} closed`);
    for (const gang of listLivingGangs(table.state)) crownBoss(table, gang.id);
    restGuards(table);
    scatterPlaceless(table);
    eliminateGangs(table);
    recallFeds(table);
    decideVictory(table);
    tellCityEvents(table);
    table.emit({ type: 'month-closed', month: table.state.month });
  }),
];

/** [GANG-11] Plays an imagined campaign on to its next orders; nothing of the real one is touched. */
export const lookAhead: LookAhead = (own, planner) =>
  simulate(own, { apply }, (table: ParadiseTable) => playPhases(createPhases(planner), table, { auto: true }));

/** [GANG-11] Gives orders as in the orders phase of an imagined campaign. */
const tryOut: TryOut = (own, seat, plan) => {
  let plans: Plan[] = [];
  simulate(own, { apply }, (table: ParadiseTable) => {
    openEntry(table, '');
    plans = plan((order) => {
      requireCanAct(table.state, seat, order);
      giveAsPlanned(table, seat, order);
    });
  });
  return plans;
};

const isOver = (state: State): boolean => state.victory !== null;

/** [GANG-11] Plans the orders the program would give for a seat, no matter who plays it. */
export const planFor: Planner = (view) => shareBattles(() => planMonth(view, { lookAhead, tryOut }));

/** The month as the campaign plays it. */
export const phases = createPhases(planFor);

/**
 * Plays from the campaign's present phase to the next one that waits. At most one month ends on the way, because later
 * months need orders first.
 */
export function playMonth(table: ParadiseTable, pacing: Pacing): void {
  playPhases(phases, table, pacing);
}

function playPhases(ring: readonly ParadisePhase[], table: ParadiseTable, pacing: Pacing): void {
  playRing(ring, table, pacing, {
    from: table.state.phase,
    isOver,
    stand(phase) {
      table.emit({ type: 'stands-before', phase: phase as PhaseId });
    },
  });
}

/** Creates a phase that waits for the unsettled battles of human gangs and then fights the rest. */
function createBattlePhase(id: PhaseId, rule: string): ParadisePhase {
  return {
    id,
    rule,
    waits: (state, pacing) => !pacing.auto && listUnsettledHuman(state).length > 0,
    run: fightTheRest,
  };
}

function createAutomaticPhase(
  id: PhaseId,
  rule: string,
  run: (table: ParadiseTable, pacing: Pacing) => void,
): ParadisePhase {
  return { id, rule, waits: waitNever, run };
}

/** [MONTH-7] Opens the sealed orders, step by step, with the other works of the reveal between them. */
function revealOrders(table: ParadiseTable): void {
  answerCityLetters(table);
  openEntry(table, `${formatMonth(table.state.month)}: the reveal`);
  thankForPeace(table);
  playReveal(table, 'broken-bargains');
  openBargains(table);
  sendOutWounded(table);
  playReveal(table, 'fixed-numbers');
  playReveal(table, 'bids');
  playReveal(table, 'card');
  playReveal(table, 'bouts');
  settleOffers(table);
  playReveal(table, 'boxers');
  playReveal(table, 'funerals');
  playReveal(table, 'works');
  billBands(table);
  playReveal(table, 'take-overs');
  playReveal(table, 'jobs');
  closeBargains(table);
}

/** [MONTH-7] Opens the answers of gangs that were called out or asked to a Meet. */
function hearAnswers(table: ParadiseTable, pacing: Pacing): void {
  const { month, phase } = table.state;
  // Without a wait it is part of the reveal.
  if (phase === 'calls') openEntry(table, `${formatMonth(month)}: who comes when he is called`);
  answerCalls(table, { auto: pacing.auto, plan: planAnswer });
}

/** [MONTH-1] */
function runCollections(table: ParadiseTable): void {
  openEntry(table, `${formatMonth(table.state.month)}: Loot collected`);
  const shut = openShows(table);
  collectLoot(table);
  closeCollections(table, shut);
  // An entry of its own only if there is something to tell.
  const cases = listUnderpaid(table.state);
  if (cases.length === 0) return;
  openEntry(table, `${formatMonth(table.state.month)}: officials compare their pay`);
  compareRates(table, cases);
}

/** [MONTH-4] Plays the decisions of NPC gangs on their care, then the month of all wounded. */
function seeToTheWounded(table: ParadiseTable, pacing: Pacing): void {
  if (!hasPatients(table.state)) return;
  for (const gang of listWriters(table.state, pacing)) {
    if (listPatients(table.state, gang.id).length === 0) continue;
    write(table, gang, planCare(buildSeatView(table.state, gang.id)));
  }
  openEntry(table, `${formatMonth(table.state.month)}: the infirmary`);
  runInfirmary(table, pacing);
}

/** [MONTH-5] NPC gangs decide on their prisoners, then the courts sit. */
function holdCourt(table: ParadiseTable, pacing: Pacing): void {
  if (!hasCases(table.state)) return;
  for (const gang of listWriters(table.state, pacing)) {
    write(table, gang, planPleas(buildSeatView(table.state, gang.id)));
  }
  openEntry(table, `${formatMonth(table.state.month)}: the courts`);
  runCourts(table);
}

/** [MONTH-2] NPC gangs decide on their payoffs, then every precinct is paid. */
function runPayoffs(table: ParadiseTable, pacing: Pacing): void {
  for (const gang of listWriters(table.state, pacing)) {
    if (gang.isHuman && requirePurse(table.state, gang.id).withheld.length > 0) continue;
    write(table, gang, planPayoffs(buildSeatView(table.state, gang.id)));
  }
  openEntry(table, `${formatMonth(table.state.month)}: precincts paid`);
  payPrecincts(table);
}

/** [MONTH-3] Plays the NPC gangs' choices on pay, then pays all officials. */
function runOfficialsPay(table: ParadiseTable, pacing: Pacing): void {
  for (const gang of listWriters(table.state, pacing)) {
    if (gang.isHuman && hasWithheld(table.state, gang.id)) continue;
    write(table, gang, planOfficialsPay(buildSeatView(table.state, gang.id)));
  }
  if (hasOfficialsToPay(table.state)) {
    openEntry(table, `${formatMonth(table.state.month)}: officials paid`);
  }
  payOfficials(table);
  if (!areTimesHard(table.state)) return;
  openEntry(table, `${formatMonth(table.state.month)}: wages and hard times`);
  payWages(table);
}

/** [PO-5, PO-6] Sends the police where the winner wants, then the Feds. */
function sendTheLaw(table: ParadiseTable, pacing: Pacing): void {
  const { month, phase } = table.state;
  // Without a wait it is part of the outrage that caused it.
  if (phase === 'raid') openEntry(table, `${formatMonth(month)}: the police are sent out`);
  sendPolice(table, pacing, planRaid);
  raidByFeds(table);
}

/**
 * [MONTH-6] Writes the orders of NPC gangs; under `auto` those of human gangs too, whose own orders for the reveal are
 * kept.
 */
function writeOrders(table: ParadiseTable, pacing: Pacing, planner: Planner): void {
  const auto = writesForPlayers(pacing);
  const writers = listWriters(table.state, { auto }).filter(({ id }) => !isWritten(table.state, id));
  const planned = writers.map((gang) => ({ gang, plans: planner(buildSeatView(table.state, gang.id)) }));
  for (const { gang, plans } of planned) {
    const filed = listSeatWaitingOrders(table.state, gang.id);
    const kinds = new Set(filed.map(({ order }) => order.kind));
    write(
      table,
      gang,
      plans.filter(({ order }) => !kinds.has(order.kind)),
    );
  }
}

/** [GANG-11] Sets the aims of NPC gangs. */
function setAims(table: ParadiseTable): void {
  const { month } = table.state;
  const changes = listLivingGangs(table.state)
    .filter(({ isHuman }) => !isHuman)
    .flatMap(({ id: seat }) => {
      const change = planAmbition(buildSeatView(table.state, seat));
      return change === null ? [] : [{ seat, ...change }];
    });
  if (changes.length === 0) return;
  openEntry(table, `${formatMonth(month)}: what the gangs are after`);
  for (const change of changes) table.emit({ type: 'ambition-set', month, ...change });
}

function listWriters(state: State, pacing: Pacing): DeepReadonly<Gang>[] {
  return listLivingGangs(state).filter((gang) => pacing.auto || !gang.isHuman);
}

function openEntry(table: ParadiseTable, title: string): void {
  table.entry({ title, author: { kind: 'rules' }, order: null, reason: null });
}
