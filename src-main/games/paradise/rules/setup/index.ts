import type { Area } from '../state/area.ts';
import { joiningEvents } from './events.ts';

/** The entry of a campaign that was played elsewhere. */
export const setup = { events: joiningEvents, orders: {}, projections: [], news: {} } satisfies Area;
