import type { ShowAct } from '#kernel/capabilities.ts';
import { formatCount } from '#shared/words/text.ts';
import type { EmpireGame } from './game.ts';

/** A round as the show tells it: the law, the office, each family's figures, the fights, the men, and the money. */
export const acts: readonly ShowAct<EmpireGame>[] = [
  { tells: ['The law'], name: () => 'The law on its beat' },
  {
    tells: ['The office'],
    name: ({ family }, events) => {
      const made = events.find((event) => event.type === 'godfather-made');
      return made === undefined ? 'The office of godfather' : `${family(made.seat)} is godfather`;
    },
  },
  { tells: ['Politics', 'Talk'], name: () => 'Words and bargains' },
  {
    tells: ['Figures', 'The board', 'Cards', 'Violence'],
    types: ['man-hired'],
    isBySeat: true,
    name({ family, cell }, events, seat) {
      if (seat === null) return '';
      const attacked = [
        ...new Set(events.flatMap((event) => (event.type === 'attack-declared' ? [cell(event.square)] : []))),
      ];
      const [first] = attacked;
      if (first === undefined) return `What ${family(seat)} did`;
      return `${family(seat)} attacks ${attacked.length === 1 ? first : formatCount(attacked.length, 'block')}`;
    },
  },
  { tells: 'fights' },
  {
    tells: ['Men', 'Vendetta', 'The tracks', 'Money', 'Points', 'Corruption'],
    isOwn: true,
    name: () => 'Your men and your books',
  },
  { tells: ['The end'] },
];
