import type { Rulebook } from '../../kernel/rulebook.ts';
import { playOn } from '../../kernel/month.ts';
import { apply } from './apply.ts';
import { campaignBattles } from './battles/index.ts';
import { audience, diceAudience } from './audience.ts';
import { campaignView, rulebookId, rulebookVersion } from './campaignView.ts';
import { describe } from './describe.ts';
import { edit, titleOfEdit } from './rulings/index.ts';
import { formTables } from './formTables.ts';
import { foundCampaign } from './founding.ts';
import { rulesOf } from './eventRules.ts';
import type { ParadiseGame } from './game.ts';
import { checkRunning } from './joining/check.ts';
import { enterRunning } from './joining/enter.ts';
import { booksMoves } from './ledger.ts';
import { imagine } from './imagining/imagine.ts';
import { figures, ranking } from './imagining/standing.ts';
import { gangOf, seatsOf } from './lookups.ts';
import { newsOf } from './news.ts';
import { isWritten, reasonsTold } from './minds/lookups.ts';
import { sitrepOf } from './minds/sitrep.ts';
import { standIn, writeNow } from './minds/writing.ts';
import { give, quote, titleOf } from './orders/index.ts';
import { withdrawAll } from './orders/filing.ts';
import { phases, planFor, standBefore } from './phases.ts';
import { projections } from './projections.ts';
import { quickSetup, quoteSetup, sampleSetup } from './quickSetup.ts';
import { fightScenario } from './skirmish/report.ts';
import { scenarioNames } from './skirmish/scenarioNames.ts';
import { seatView } from './seatView.ts';
import { blankState } from './state.ts';

/** The Paradise campaign as the kernel plays it. */
export const paradise: Rulebook<ParadiseGame> = {
  id: rulebookId,
  version: rulebookVersion,
  blank: blankState,
  seedOf: (setup) => setup.seed,
  sampleSetup,
  quickSetup,
  quoteSetup,
  setup(table, setup) {
    table.entry({
      title: `Found ${setup.title}`,
      author: { kind: 'gm' },
      order: setup,
      reason: null,
    });
    foundCampaign(table, setup);
    playOn(paradise, table, { auto: false });
  },
  checkRunning,
  enter: enterRunning,
  apply,
  monthOf: (state) => state.month,
  closedMonth: (event) => (event.type === 'month-closed' ? event.month : null),
  phases,
  phaseOf: (state) => state.phase,
  standBefore,
  isOver: (state) => state.victory !== null,
  give,
  quote,
  titleOf,
  edit,
  titleOfEdit,
  plan: (state, seat) => planFor(seatView(state, seat)),
  takesOrders: (state, seat) => gangOf(state, seat).isHuman || isWritten(state, seat),
  writeNow: (table, seat) => writeNow(table, seat, planFor),
  standIn,
  sitrep: sitrepOf,
  tellsWhy(state) {
    const told = reasonsTold(state);
    return told === 'exact' || told === 'summary' ? told : 'nothing';
  },
  view(state, viewer) {
    if (viewer !== 'gm') gangOf(state, viewer);
    return campaignView(state, viewer);
  },
  imagine,
  figures,
  ranking,
  withdrawAll,
  audience,
  diceAudience,
  describe,
  rulesOf,
  nameOf: (state, seat) => gangOf(state, seat).name,
  isHuman: (state, seat) => gangOf(state, seat).isHuman,
  seatsOf,
  news: newsOf,
  moneyMoves: booksMoves,
  banks: (state) =>
    seatsOf(state).map((seat) => ({ seat, dollars: state.purses[seat]?.bankDollars ?? 0 })),
  projections,
  tables: formTables,
  battles: { scenarios: scenarioNames, fight: fightScenario, ...campaignBattles },
};
