import Handshake from '@lucide/svelte/icons/handshake';
import MapIcon from '@lucide/svelte/icons/map';
import type { GodfatherView } from '../../../src-shared/games/godfather/views.ts';
import { gameUi, type GameScreen, type GameUi } from '../../frame/gameUi.ts';
import BoardScreen from './board/BoardScreen.svelte';
import DealsScreen from './deals/DealsScreen.svelte';
import { guide } from './guide.ts';
import { period } from './period.ts';
import Readouts from './Readouts.svelte';
import { GodfatherSession } from './session.svelte.ts';
import SetupPage from './setup/SetupPage.svelte';

const screens: readonly GameScreen<GodfatherSession>[] = [
  { id: 'board', name: 'Board', icon: MapIcon, component: BoardScreen },
  { id: 'deals', name: 'Deals', icon: Handshake, component: DealsScreen },
];

/** The screens of The Godfather Game. */
export const godfatherUi: GameUi = gameUi<GodfatherView, GodfatherSession>({
  period,
  screens,
  readouts: Readouts,
  inspector: null,
  setup: SetupPage,
  rulings: null,
  rulesInForce: null,
  guide,
  looksAhead: true,
  view: (api, asked) => api.games.godfather.viewSince(asked),
  open: (session) => Promise.resolve(new GodfatherSession(session)),
});
