import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Free Soup, With the Compliments of {Gang}',
    'Hungry Fed by {Gang}',
    'Street Party Ends in Cheers for {Gang}',
    'Benefactor Named at Last: {Boss}',
    'Coal for the Poor From an Unlikely Cellar',
    'Orphans’ Outing Paid For; No Questions Put',
    'Purse Opened by {Gang}',
    'Bread Line Shortened by {Gang}',
  ],
  decks: [
    'Pea soup, rye bread and a brass band; some of the same waiters as elsewhere.',
    'Vigilance Union calls it a bribe to the stomach, and accepts a bowl.',
    'Total is put at {money}, in cash, from a hatbox.',
    'Clergy grateful, but ask not to be photographed.',
  ],
  ledes: [
    'The kettles were lit at six and the line went twice round the block. By evening {money} had been ladled out to the poor of the city, and the ladle belonged to {gang}.',
    'Whatever else may be said of {gang}, and it is said, no child in the tenements went to bed hungry on a certain night this month. It came to {money}.',
    'There was dancing in the street, free beer of the legal kind and a greased pole with a ham on top. The bill for {money} was sent to {gang}, and paid.',
    'The city, which had been looking sidelong at {gang}, was given something to eat. It is hard to scowl with the mouth full.',
    'A new roof for the orphanage, coal for nine streets and shoes in all sizes: a busy month for {gang}, to the amount of {money}.',
  ],
  follows: [
    'An alderman cut the ribbon. He had brought his own scissors, and afterward could not find them.',
    '{boss} was lifted on somebody’s shoulders and set down again rather quickly, the shoulders being those of a detective.',
    'A banner over the street read “From Your Friends.” The painter had been told to leave off the rest.',
    'Old women kissed the hands of men who are wanted in two states, and the men did not know where to look.',
    'The Mayor’s office called it a fine example. It was not asked of what.',
    'In the barber shops there was less talk of raids and more of second helpings.',
    'A settlement worker inspected the kettles for a false bottom, and stayed to peel.',
    'The ham at the top of the pole was won by a steeplejack, who had been out of work and is now out of breath.',
  ],
  quotes: [
    '“Soup is soup,” an old soldier ruled, holding out his cup. “I do not ask the cow her politics.”',
    '“They did more in a day than the Council in a year,” said a mother of seven. “Then again, they have more practice at paying.”',
    '“I know what it is,” a reformer said bitterly, “and so does my wife, and she has gone back for more.”',
    '“I got a left shoe and a ham,” reported a newsboy. “I am ahead.”',
  ],
  closers: [
    'The public temper has been taken, and found to be down by a dish or two.',
    'It will be remembered until it is digested, the cynics say, and perhaps a day beyond.',
    'Gratitude cannot be bought. It may be had, it seems, on a month’s lease.',
    'Similar outings are looked for whenever the pulpits get loud.',
  ],
  tags: ['Good Works', 'Charity', 'The Open Hand', 'Relief'],
  notes: [
    '{gang} laid out {money} on soup kitchens and street parties.',
    'The poor ate well this month at the expense of {gang}.',
    'Coal and bread worth {money} came to the tenements from friends of {boss}.',
    'A charity bazaar that nobody had announced was paid for by {gang}.',
  ],
};

/** [GANG-15] A gang paid for public works. */
export function writePublicWorks(item: NewsItemOf<'public-works'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy,
    facts: { ...collectGangFacts(item.gang), Boss: item.gang.boss, money: formatDollars(item.dollars) },
    dateline: null,
    engraving: 'bread',
  };
}
