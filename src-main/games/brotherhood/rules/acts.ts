import type { ShowAct } from '#kernel/capabilities.ts';
import type { BrotherhoodGame } from './game.ts';

const opened = ['Orders', 'Transfers', 'Godfathers', 'The board', 'Hoods', 'What came to nothing'];

/** A turn as the show tells it: each family's sheet, the cards, influence, the fights, the spoils, and the money. */
export const acts: readonly ShowAct<BrotherhoodGame>[] = [
  { tells: ['Talk'], types: ['godfathers-back'], name: () => 'Before the sheets were opened' },
  {
    tells: opened,
    isBySeat: true,
    name({ family, area }, events, seat) {
      if (seat === null) return '';
      const areas = [...new Set(events.flatMap((event) => ('area' in event ? [area(event.area)] : [])))];
      const [first] = areas;
      const where = first === undefined ? '' : areas.length === 1 ? `: ${first}` : `: ${areas.length} areas`;
      return `The ${family(seat)}’ sheet${where}`;
    },
  },
  {
    tells: ['The cards'],
    name: (_names, events) => (events.filter(({ type }) => type === 'card-drawn').length > 1 ? 'The event cards' : ''),
  },
  { tells: ['Influence'], name: () => 'Influence at work' },
  {
    tells: 'fights',
    name({ area }, events) {
      const [first] = events.flatMap((event) => ('area' in event ? [area(event.area)] : []));
      return first === undefined ? '' : `The fight in ${first}`;
    },
  },
  { tells: ['Spoils'], types: ['estate-passed'], name: () => 'The spoils' },
  { tells: ['Money'], types: ['pledge-settled'], name: () => 'What each family earned' },
  { tells: ['The end'] },
];
