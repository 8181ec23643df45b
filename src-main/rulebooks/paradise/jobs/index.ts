import type { Area } from '../state/area.ts';
import { hijack, hit, hitOfficial, raid, showOfStrength, smashAndGrab } from './attacking.ts';
import { jobEvents } from './events.ts';
import { jobNews } from './news.ts';
import { ambush, guard, meet, rumble, showdown } from './meeting.ts';
import { takeOver } from './takeOverOrder.ts';

/** Jobs against rivals until the first shot. */
export const jobs = {
  events: jobEvents,
  orders: {
    'take-over': takeOver,
    raid,
    'smash-and-grab': smashAndGrab,
    'hit-official': hitOfficial,
    hit,
    hijack,
    'show-of-strength': showOfStrength,
    showdown,
    rumble,
    meet,
    guard,
    ambush,
  },
  projections: [],
  news: jobNews,
} satisfies Area;
