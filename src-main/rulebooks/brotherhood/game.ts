import type { Order } from '../../../src-shared/games/brotherhood/orders.ts';
import type { Ruling } from '../../../src-shared/games/brotherhood/rulings.ts';
import type { BrotherhoodSetup } from '../../../src-shared/games/brotherhood/setup.ts';
import type { ViewHead } from '../../../src-shared/views/head.ts';
import type { BrotherhoodEvent } from './events.ts';
import type { Sight } from './minds/fog.ts';
import type { Names } from './rows.ts';
import type { BrotherhoodState } from './state.ts';

/** The types The Brotherhood plays with. */
export type BrotherhoodGame = {
  state: BrotherhoodState;
  event: BrotherhoodEvent;
  order: Order;
  ruling: Ruling;
  setup: BrotherhoodSetup;
  view: ViewHead;
  sight: Sight;
  names: Names;
  news: unknown;
};
