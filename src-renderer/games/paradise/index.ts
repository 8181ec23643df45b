import { pickCity } from '#shared/games/paradise/cities/city.ts';
import BookOpen from '@lucide/svelte/icons/book-open';
import ClipboardList from '@lucide/svelte/icons/clipboard-list';
import Crosshair from '@lucide/svelte/icons/crosshair';
import Gauge from '@lucide/svelte/icons/gauge';
import Handshake from '@lucide/svelte/icons/handshake';
import Landmark from '@lucide/svelte/icons/landmark';
import LampDesk from '@lucide/svelte/icons/lamp-desk';
import MapIcon from '@lucide/svelte/icons/map';
import Music from '@lucide/svelte/icons/music';
import Users from '@lucide/svelte/icons/users';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import { defineGameUi, type GameScreen, type GameUi } from '#frame/gameUi.ts';
import { listFinds } from './finds.ts';
import { buildFinale } from './finale.ts';
import { buildRematch } from './rematch.ts';
import { guide } from './guide.ts';
import Inspector from './inspector/Inspector.svelte';
import OwnStanding from './standing/OwnStanding.svelte';
import { logKinds } from './logKinds.ts';
import { period } from './period.ts';
import FightStrip from './battles/FightStrip.svelte';
import Readouts from './Readouts.svelte';
import Rulings from './rulings/Rulings.svelte';
import RulesInForce from './rulings/RulesInForce.svelte';
import type { ScreenId } from './screenIds.ts';
import BattlesScreen from './screens/BattlesScreen.svelte';
import BooksScreen from './screens/BooksScreen.svelte';
import CityScreen from './screens/CityScreen.svelte';
import PlayOnAfter from './desk/PlayOnAfter.svelte';
import DeskScreen from './screens/DeskScreen.svelte';
import GangScreen from './screens/GangScreen.svelte';
import HallScreen from './screens/HallScreen.svelte';
import OrdersScreen from './screens/OrdersScreen.svelte';
import OutrageScreen from './screens/OutrageScreen.svelte';
import { ParadiseSession } from './session.svelte.ts';
import RivalsScreen from './screens/RivalsScreen.svelte';
import TownScreen from './screens/TownScreen.svelte';
import ShowFace from './show/ShowFace.svelte';
import ShowFight from './show/ShowFight.svelte';
import ShowMap from './show/ShowMap.svelte';
import { buildTour } from './tour.ts';
import SetupPage from './setup/SetupPage.svelte';
import SingleBattle from './battles/SingleBattle.svelte';

const screens: readonly (GameScreen<ParadiseSession> & { id: ScreenId })[] = [
  { id: 'desk', name: 'Desk', icon: LampDesk, component: DeskScreen },
  { id: 'city', name: 'City', icon: MapIcon, component: CityScreen },
  { id: 'gang', name: 'Gang', icon: Users, component: GangScreen },
  { id: 'orders', name: 'Orders', icon: ClipboardList, component: OrdersScreen },
  { id: 'hall', name: 'Hall', icon: Landmark, component: HallScreen },
  { id: 'town', name: 'Town', icon: Music, component: TownScreen },
  { id: 'rivals', name: 'Rivals', icon: Handshake, component: RivalsScreen },
  { id: 'battles', name: 'Battles', icon: Crosshair, component: BattlesScreen },
  { id: 'books', name: 'Books', icon: BookOpen, component: BooksScreen },
  { id: 'outrage', name: 'Outrage', icon: Gauge, component: OutrageScreen },
];

/** The screens of Paradise. */
export const paradiseUi: GameUi = defineGameUi<CampaignView, ParadiseSession>({
  period,
  screens,
  thumb: ['desk', 'city', 'orders'],
  readouts: Readouts,
  strip: FightStrip,
  inspector: Inspector,
  standing: OwnStanding,
  setup: SetupPage,
  single: SingleBattle,
  finale: ({ view }, timeline) => buildFinale(view, timeline),
  rematch: ({ view }) => buildRematch(view),
  entersLate: 'gang',
  takeChair: (session, seat) =>
    session.edit({ kind: 'player', seat, isHuman: true }, 'A player whose gang is out takes this chair.'),
  playsOn: PlayOnAfter,
  rulings: Rulings,
  rulesInForce: RulesInForce,
  guide,
  tour: buildTour,
  logKinds,
  looksAhead: true,
  byMail: true,
  show: { board: ShowMap, face: ShowFace, fight: ShowFight },
  finds: listFinds,
  view: (api, asked) => api.games.paradise.viewSince(asked),
  async open(session) {
    return new ParadiseSession(session, await session.api.games.paradise.forms.tables(pickCity(session.view)));
  },
});
