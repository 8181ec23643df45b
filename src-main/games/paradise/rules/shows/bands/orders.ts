import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, OfferId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { countBandDice, listFreeClubs, requireOwnBand, turnChance } from '#main/games/paradise/rules/city/bands.ts';
import { checkOffer, copyOffer, requireAnswerable, strikeOffer } from './offers.ts';
import { offerWords } from '../telling.ts';
import { collectOwnEntertainment } from '../knowledge.ts';
import type { Band, Offer } from '#main/games/paradise/rules/state/records/shows.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import {
  requireBusiness,
  requireGang,
  isAccountant,
  isFree,
  isWorking,
  listMembers,
} from '#main/games/paradise/rules/lookups.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { pickBandAct } from '#main/games/paradise/rules/tables/entertainers.ts';
import { bandTerms } from '#main/games/paradise/rules/tables/shows.ts';
import { makeFreeTerms, requireMoney, order } from '#main/games/paradise/rules/orders/order.ts';

/** [RK-7] $300 and the best Accountant's SMARTS, one try a month. */
const signBand = order('sign-band', {
  rules: ['RK-7'],
  mail: [
    {
      example: 'Sign a band for The Blue Parrot',
      pattern: /^sign a band for (.+)$/iu,
      read: (n, [club = '']) => ({ kind: 'sign-band', club: n.place(club) }),
    },
  ],
  title: (state, _seat, order) => `Sign a band for ${requireBusiness(state, order.club).name}`,
  check(state, seat, order) {
    requireStage(state, seat, requireBusiness(state, order.club), null);
    refuseUnless(
      state.bandTries[seat] !== state.month,
      'The agents have been seen this month already; try again in the next.',
      'RK-7',
    );
    const accountant = requireAccountant(state, seat);
    const smarts = computeCurrentStat(accountant, 'smarts');
    requireMoney(state, seat, bandTerms.signingDollars, 'Agents, dinners and an advance');
    return {
      costDollars: bandTerms.signingDollars,
      chance: Math.min(6, smarts) / 6,
      notes: [
        `${accountant.name} does the talking with SMARTS ${smarts}.`,
        'The money is spent whether or not a band signs.',
        `A band adds 1D6 to the Loot of ${requireBusiness(state, order.club).name} each month.`,
      ],
    };
  },
  carryOut: tryToSignBand,
});

function tryToSignBand(table: ParadiseTable, seat: SeatId, order: OrderOf<'sign-band'>): void {
  const { state } = table;
  const accountant = requireAccountant(state, seat);
  const { passed } = table.dice.test({
    purpose: `${accountant.name} signs a band: SMARTS`,
    stat: computeCurrentStat(accountant, 'smarts'),
  });
  const made = state.showsMade.bands;
  const band: Band = {
    id: `b${made + 1}` as BandId,
    ...pickBandAct(state.seed, made, findCity(state).name),
    owner: seat,
    club: order.club,
    isOnRadio: false,
    lastFaces: [],
    signedMonth: state.month,
    billed: null,
    endedMonth: null,
  };
  table.emit({
    type: 'band-sought',
    seat,
    club: order.club,
    band: passed ? band : null,
    costDollars: bandTerms.signingDollars,
  });
}

/** [RK-7] Requires an open nightclub of the gang's without another band. */
function requireStage(state: State, seat: SeatId, club: DeepReadonly<Business>, leaving: BandId | null): void {
  refuseUnless(club.type === 'nightclub', `${club.name}: not a nightclub; bands play nowhere else.`, 'RK-7');
  refuseUnless(club.owner === seat, `${club.name} is not yours; pick a nightclub of the gang’s.`, 'RK-7');
  refuseUnless(!club.isShut, `${club.name} is shut; pay its payoff first.`, 'RK-7');
  refuseUnless(isWorking(club), `${club.name} is smashed; wait until it is repaired.`, 'RK-7');
  refuseUnless(
    listFreeClubs(state, seat, leaving).some(({ id }) => id === club.id),
    `${club.name} has a band already; one plays at each club.`,
    'RK-7',
  );
}

/** [RK-7, GANG-4] */
function requireAccountant(state: State, seat: SeatId): DeepReadonly<Gangster> {
  const [best] = listMembers(state, seat)
    .filter((member) => isAccountant(member) && isFree(member))
    .toSorted((a, b) => computeCurrentStat(b, 'smarts') - computeCurrentStat(a, 'smarts'));
  refuseUnless(best !== undefined, 'Contracts take an Accountant at large; hire one first.', 'RK-7');
  return best;
}

/** [RK-7] Another stage for a band of the gang's. */
const bookBand = order('book-band', {
  rules: ['RK-7'],
  mail: [
    {
      example: 'Book The Hot Five at The Blue Parrot',
      pattern: /^book (.+?) at (.+)$/iu,
      read: (n, [band = '', club = '']) => ({ kind: 'book-band', band: n.band(band), club: n.place(club) }),
    },
  ],
  title(state, seat, order) {
    const { name } = requireOwnBand(state, seat, order.band);
    return `Book ${name} at ${requireBusiness(state, order.club).name}`;
  },
  check(state, seat, order) {
    const band = requireOwnBand(state, seat, order.band);
    const club = requireBusiness(state, order.club);
    refuseUnless(band.club !== club.id, `${band.name}: at ${club.name} already; pick another club.`);
    requireStage(state, seat, club, band.id);
    const fades = Math.round(turnChance(band, 'fades') * 100);
    return makeFreeTerms(
      `Adds ${countBandDice(band)}D6 to the Loot of ${club.name} from the next collections on.`,
      `The chance that its next month is its last is ${fades}%.`,
    );
  },
  carryOut(table, seat, { band, club }) {
    table.emit({ type: 'band-booked', seat, band, club });
  },
});

/** [RK-7] A trade or a wager offered to another gang. */
const makeOffer = order('make-offer', {
  rules: ['RK-7'],
  mail: [
    {
      example: 'Offer to The Cedar Hill Combine: $200 for The Hot Five',
      pattern: /^offer to (.+?): (.+?) for (.+)$/iu,
      read: (n, [gang = '', gives = '', wants = '']) => ({
        kind: 'make-offer',
        to: n.gang(gang),
        gives: n.stake(gives),
        wants: n.stake(wants),
      }),
    },
    {
      example: 'Wager with The Cedar Hill Combine on Kid Malone: $50 against $50',
      pattern: /^wager with (.+?) on (.+?): (.+?) against (.+)$/iu,
      read: (n, [gang = '', boxer = '', gives = '', wants = '']) => ({
        kind: 'make-offer',
        to: n.gang(gang),
        gives: n.stake(gives),
        wants: n.stake(wants),
        pick: n.boxer(boxer),
      }),
    },
  ],
  title(state, seat, order) {
    const words = offerWords(createNames(state, seat), draftOffer(state, seat, order));
    const kind = order.pick === null ? 'Offer' : 'Wager with';
    return `${kind} ${requireGang(state, order.to).name}: ${words}`;
  },
  check(state, seat, order) {
    checkOffer(state, seat, draftOffer(state, seat, order));
    requireMoney(state, seat, order.gives.dollars, 'The offer');
    const notes =
      order.pick === null
        ? ['Stands until the next month closes, unless it is answered or withdrawn.']
        : ['Only counts if it is accepted before the bout; the winner of the wager takes both sides.'];
    if (order.gives.dollars > 0) notes.push('The money is set aside until then.');
    return { costDollars: order.gives.dollars, chance: null, notes };
  },
  carryOut(table, seat, order) {
    const id = `d${table.state.showsMade.offers + 1}` as OfferId;
    table.emit({ type: 'offer-made', offer: { id, ...draftOffer(table.state, seat, order) } });
  },
});

function draftOffer(state: State, from: SeatId, order: OrderOf<'make-offer'>): Omit<Offer, 'id'> {
  const { to, gives, wants, pick } = order;
  const { month } = state;
  return { from, to, month, gives: { ...gives }, wants: { ...wants }, pick, isAccepted: false };
}

/** Returns the names of bands and boxers as far as a seat knows them. */
function createNames(state: State, seat: SeatId): Parameters<typeof offerWords>[0] {
  const { bands } = collectOwnEntertainment(state, seat);
  return { band: (id) => bands[id]?.name ?? 'a band', boxer: (id) => state.boxers[id]?.name ?? 'a boxer' };
}

/** [RK-7] Accepts or refuses another gang's offer. */
const answerOffer = order('answer-offer', {
  rules: ['RK-7'],
  decides: ({ offer }) => offer,
  mail: [
    {
      example: 'Accept the offer of The Cedar Hill Combine',
      pattern: /^(accept|refuse) the offer of (.+)$/iu,
      read: (n, [word = '', gang = '']) => ({
        kind: 'answer-offer',
        offer: n.showOfferFrom(gang),
        accepts: /^accept$/iu.test(word),
      }),
    },
  ],
  title(state, seat, order) {
    const offer = requireOfferTo(state, seat, order);
    return `${order.accepts ? 'Accept' : 'Refuse'}: ${offerWords(createNames(state, seat), offer)}`;
  },
  check(state, seat, order) {
    const offer = requireOfferTo(state, seat, order);
    if (!order.accepts) return makeFreeTerms(`${requireGang(state, offer.from).name} will hear of it.`);
    requireAnswerable(state, seat, offer);
    if (offer.pick !== null) {
      const notes = ['Both stakes are held until the bout; the winner takes both.'];
      return { costDollars: offer.wants.dollars, chance: null, notes };
    }
    const costDollars = offer.wants.dollars - offer.gives.dollars;
    return { costDollars, chance: null, notes: ['Done at once.'] };
  },
  carryOut(table, seat, order) {
    const offer = copyOffer(requireOfferTo(table.state, seat, order));
    if (order.accepts) strikeOffer(table, offer);
    else table.emit({ type: 'offer-ended', offer, how: 'refused' });
  },
});

function requireOfferTo(state: State, seat: SeatId, order: OrderOf<'answer-offer'>): DeepReadonly<Offer> {
  const offer = state.offers[order.offer];
  refuseUnless(
    offer?.to === seat && !offer.isAccepted,
    'That offer is not open any more; it was answered, withdrawn, or has lapsed.',
    'RK-7',
  );
  return offer;
}

/** [RK-7] Withdraws an offer that was not answered yet. */
const withdrawOffer = order('withdraw-offer', {
  rules: ['RK-7'],
  mail: [
    {
      example: 'Take back the offer to The Cedar Hill Combine',
      pattern: /^take back the offer to (.+)$/iu,
      read: (n, [gang = '']) => ({ kind: 'withdraw-offer', offer: n.showOfferTo(gang) }),
    },
  ],
  title: (state, seat, order) =>
    `Withdraw the offer: ${offerWords(createNames(state, seat), requireOfferBy(state, seat, order))}`,
  check(state, seat, order) {
    const { gives } = requireOfferBy(state, seat, order);
    if (gives.dollars === 0) return makeFreeTerms();
    const notes = [`${formatDollars(gives.dollars)} goes back to the bank.`];
    return { costDollars: -gives.dollars, chance: null, notes };
  },
  carryOut(table, seat, order) {
    const offer = copyOffer(requireOfferBy(table.state, seat, order));
    table.emit({ type: 'offer-ended', offer, how: 'withdrawn' });
  },
});

function requireOfferBy(state: State, seat: SeatId, order: OrderOf<'withdraw-offer'>): DeepReadonly<Offer> {
  const offer = state.offers[order.offer];
  refuseUnless(
    offer?.from === seat && !offer.isAccepted,
    'There is no such offer to withdraw; it was answered, or has lapsed.',
    'RK-7',
  );
  return offer;
}

/** The orders of bands, by kind. */
export const bandOrders = {
  'sign-band': signBand,
  'book-band': bookBand,
  'make-offer': makeOffer,
  'answer-offer': answerOffer,
  'withdraw-offer': withdrawOffer,
};
