import type { Order } from '../../../src-shared/games/empire-city/orders.ts';
import type { Ruling } from '../../../src-shared/games/empire-city/rulings.ts';
import type { EmpireSetup } from '../../../src-shared/games/empire-city/setup.ts';
import type { ViewHead } from '../../../src-shared/views/head.ts';
import type { EmpireEvent } from './kinds.ts';
import type { Sight } from './minds/fog.ts';
import type { Names } from './rowGame.ts';
import type { EmpireState, State } from './state.ts';

/** What a viewer may know: the head of every view, and the state with what he may not know left blank. */
export type EmpireView = ViewHead & { board: State };

/** The types Empire City plays with. */
export type EmpireGame = {
  state: EmpireState;
  event: EmpireEvent;
  order: Order;
  ruling: Ruling;
  setup: EmpireSetup;
  view: EmpireView;
  sight: Sight;
  names: Names;
  news: unknown;
};
