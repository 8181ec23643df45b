import type { Area } from '../state/area.ts';
import { attackOrders } from './attacking.ts';
import { jobEvents } from './events.ts';
import { jobNews } from './news.ts';
import { meetingOrders } from './meeting.ts';
import { takeOverOrders } from './takingOver.ts';

/** Jobs against rivals until the first shot. */
export const jobs = {
  events: jobEvents,
  orders: { ...takeOverOrders, ...attackOrders, ...meetingOrders },
  projections: [],
  news: jobNews,
} satisfies Area;
