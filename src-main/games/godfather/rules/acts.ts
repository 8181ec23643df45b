import type { ShowAct } from '#kernel/capabilities.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import type { GodfatherGame } from './game.ts';

type Names = GodfatherGame['names'];
type Event = GodfatherGame['event'];

/** A round as the show tells it: each family's turn, the claims that fell or held, and what was collected. */
export const acts: readonly ShowAct<GodfatherGame>[] = [
  {
    tells: ['Deals', 'Cards', 'The board', 'Takings'],
    types: ['claim-made', 'declared'],
    isBySeat: true,
    name: nameTurn,
  },
  { tells: ['Claims'] },
  { tells: ['Money'], isOwn: true, name: () => 'The books are closed' },
  { tells: ['The end'] },
];

/** Names a turn by its claims, or else by where men were put. */
function nameTurn(
  { family, place }: Names,
  events: readonly Event[],
  seat: Parameters<Names['family']>[0] | null,
): string {
  if (seat === null) return '';
  const listPlaces = (type: 'claim-made' | 'positioned'): string[] => [
    ...new Set(events.flatMap((event) => (event.type === type ? [place(event.neighborhood)] : []))),
  ];
  const [claimed, entered] = [listPlaces('claim-made'), listPlaces('positioned')];
  if (claimed.length > 0) return `The ${family(seat)} claim ${joinWords(claimed)}`;
  const where = entered.length > 2 ? formatCount(entered.length, 'Neighborhood') : joinWords(entered);
  return entered.length > 0 ? `The ${family(seat)} move into ${where}` : `The ${family(seat)} put down no men`;
}
