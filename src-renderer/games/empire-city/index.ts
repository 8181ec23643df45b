import MapIcon from '@lucide/svelte/icons/map';
import type { EmpireView } from '../../../src-shared/games/empire-city/views.ts';
import { gameUi, type GameScreen, type GameUi } from '../../frame/gameUi.ts';
import BoardScreen from './board/BoardScreen.svelte';
import { guide } from './guide.ts';
import { period } from './period.ts';
import Readouts from './Readouts.svelte';
import Rulings from './rulings/Rulings.svelte';
import RulesInForce from './rulings/RulesInForce.svelte';
import { EmpireSession } from './session.svelte.ts';
import SetupPage from './setup/SetupPage.svelte';

const screens: readonly GameScreen<EmpireSession>[] = [
  { id: 'board', name: 'Board', icon: MapIcon, component: BoardScreen },
];

/** The screens of Empire City. */
export const empireUi: GameUi = gameUi<EmpireView, EmpireSession>({
  period,
  screens,
  readouts: Readouts,
  inspector: null,
  setup: SetupPage,
  rulings: Rulings,
  rulesInForce: RulesInForce,
  guide,
  looksAhead: true,
  view: (api, asked) => api.games['empire-city'].viewSince(asked),
  open: (session) => Promise.resolve(new EmpireSession(session)),
});
