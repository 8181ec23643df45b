import { formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import type { Describers, Names } from '../describing.ts';
import type { EventOf } from '../events.ts';
import { boxing } from '../tables/shows.ts';
import { skillRow } from '../tables/skills.ts';
import type { EntertainmentPayloads } from './events.ts';
import type { Offer } from './state.ts';
import type { OfferSide } from '../../../../src-shared/games/paradise/showOrders.ts';
import { weaponTable } from '../tables/equipment.ts';

/** The log's sentences for shows, fights, schooling and standing; past tense, one or many. */
export const entertainmentDescribers: Pick<Describers, keyof EntertainmentPayloads> = {
  'booze-sampled': (names, { seat, faces }) =>
    `The liquor of ${names.gang(seat)} was tried at ${countOf(faces.length, 'low dive')}: ${joinWords(faces.map(([, face]) => `${face}`))}.`,
  'booze-poisoned': (names, { seat, business, before, after }) =>
    `Bad booze at ${names.business(business)}, run by ${names.gang(seat)}, put customers in the hospital: outrage ${before} to ${after}.`,
  trained: (names, { gangster, stat, level, costDollars, weapon }) => {
    const gun =
      weapon === undefined ? '' : ` A ${weaponTable[weapon].name.toLowerCase()} came with it.`;
    return `${names.gangster(gangster)} trained: ${stat.toUpperCase()} ${level} for ${formatDollars(costDollars)}.${gun}`;
  },
  learned: (names, { gangster, skill, crippled, costDollars }) => {
    const lost = crippled === null ? '' : ` It cost a point of ${crippled.toUpperCase()}.`;
    return `${names.gangster(gangster)} learned: ${skillRow(skill).name} for ${formatDollars(costDollars)}.${lost}`;
  },
  'band-sought': (names, { seat, club, band, costDollars }) =>
    band === null
      ? `${names.gang(seat)} spent ${formatDollars(costDollars)} on agents and signed nobody.`
      : `${names.gang(seat)} signed ${band.name} for ${names.business(club)}, ${formatDollars(costDollars)}.`,
  'band-booked': (names, { band, club }) =>
    `${names.band(band)} moved to ${names.business(club)} from the next collections on.`,
  'band-played': (names, { band, club, faces }) =>
    `${names.band(band)} played at ${names.business(club)}: ${faces.join(' and ')} on the dice of the band.`,
  'band-on-air': (names, { seat, band }) =>
    `${names.band(band)}, under contract to ${names.gang(seat)}, went on the radio: +2D6 from the next month on.`,
  'band-ended': (names, { seat, band, why }) =>
    why === 'faded'
      ? `The crowds tired of ${names.band(band)}: the contract of ${names.gang(seat)} is worth nothing now.`
      : `${names.band(band)} left town with the end of ${names.gang(seat)}.`,
  'band-billed': (names, { band, owner, club, from }) => {
    const where = club === null ? 'without a stage' : `at ${names.business(club)}`;
    if (from === null)
      return `New posters: ${names.band(band)} ${where}, for ${names.gang(owner)}.`;
    return from === owner
      ? `New posters: ${names.band(band)} ${where}.`
      : `New posters: ${names.band(band)} ${where}, now for ${names.gang(owner)} and not ${names.gang(from)}.`;
  },
  'offer-made': (names, { offer }) =>
    `${names.gang(offer.from)} offered ${names.gang(offer.to)} a ${kindOf(offer)}: ${offerWords(names, offer)}.`,
  'offer-ended': (names, { offer, how }) => {
    const end = {
      refused: `${names.gang(offer.to)} refused`,
      withdrawn: `${names.gang(offer.from)} took back`,
      lapsed: 'Nobody answered',
    }[how];
    return `${end} the ${kindOf(offer)}: ${offerWords(names, offer)}.`;
  },
  'trade-done': (names, { offer }) =>
    `${names.gang(offer.to)} accepted from ${names.gang(offer.from)}: ${offerWords(names, offer)}.`,
  'wager-made': (names, { offer }) =>
    `${names.gang(offer.to)} took the wager of ${names.gang(offer.from)}: ${offerWords(names, offer)}.`,
  'wager-settled': (names, { offer, winner }) =>
    winner === null
      ? `There was no fight: ${names.gang(offer.from)} and ${names.gang(offer.to)} took back what they had staked.`
      : `${names.gang(winner)} won the wager: ${offerWords(names, offer)}.`,
  'gyms-tried': (names, { seat, faces }) =>
    `A title shot for the gyms of ${names.gang(seat)}? ${joinWords(faces.map(([, face]) => `${face}`))}: ${shotsIn(faces)}.`,
  'boxer-rose': (names, { boxer }) =>
    `${boxer.name} rose from ${boxer.gym === null ? 'nowhere' : names.business(boxer.gym)}: FISTS ${boxer.fists}.`,
  'boxer-came-to-town': (_names, { boxer }) =>
    `${boxer.name} of ${boxer.town ?? 'nowhere'} came to town: FISTS ${boxer.fists}.`,
  'card-drawn': describeCard,
  'boxer-put-up': (names, { boxer }) => `${names.boxer(boxer)} was put up for the next card.`,
  'bout-fought': (names, { winner, loser, rounds }) =>
    `${names.boxer(winner)} beat ${names.boxer(loser)} in the ${ordinal(rounds)} round of a title bout.`,
  'dive-taken': (names, { boxer }) => `${names.boxer(boxer)} took the dive he was paid for.`,
  'purse-won': (names, { seat, boxer, dollars }) =>
    `The purse of ${names.boxer(boxer)} brought ${names.gang(seat)} ${formatDollars(dollars)}.`,
  'bet-settled': (names, { seat, boxer, stakeDollars, paidDollars }) =>
    paidDollars > 0
      ? `${names.gang(seat)} had ${formatDollars(stakeDollars)} on ${names.boxer(boxer)} and was paid ${formatDollars(paidDollars)}.`
      : `${names.gang(seat)} lost ${formatDollars(stakeDollars)} on ${names.boxer(boxer)}.`,
  'arena-tried': (names, { business, isBigName }) =>
    isBigName
      ? `A big-name bout filled ${names.business(business)}.`
      : `No big name at ${names.business(business)} this month.`,
  'funeral-held': describeFuneral,
  'public-works-done': (names, { seat, dollars, before, after, refundDollars }) => {
    const back =
      refundDollars === 0
        ? ''
        : ` ${formatDollars(refundDollars)} came back: the city was calm already.`;
    return `${names.gang(seat)} spent ${formatDollars(dollars)} on soup kitchens and street parties: outrage ${before} to ${after}.${back}`;
  },
};

function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function shotsIn(faces: EventOf<'gyms-tried'>['faces']): string {
  const shots = faces.filter(([, face]) => face === boxing.titleShotFace).length;
  return shots === 0 ? 'none' : countOf(shots, 'boxer') + ' on the card';
}

function kindOf(offer: Offer): string {
  return offer.pick === null ? 'trade' : 'wager';
}

/** `The Levee Stompers and $100`; `nothing` for an empty side. */
export function sideWords(names: Pick<Names, 'band'>, side: OfferSide): string {
  const parts = [
    ...(side.band === null ? [] : [names.band(side.band)]),
    ...(side.dollars === 0 ? [] : [formatDollars(side.dollars)]),
  ];
  return parts.length === 0 ? 'nothing' : joinWords(parts);
}

/** An offer in words, as its sender would put it. */
export function offerWords(names: Pick<Names, 'band' | 'boxer'>, offer: Omit<Offer, 'id'>): string {
  const gives = sideWords(names, offer.gives);
  const wants = sideWords(names, offer.wants);
  return offer.pick === null
    ? `${gives} for ${wants}`
    : `${gives} against ${wants} that ${names.boxer(offer.pick)} wins`;
}

function describeCard(names: Names, { bouts, struck, by }: EventOf<'card-drawn'>): string {
  const fights = bouts.map(({ red, blue }) => `${names.boxer(red)} against ${names.boxer(blue)}`);
  const card = fights.length === 0 ? 'no title bout' : fights.join('; ');
  if (by === null) return `The title card of the month: ${card}.`;
  const off = struck.length === 0 ? '' : ` ${joinWords(struck.map(names.boxer))}: not on it.`;
  return `${names.gang(by)} made the card at the arena: ${card}.${off}`;
}

function describeFuneral(names: Names, event: EventOf<'funeral-held'>): string {
  const { seat, dollars, points, cars, flowers, finest } = event;
  const head = `${names.gang(seat)} buried ${names.gangster(event.gangster)} for ${formatDollars(dollars)}: reputation +${points} for good, ${countOf(cars, 'car')} behind the hearse.`;
  if (flowers.length === 0) return `${head} No other gang sent flowers.`;
  const sent = flowers.map((one) => `${names.gang(one.seat)} ${formatDollars(one.dollars)}`);
  const best =
    finest === null
      ? 'Nobody’s stood out'
      : `Those of ${names.gang(finest)} were the finest: reputation +1`;
  return `${head} Flowers: ${joinWords(sent)}. ${best}.`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
function ordinal(number: number): string {
  const tens = number % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
