import ChartLine from '@lucide/svelte/icons/chart-line';
import MapIcon from '@lucide/svelte/icons/map';
import Swords from '@lucide/svelte/icons/swords';
import Users from '@lucide/svelte/icons/users';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import { defineGameUi, type GameScreen, type GameUi } from '#frame/gameUi.ts';
import BoardScreen from './board/BoardScreen.svelte';
import ChartsScreen from './charts/ChartsScreen.svelte';
import { listFinds } from './finds.ts';
import { createRematchRows } from '#frame/setup/drafts.ts';
import { buildFinale } from './finale.ts';
import { guide } from './guide.ts';
import { buildTour } from './tour.ts';
import { period } from './period.ts';
import Readouts from './Readouts.svelte';
import RivalsScreen from './rivals/RivalsScreen.svelte';
import Rulings from './rulings/Rulings.svelte';
import RulesInForce from './rulings/RulesInForce.svelte';
import { EmpireSession } from './session.svelte.ts';
import ShowBoard from './show/ShowBoard.svelte';
import ShowFight from './show/ShowFight.svelte';
import { findSceneFight } from './show/sceneFight.ts';
import RoundsScreen from './turn/RoundsScreen.svelte';
import SetupPage from './setup/SetupPage.svelte';

const screens: readonly GameScreen<EmpireSession>[] = [
  { id: 'board', name: 'Board', icon: MapIcon, component: BoardScreen },
  { id: 'rivals', name: 'Rivals', icon: Users, component: RivalsScreen },
  { id: 'rounds', name: 'Last rounds', icon: Swords, component: RoundsScreen },
  { id: 'charts', name: 'Charts', icon: ChartLine, component: ChartsScreen },
];

/** The screens of Empire City. */
export const empireUi: GameUi = defineGameUi<EmpireView, EmpireSession>({
  period,
  screens,
  readouts: Readouts,
  inspector: null,
  setup: SetupPage,
  finale: ({ view }) => buildFinale(view),
  rematch: ({ view: { title, city, families, house } }) => ({
    title,
    city,
    rows: createRematchRows(families).map((row, at) => ({ ...row, family: families[at]?.family ?? '' })),
    house,
  }),
  rulings: Rulings,
  rulesInForce: RulesInForce,
  guide,
  show: {
    board: ShowBoard,
    fight: ShowFight,
    tellsFight: ({ view }, scene, period) => findSceneFight(view.fights, scene, period) !== undefined,
    isBoardPrivate: true,
  },
  tour: buildTour,
  offersTour: true,
  looksAhead: true,
  finds: listFinds,
  view: (api, asked) => api.games['empire-city'].viewSince(asked),
  open: (session) => Promise.resolve(new EmpireSession(session)),
});
