import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import {
  collectBusinessFacts,
  formatDistrictHeadline,
  collectGangFacts,
  formatGang,
} from '#main/games/paradise/paper/phrases.ts';
import type { Angle, Phrasings } from '../copy.ts';
import { chooseBusinessCut } from './takenOver.ts';

const copy: Phrasings = {
  headlines: [
    '{Place} Has a New Master, and No One Knows Why',
    'Mystery of {Place}',
    'Overnight, {Place} Is Another’s',
    'Unexplained Transfer in {District}',
    'Who Gave the Word at {Place}?',
    '{District} {Trade} Moves in the Night',
  ],
  decks: [
    'No quarrel, no sale, no witness; only a different hat on the peg.',
    'Higher powers suspected, and not asked about.',
    'Persons in a position to know say they are not in that position.',
  ],
  ledes: [
    '{place}, {aTrade} in {district}, changed masters this month without a reason that anyone will give. It passed from {from} to {to}.',
    'Some hand that does not sign its name has moved {place} across the board. It stood with {from}; it stands with {to}.',
    'There are transfers that are bought and transfers that are forced. That of {place}, from {from} to {to}, seems to be of a third kind.',
  ],
  follows: [
    'The parties themselves appear to have been told of it at about the same time as the milkman.',
    'Nobody came, nobody called, and in the morning the ledger was in a different drawer.',
    'An old resident of {district} holds that the city sometimes arranges itself, like a cat.',
    'The precinct has no theory, and asks that none be sent in.',
  ],
  quotes: [
    '“It was decided,” said a bartender, pointing upward with a towel.',
    '“I have stopped asking,” said the bookkeeper. “I only change the heading.”',
    '“You would think there was somebody running this town,” a passenger on the crosstown car observed.',
  ],
  closers: ['No appeal is known to lie.', 'The matter is closed, by whoever it was that opened it.'],
  tags: ['Transfers Unexplained', 'By Whose Leave?', 'Overnight Changes'],
  notes: [
    '{place}, in {district}, passed from {from} to {to} for no reason given.',
    'By means unknown, {to} came into {place}, lately the property of {from}.',
    'Nobody will say how {place} went over from {from} to {to}.',
  ],
};

/** A change of owner that the rules of the street do not explain. */
export function writeChangedHands(item: NewsItemOf<'changed-hands'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: {
      ...(item.to ? collectGangFacts(item.to) : {}),
      ...collectBusinessFacts(item.business),
      from: item.from ? formatGang(item.from) : 'an independent owner',
      to: item.to ? formatGang(item.to) : 'an owner of its own',
    },
    dateline: formatDistrictHeadline(item.business.district),
    engraving: chooseBusinessCut(item.business),
  };
}
