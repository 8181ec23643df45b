import MapIcon from '@lucide/svelte/icons/map';
import MailOpen from '@lucide/svelte/icons/mail-open';
import ChartLine from '@lucide/svelte/icons/chart-line';
import FilePen from '@lucide/svelte/icons/file-pen';
import Swords from '@lucide/svelte/icons/swords';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import { defineGameUi, type GameScreen, type GameUi } from '#frame/gameUi.ts';
import FiguresScreen from './figures/FiguresScreen.svelte';
import GangsScreen from './gangs/GangsScreen.svelte';
import { createRematchRows } from '#frame/setup/drafts.ts';
import { buildFinale } from './finale.ts';
import { listFinds } from './finds.ts';
import { guide } from './guide.ts';
import { buildTour } from './tour.ts';
import MapScreen from './map/MapScreen.svelte';
import { period } from './period.ts';
import Readouts from './Readouts.svelte';
import { TurfWarSession } from './session.svelte.ts';
import ShowFight from './show/ShowFight.svelte';
import ShowMap from './show/ShowMap.svelte';
import Rulings from './rulings/Rulings.svelte';
import RulesInForce from './rulings/RulesInForce.svelte';
import SetupPage from './setup/SetupPage.svelte';
import SheetScreen from './sheet/SheetScreen.svelte';
import TurnScreen from './map/TurnScreen.svelte';

const screens: readonly GameScreen<TurfWarSession>[] = [
  { id: 'map', name: 'Map', icon: MapIcon, component: MapScreen },
  { id: 'sheet', name: 'Sheet', icon: FilePen, component: SheetScreen },
  { id: 'gangs', name: 'Gangs', icon: MailOpen, component: GangsScreen },
  { id: 'turn', name: 'Last turn', icon: Swords, component: TurnScreen },
  { id: 'figures', name: 'Figures', icon: ChartLine, component: FiguresScreen },
];

/** The screens of Turf War. */
export const turfWarUi: GameUi = defineGameUi<TurfWarView, TurfWarSession>({
  period,
  screens,
  readouts: Readouts,
  inspector: null,
  setup: SetupPage,
  finale: (session) => buildFinale(session.view, (seat) => session.nameOf(seat)),
  rematch: ({ view }) => ({ title: view.title, rows: createRematchRows(view.gangs), house: view.house }),
  rulings: Rulings,
  rulesInForce: RulesInForce,
  guide,
  show: { board: ShowMap, fight: ShowFight },
  tour: buildTour,
  offersTour: true,
  looksAhead: true,
  byMail: true,
  finds: listFinds,
  view: (api, asked) => api.games['turf-war'].viewSince(asked),
  open: (session) => Promise.resolve(new TurfWarSession(session)),
});
