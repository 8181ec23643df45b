import ChartLine from '@lucide/svelte/icons/chart-line';
import ClipboardList from '@lucide/svelte/icons/clipboard-list';
import MapIcon from '@lucide/svelte/icons/map';
import MailOpen from '@lucide/svelte/icons/mail-open';
import Swords from '@lucide/svelte/icons/swords';
import Users from '@lucide/svelte/icons/users';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import { defineGameUi, type GameScreen, type GameUi } from '#frame/gameUi.ts';
import ChartsScreen from './charts/ChartsScreen.svelte';
import FamilyScreen from './family/FamilyScreen.svelte';
import { listFinds } from './finds.ts';
import { createRematchRows } from '#frame/setup/drafts.ts';
import { buildFinale } from './finale.ts';
import { guide } from './guide.ts';
import { buildTour } from './tour.ts';
import MapScreen from './map/MapScreen.svelte';
import { period } from './period.ts';
import Readouts from './Readouts.svelte';
import Rulings from './rulings/Rulings.svelte';
import RulesInForce from './rulings/RulesInForce.svelte';
import RivalsScreen from './rivals/RivalsScreen.svelte';
import { BrotherhoodSession } from './session.svelte.ts';
import ShowMap from './show/ShowMap.svelte';
import SetupPage from './setup/SetupPage.svelte';
import SheetScreen from './sheet/SheetScreen.svelte';
import TurnScreen from './turn/TurnScreen.svelte';

const screens: readonly GameScreen<BrotherhoodSession>[] = [
  { id: 'map', name: 'Map', icon: MapIcon, component: MapScreen },
  { id: 'sheet', name: 'Order sheet', icon: ClipboardList, component: SheetScreen },
  { id: 'family', name: 'Family', icon: Users, component: FamilyScreen },
  { id: 'rivals', name: 'Rivals', icon: MailOpen, component: RivalsScreen },
  { id: 'turn', name: 'Last turn', icon: Swords, component: TurnScreen },
  { id: 'charts', name: 'Charts', icon: ChartLine, component: ChartsScreen },
];

/** The screens of The Brotherhood. */
export const brotherhoodUi: GameUi = defineGameUi<BrotherhoodView, BrotherhoodSession>({
  period,
  screens,
  thumb: ['map', 'sheet', 'rivals'],
  readouts: Readouts,
  inspector: null,
  setup: SetupPage,
  finale: ({ view }) => buildFinale(view),
  rematch: ({ view: { title, city, families, house } }) => ({ title, city, rows: createRematchRows(families), house }),
  rulings: Rulings,
  rulesInForce: RulesInForce,
  guide,
  show: { board: ShowMap },
  tour: buildTour,
  offersTour: true,
  looksAhead: true,
  byMail: true,
  finds: listFinds,
  view: (api, asked) => api.games.brotherhood.viewSince(asked),
  open: (session) => Promise.resolve(new BrotherhoodSession(session)),
});
