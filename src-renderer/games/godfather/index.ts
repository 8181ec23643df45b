import ChartLine from '@lucide/svelte/icons/chart-line';
import Clapperboard from '@lucide/svelte/icons/clapperboard';
import Handshake from '@lucide/svelte/icons/handshake';
import MapIcon from '@lucide/svelte/icons/map';
import Users from '@lucide/svelte/icons/users';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import { defineGameUi, type GameScreen, type GameUi } from '#frame/gameUi.ts';
import BoardScreen from './board/BoardScreen.svelte';
import DealsScreen from './deals/DealsScreen.svelte';
import FamiliesScreen from './families/FamiliesScreen.svelte';
import FiguresScreen from './figures/FiguresScreen.svelte';
import { listFinds } from './finds.ts';
import { createRematchRows } from '#frame/setup/drafts.ts';
import { buildFinale } from './finale.ts';
import { guide } from './guide.ts';
import { buildTour } from './tour.ts';
import { period } from './period.ts';
import Readouts from './Readouts.svelte';
import RoundsScreen from './rounds/RoundsScreen.svelte';
import Rulings from './rulings/Rulings.svelte';
import RulesInForce from './rulings/RulesInForce.svelte';
import { GodfatherSession } from './session.svelte.ts';
import ShowBoard from './show/ShowBoard.svelte';
import SetupPage from './setup/SetupPage.svelte';

const screens: readonly GameScreen<GodfatherSession>[] = [
  { id: 'board', name: 'Board', icon: MapIcon, component: BoardScreen },
  { id: 'deals', name: 'Deals', icon: Handshake, component: DealsScreen },
  { id: 'families', name: 'Families', icon: Users, component: FamiliesScreen },
  { id: 'rounds', name: 'Rounds', icon: Clapperboard, component: RoundsScreen },
  { id: 'charts', name: 'Charts', icon: ChartLine, component: FiguresScreen },
];

/** The screens of The Godfather Game. */
export const godfatherUi: GameUi = defineGameUi<GodfatherView, GodfatherSession>({
  period,
  screens,
  readouts: Readouts,
  inspector: null,
  setup: SetupPage,
  finale: ({ view }) => buildFinale(view),
  rematch: ({ view: { title, families, house } }) => ({ title, rows: createRematchRows(families), house }),
  rulings: Rulings,
  rulesInForce: RulesInForce,
  guide,
  show: { board: ShowBoard },
  tour: buildTour,
  offersTour: true,
  looksAhead: true,
  byMail: true,
  finds: listFinds,
  view: (api, asked) => api.games.godfather.viewSince(asked),
  open: (session) => Promise.resolve(new GodfatherSession(session)),
});
