import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { findCity, type InCity } from '#shared/games/paradise/cities/city.ts';
import type { LeadingInput, SingleBattle } from '#shared/games/paradise/views/battle.ts';
import { convertReason } from './minds/reason.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { Running } from '#shared/games/paradise/running.ts';
import type { GangSetup } from '#shared/games/paradise/setup.ts';
import type { CampaignView, BooksMonth } from '#shared/games/paradise/views/campaign.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import { listOutrageMoves } from './views/moves.ts';
import { listRecords } from './views/records.ts';
import { leadSingleBattle } from './battles/leading.ts';
import { campaignBattles } from './battles/campaignBattles.ts';
import { withdrawAll } from './filing/filing.ts';
import { foundCampaign } from './setup/founding.ts';
import { showRules } from './views/show.ts';
import { enterStart } from './setup/underWay.ts';
import { createQuickSetup, quoteSetup, sampleSetup } from './setup/quickSetup.ts';
import { events } from './rows.ts';
import type { ParadiseGame } from './game.ts';
import { sampleState } from './npc/imagining/imagine.ts';
import { listEndings, figures, rankOutcome, findFigureValue } from './views/foresight.ts';
import { runningTables } from './setup/runningTables.ts';
import { checkRunning } from './setup/joiningCheck.ts';
import { enterRunning } from './setup/joining.ts';
import { mail } from './mail/mail.ts';
import { isWritten, findReasonsTold } from './minds/lookups.ts';
import { buildSeatView } from './npc/sight.ts';
import { listBestPurchases } from './npc/standard.ts';
import { createNames, createReferences, findMansGang } from './namesOf.ts';
import { collectNews } from './views/news.ts';
import { give, giveAsPlanned } from './handlers.ts';
import { quote } from './quote.ts';
import { formatOrderTitle } from './titles.ts';
import { planFor, playMonth } from './phases.ts';
import { projections } from './views/projections.ts';
import { followAnswer } from './rulings/letterAnswers.ts';
import { carryOut, describeRuling } from './rulings/carryOut.ts';
import { buildAttitudes, forecastTerms } from './views/attitudes.ts';
import { buildCampaignView, findEnding, listSeatHeads } from './views/view.ts';
import { buildFormTables } from './views/forms.ts';
import { buildSituationReport } from './views/situationReport.ts';
import { describeStatus } from './views/status.ts';
import { findWait } from './views/waits.ts';
import { fightScenarioOnPage } from './battles/watching/film.ts';
import { fightScenario } from './skirmish/outcomes/report.ts';
import { reportHeadings } from './state/eventRows.ts';
import { createBlankState, type State } from './state.ts';
import { requireGang, listSeats, listWaitingOrders } from './lookups.ts';
import { upcasts } from './upcasts.ts';
import { takeOverSeat, writeNow } from './writing.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listAllBooks } from './state/records/books.ts';
import { listEveryBattle } from './views/battles.ts';

/** The calls that only the battle and books screens make. */
const archive = { battles: listEveryBattle, books: listBooks };

/** The Paradise campaign as the kernel plays it. */
export const paradise = {
  id: 'paradise',
  version: 9,
  title: 'Paradise',
  party: 'gang',
  period: { one: 'month', name: formatMonth },
  headings: reportHeadings,
  chronicle: { listMoves: listOutrageMoves, listRecords },
  show: showRules,
  events,
  orders: { give, giveAsPlanned, quote, titleOf: formatOrderTitle },
  rulings: { carryOut, titleOf: describeRuling },
  followAnswer,
  upcasts,
  blank: createBlankState,
  sampleSetup,
  quickSetup: createQuickSetup,
  found(table, setup): void {
    if (setup.city?.start !== undefined) {
      enterStart(table, setup);
      return;
    }
    table.entry({ title: `Found ${setup.title}`, author: { kind: 'gm' }, order: setup, reason: null });
    foundCampaign(table, setup);
    playMonth(table, { auto: false });
  },
  periodOf: (state) => state.month,
  closedPeriod: (event) => (event.type === 'month-closed' ? event.month : null),
  ending: findEnding,
  endingEvent: 'won',
  waitsFor: findWait,
  step: playMonth,
  flow: 'by-the-table',
  seats: (state) =>
    listSeatHeads(state).map((head) => ({ ...head, takesOrders: head.isHuman || isWritten(state, head.seat) })),
  view(state, viewer): CampaignView {
    if (viewer !== 'gm') requireGang(state, viewer);
    return buildCampaignView(state, viewer);
  },
  status: describeStatus,
  names: createNames,
  refer: createReferences,
  seatOf: findMansGang,
  sight: buildSeatView,
  plan: (sight) => planFor(sight).map(({ order, reason }) => ({ order, reason: convertReason(reason) })),
  tellsRunningPeriod: true,
  news: ({ state, period, happenings, motives }) => collectNews(state, period, happenings, motives),
  banks: (state) => listSeats(state).map((seat) => ({ seat, dollars: state.purses[seat]?.bankDollars ?? 0 })),
  projections,
  battles: { scenarios: scenarioNames, fight: fightScenario, page: fightScenarioOnPage, ...campaignBattles },
  archive,
  foresight: {
    imagine: sampleState,
    figures,
    findFigureValue,
    endings: listEndings,
    ranking: rankOutcome,
    waitingOrders: (state) => listWaitingOrders(state).map(({ seat, title }) => ({ seat, title })),
    withdrawAll,
  },
  joining: {
    check: checkRunning,
    headOf: ({ title, seed }: Running) => ({ title, seed }),
    enter: enterRunning,
    tables: runningTables,
  },
  opposition: {
    writeNow: (table, seat) => writeNow(table, seat, planFor),
    takeOverSeat: takeOverSeat,
    situationReport: buildSituationReport,
    listPurchases: (sight) =>
      listBestPurchases(sight).map(({ order, reason: { sentence, score } }) => {
        return { order, reason: { sentence, score, factors: [] } };
      }),
    tellsWhy(state): 'exact' | 'summary' | 'nothing' {
      const told = findReasonsTold(state);
      return told === 'exact' || told === 'summary' ? told : 'nothing';
    },
  },
  diplomacy: {
    attitudes: buildAttitudes,
    forecastTerms: (state, asker, { to, terms }) => forecastTerms(state, asker, { to, terms: terms as BargainTerms }),
  },
  mail,
  forms: {
    tables: (asked: { city?: CityPack }) => buildFormTables(asked),
    quote: ({ city, gang, houseRules }: InCity & { gang: GangSetup; houseRules: HouseRules }) =>
      quoteSetup(findCity({ city }), gang, houseRules),
    leadSingle: ({ battle, ...leading }: LeadingInput & { battle: SingleBattle }) => leadSingleBattle(battle, leading),
  },
} satisfies Rulebook<ParadiseGame>;

/** Lists a gang's books. After the campaign is won, the month that did not come is left out. */
function listBooks(state: State, seat: SeatId): BooksMonth[] {
  return listAllBooks(state, seat)
    .filter(({ month }) => state.victory === null || month < state.month)
    .map(({ seat: _seat, ...row }) => row);
}
