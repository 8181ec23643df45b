import type { Area } from '../state/area.ts';
import { arm, buyVehicle, handOver, stealVehicle, upgradeVehicle } from './equipping.ts';
import { gangEvents } from './events.ts';
import { recruit } from './hiring.ts';
import { rename } from './naming.ts';
import { gangProjections } from './projections.ts';

/** A gang, its people and what they carry. */
export const gangs = {
  events: gangEvents,
  orders: {
    recruit,
    arm,
    'hand-over': handOver,
    rename,
    'buy-vehicle': buyVehicle,
    'upgrade-vehicle': upgradeVehicle,
    'steal-vehicle': stealVehicle,
  },
  projections: gangProjections,
  news: {},
} satisfies Area;
