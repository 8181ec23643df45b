import type { Area } from '../state/area.ts';
import { rulingEvents } from './events.ts';

/** The games master’s word. */
export const rulings = { events: rulingEvents, orders: {}, projections: [], news: {} } satisfies Area;
