import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { formatDistrictHeadline, collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'The Last of {Gang}',
    '{Gang}: Finis',
    'End of the Line for {Gang}',
    'No More Hats on the Pegs of {Gang}',
    'Paradise Buries a Name: {Gang}',
    'Curtain Falls on {Gang}',
  ],
  decks: [
    'Not a man nor a door is left to a name that {base} used to lower its voice for.',
    'Headquarters found empty but for a cat and an unpaid telephone bill.',
    'A chapter of the city’s history closes, to the relief of most who were in it.',
  ],
  ledes: [
    'There is no such thing any longer as {gang}. The last of the {outfit}’s houses and the last of its people are gone, and the name belongs to the past.',
    '{base} woke this month to find a door unlocked that had never been unlocked before. Behind it there was nobody, and that was the whole strength of {gang}.',
    'The firm of {boss} has ceased to trade. Creditors are few, mourners fewer, and heirs already at the window.',
    'It took years to make the name of {gang} known in every corner of Paradise, and one month to make it a memory.',
  ],
  follows: [
    'What the {outfit} held is held by others now, or by no one.',
    'A pool table, nine chairs and a portrait of somebody’s mother were carried out and sold from the pavement.',
    'In their day they were feared in the quarter, and paid on time for flowers.',
    'The boys of the street, who used to be sent for cigarettes, were seen drawing a ball game in chalk across the famous step.',
    'Rivals sent no wreath, it being agreed that there was no address.',
  ],
  quotes: [
    '“I owed them eleven dollars,” said a peddler. “I do not know who to not pay.”',
    '“They were all right to me,” said an old woman who sold them chestnuts. “They were somebody’s boys.”',
    '“I have closed the drawer,” said a detective, and closed it.',
  ],
  closers: [
    'The city is one gang quieter. It will not notice for long.',
    'Nature dislikes an empty corner, and so does the trade.',
    'Those who remain might do well to read this column twice.',
  ],
  tags: ['Passed Into History', 'Out of the Trade', 'The Fallen'],
  notes: [
    'Of {gang} nothing now remains, neither men nor doors.',
    'The name of {gang} has been struck from the city’s accounts.',
    'The headquarters of {gang}, in {base}, is to let.',
  ],
};

/** [GANG-17] Writes of a gang without members or businesses, which is finished. */
export function writeEliminated(item: NewsItemOf<'eliminated'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: collectGangFacts(item.gang),
    dateline: formatDistrictHeadline(item.gang.base),
    engraving: 'hat',
  };
}
