import { toldReason } from './minds/reason.ts';
import { formatMonth } from '../../../src-shared/games/paradise/calendar.ts';
import type { HouseRules } from '../../../src-shared/games/paradise/houseRules.ts';
import type { Running } from '../../../src-shared/games/paradise/running.ts';
import type { GangSetup } from '../../../src-shared/games/paradise/setup.ts';
import type { CampaignView } from '../../../src-shared/games/paradise/views/campaign.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { doorChanges, landmarks } from './city/chronicle.ts';
import { campaignBattles } from './battles/campaignBattles.ts';
import { withdrawAll } from './filing/filing.ts';
import { foundCampaign } from './campaign/founding.ts';
import { quickSetup, quoteSetup, sampleSetup } from './campaign/quickSetup.ts';
import { events } from './events.ts';
import type { ParadiseGame } from './game.ts';
import { imagine } from './imagining/imagine.ts';
import { endings, figures, ranking, valueOf } from './imagining/standing.ts';
import { checkRunning } from './joining/check.ts';
import { enterRunning } from './joining/enter.ts';
import { mail } from './mail/mail.ts';
import { isWritten, reasonsTold } from './minds/lookups.ts';
import { seatView } from './minds/seatView.ts';
import { namesOf, referencesIn, whoseMan } from './namesOf.ts';
import { newsOf } from './news.ts';
import { give, giveAsPlanned, quote, titleOf } from './orders.ts';
import { planFor, playMonth } from './phases.ts';
import { projections } from './projections.ts';
import { edit, titleOfEdit } from './rulings/carryOut.ts';
import { archive } from './screens/archive.ts';
import { campaignView } from './screens/campaign.ts';
import { formTables } from './screens/forms.ts';
import { endingOf, seatHeads } from './screens/heads.ts';
import { sitrepOf } from './screens/sitrep.ts';
import { statusOf } from './screens/status.ts';
import { waitsFor } from './screens/waits.ts';
import { fightScenario } from './skirmish/outcomes/report.ts';
import { scenarioNames } from './skirmish/scenarios/scenarioNames.ts';
import { reportHeadings } from './state/eventRows.ts';
import { blankState } from './state/index.ts';
import { gangOf, seatsOf, waitingOrders } from './state/lookups.ts';
import { upcasts } from './upcasts.ts';
import { standIn, writeNow } from './writing.ts';

/** The Paradise campaign as the kernel plays it. */
export const paradise = {
  id: 'paradise',
  version: 3,
  title: 'Paradise',
  party: 'gang',
  period: { one: 'month', name: formatMonth },
  headings: reportHeadings,
  chronicle: { landmarks, changes: doorChanges },
  events,
  orders: { give, giveAsPlanned, quote, titleOf },
  rulings: { carryOut: edit, titleOf: titleOfEdit },
  upcasts,
  blank: blankState,
  sampleSetup,
  quickSetup,
  found(table, setup): void {
    table.entry({
      title: `Found ${setup.title}`,
      author: { kind: 'gm' },
      order: setup,
      reason: null,
    });
    foundCampaign(table, setup);
    playMonth(table, { auto: false });
  },
  periodOf: (state) => state.month,
  closedPeriod: (event) => (event.type === 'month-closed' ? event.month : null),
  ending: endingOf,
  endingEvent: 'won',
  waitsFor,
  step: playMonth,
  flow: 'by-the-table',
  seats: (state) =>
    seatHeads(state).map((head) => ({
      ...head,
      takesOrders: head.isHuman || isWritten(state, head.seat),
    })),
  view(state, viewer): CampaignView {
    if (viewer !== 'gm') gangOf(state, viewer);
    return campaignView(state, viewer);
  },
  status: statusOf,
  names: namesOf,
  refer: referencesIn,
  seatOf: whoseMan,
  sight: seatView,
  plan: (sight) =>
    planFor(sight).map(({ order, reason }) => ({ order, reason: toldReason(reason) })),
  news: ({ state, period, happenings, motives }) => newsOf(state, period, happenings, motives),
  banks: (state) =>
    seatsOf(state).map((seat) => ({ seat, dollars: state.purses[seat]?.bankDollars ?? 0 })),
  projections,
  battles: { scenarios: scenarioNames, fight: fightScenario, ...campaignBattles },
  archive,
  foresight: {
    imagine,
    figures,
    valueOf,
    endings,
    ranking,
    waitingOrders: (state) => waitingOrders(state).map(({ seat, title }) => ({ seat, title })),
    withdrawAll,
  },
  joining: {
    check: checkRunning,
    headOf: ({ title, seed }: Running) => ({ title, seed }),
    enter: enterRunning,
  },
  opposition: {
    writeNow: (table, seat) => writeNow(table, seat, planFor),
    standIn,
    sitrep: sitrepOf,
    tellsWhy(state): 'exact' | 'summary' | 'nothing' {
      const told = reasonsTold(state);
      return told === 'exact' || told === 'summary' ? told : 'nothing';
    },
  },
  mail,
  forms: {
    tables: formTables,
    quote: ({ gang, houseRules }: { gang: GangSetup; houseRules: HouseRules }) =>
      quoteSetup(gang, houseRules),
  },
} satisfies Rulebook<ParadiseGame>;
