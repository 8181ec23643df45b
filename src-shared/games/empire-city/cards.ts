import { formatKebab, findKind, type Band, type CardId } from './ids.ts';

/** [EMP-CARD-2] When a card is played. */
export type Window = 'turn' | 'combat' | 'hit' | 'bid' | 'bust' | 'refresh' | 'collect' | 'react';

export const windowWords: Readonly<Record<Window, string>> = {
  turn: 'your turn',
  combat: 'a combat',
  hit: 'a hit',
  bid: 'the bidding',
  bust: 'a bust',
  refresh: 'paying the men',
  collect: 'collecting',
  react: 'a card played against you',
};

export type CityCard = {
  kind: string;
  name: string;
  band: Band;
  copies: number;
  windows: readonly Window[];
  /** Gained when it is shown. */
  corruption: number;
  /** [EMP-CARD-3] The points of a weapon; null for other cards. */
  weapon: number | null;
  /** [EMP-CARD-4] It names one rival. */
  isAgainst: boolean;
  /** In one sentence. */
  text: string;
};

type More = { corruption?: number; weapon?: number; isAgainst?: true };

function createCard(
  band: Band,
  name: string,
  copies: number,
  windows: readonly Window[],
  text: string,
  { corruption = 0, weapon, isAgainst }: More = {},
): CityCard {
  return {
    kind: formatKebab(name),
    name,
    band,
    copies,
    windows,
    corruption,
    weapon: weapon ?? null,
    isAgainst: isAgainst ?? false,
    text,
  };
}

/** [EMP-SLUM, EMP-MID, EMP-DOWN] Every city card, in table order. */
export const cardTable: readonly CityCard[] = [
  createCard('slums', 'Brass Knuckles', 3, ['combat', 'hit'], 'A weapon: +1.', { weapon: 1 }),
  createCard('slums', 'Straight Razor', 2, ['combat', 'hit'], 'A weapon: +1; +3 in an assassin’s hand.', { weapon: 1 }),
  createCard('slums', 'Revolver', 3, ['combat', 'hit'], 'A weapon: +2.', { weapon: 2 }),
  createCard('slums', 'Sawed-Off Shotgun', 2, ['combat'], 'A weapon: +3, and 1 corruption.', {
    weapon: 3,
    corruption: 1,
  }),
  createCard('slums', 'Typewriter', 2, ['combat'], 'A weapon: +4, and 2 corruption.', { weapon: 4, corruption: 2 }),
  createCard(
    'slums',
    'Bottle of Gasoline',
    1,
    ['combat'],
    'Burns the racket on the square, or takes 2 off one opponent’s score.',
  ),
  createCard('slums', 'Ambush', 2, ['combat'], 'The strongest man of one opponent adds nothing.'),
  createCard('slums', 'The Whole Block', 2, ['combat'], '+2; +3 with two men or more. It needs one man.'),
  createCard('slums', 'Street Doctor', 2, ['combat'], 'If you lose, none of your men dies in this combat.'),
  createCard('slums', 'Bolt-Hole', 2, ['hit'], 'Negates a hit on one of your men.'),
  createCard('slums', 'Car Bomb', 1, ['hit'], 'Instead of an assassin: scores 6, and 2 corruption.', { corruption: 2 }),
  createCard('slums', 'Filed Firing Pin', 2, ['combat', 'hit'], 'The best weapon of one opponent adds nothing.'),
  createCard('midtown', 'Good Season', 3, ['collect'], 'Your first three speakeasies pay $100 more each.'),
  createCard('midtown', 'High Roller', 2, ['collect'], 'One casino pays its highest figure.'),
  createCard('midtown', 'Convention in Town', 2, ['collect'], '$100 for each of your casinos and bordellos.'),
  createCard('midtown', 'Protection Money', 2, ['collect'], '$50 for each square you control.'),
  createCard('midtown', 'Hijacked Truck', 2, ['turn'], 'A rival gives you $200.', { isAgainst: true }),
  createCard('midtown', 'Skim', 2, ['turn'], 'What a rival’s racket pays this round comes to you.', {
    isAgainst: true,
  }),
  createCard('midtown', 'Wholesale', 2, ['turn'], 'Each racket of this turn’s declaration costs $150 less.'),
  createCard('midtown', 'Money from the Old Country', 2, ['turn'], '$300 from the bank.'),
  createCard('midtown', 'Wildcat Strike', 2, ['turn'], 'A rival’s racket pays nothing this round.', {
    isAgainst: true,
  }),
  createCard('midtown', 'Sealed Crate', 1, ['turn'], 'Look at three rackets of the deck; buy one at half its price.'),
  createCard('midtown', 'Favor Owed', 2, ['refresh'], 'Refreshes one man without money and corruption.'),
  createCard('midtown', 'Bail Bond', 2, ['bust'], 'This bust costs nothing. Not against Ness.'),
  createCard('downtown', 'Front-Page Hero', 3, ['turn'], '2 victory points.'),
  createCard('downtown', 'Charity Gala', 3, ['turn'], '4 corruption less.'),
  createCard('downtown', 'Scandal', 3, ['turn'], 'A rival gains 4 corruption.', { isAgainst: true }),
  createCard('downtown', 'Smear Campaign', 2, ['turn'], 'A rival with at least your victory points loses 2.', {
    isAgainst: true,
  }),
  createCard('downtown', 'Sit-Down', 2, ['bid'], 'Calls the bidding for the office of godfather.'),
  createCard('downtown', 'Public Benefactor', 1, ['turn'], 'Each $500 at City Hall scores 1 more this turn.'),
  createCard('downtown', 'Police Escort', 2, ['turn'], 'One cop moves one square and busts it.', { isAgainst: true }),
  createCard('downtown', 'Injunction', 2, ['react'], 'Cancels a card just played against you.'),
  createCard('downtown', 'Bodyguards', 2, ['hit'], 'Negates a hit on one of your men.'),
  createCard('downtown', 'Extra Crew', 2, ['turn'], 'One more figure this round.'),
  createCard('downtown', 'Headhunter', 1, ['turn'], 'Takes one man of the track without money.'),
  createCard('downtown', 'Title Deed', 1, ['turn'], 'Claims an unoccupied square without a figure.'),
];

const byKind = new Map(cardTable.map((one) => [one.kind, one]));

/** The card that a copy, or a kind, is of; null for none of the game. */
export function findCard(copy: CardId): CityCard | null {
  return byKind.get(copy) ?? byKind.get(findKind(copy)) ?? null;
}

/** Like `findCard`, for a copy that the rules made. */
export function requireCard(copy: CardId): CityCard {
  const found = findCard(copy);
  if (found === null) throw new Error(`There is no card ${copy}.`);
  return found;
}

/** Every copy of a deck, in table order. */
export function listCopies(band: Band, copies: Readonly<Record<string, number>> = {}): CardId[] {
  return cardTable
    .filter((one) => one.band === band)
    .flatMap(({ kind, copies: printed }) =>
      Array.from({ length: copies[kind] ?? printed }, (_, nth) => `${kind}-${nth + 1}`),
    );
}
