import type { ShowAct } from '#kernel/capabilities.ts';
import { formatCount } from '#shared/words/text.ts';
import type { TurfWarGame } from './game.ts';

/** A turn as the show tells it: who set out, what one's own orders brought, the fights, the spoils, and the money. */
export const acts: readonly ShowAct<TurfWarGame>[] = [
  { tells: ['Diplomacy', 'Letters'], name: () => 'Friends and promises' },
  { tells: ['Moves'], types: ['sheets-opened'], name: () => 'All gangs on their way' },
  { tells: 'orders' },
  {
    tells: 'fights',
    name({ area }, events) {
      const fought = events.find((event) => event.type === 'clash-fought');
      if (fought !== undefined)
        return `${fought.clash.kind === 'standoff' ? 'Standoff' : 'Firefight'} in ${area(fought.clash.area)}`;
      const left = events.find((event) => event.type === 'fell-back');
      return left === undefined ? '' : `${area(left.from)} is left`;
    },
  },
  { tells: ['Areas'], name: (_names, events) => `${formatCount(events.length, 'area')} taken without a fight` },
  { tells: ['People', 'What came to nothing'], name: () => 'The gangs count heads' },
  { tells: ['Money', 'Orders'], types: ['walked-out'], name: () => 'What came in and went out' },
  { tells: ['The end'] },
];
