import { paradiseWriter } from './rules.ts';
import type { Snapshot } from '#kernel/run.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { Boxer, Offer } from '#main/games/paradise/rules/state/records/shows.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BoxerId, BusinessId, OfferId } from '#shared/games/paradise/ids.ts';
import { foundedCampaign } from './founded.ts';

const seats = ['g1', 'g2', 'g3'] as SeatId[];

/**
 * A campaign in which there is something to order of every kind: the first three gangs have clubs with
 * bands, gyms with boxers on the card, a death and an offer each and money; the first has the arena too.
 */
export function busyCampaign(options: Parameters<typeof foundedCampaign>[0] = {}): Snapshot<ParadiseState> {
  const { state, rng } = clonePlain(foundedCampaign(options));
  const tell = (event: ParadiseEvent): void => paradiseWriter.apply(state, event);
  seats.forEach((seat, index) => {
    tell({ type: 'bank-set', seat, from: state.purses[seat]?.bankDollars ?? 0, to: 6_000 });
    for (const place of ['downtown.nightclub', 'oak-bluff.nightclub', 'docks.gym']) {
      const business = `${place}.${index + 1}` as BusinessId;
      const from = state.businesses[business]?.owner ?? null;
      tell({ type: 'owner-set', business, from, to: seat });
    }
    tell({
      type: 'band-sought',
      seat,
      costDollars: 0,
      club: `downtown.nightclub.${index + 1}` as BusinessId,
      band: bandOf(seat, index),
    });
    tell({ type: 'boxer-rose', seat, boxer: boxerOf(index) });
    const boss = Object.values(state.gangsters).find((man) => man.gang === seat && man.isBoss);
    if (boss === undefined) throw new Error('A gang without a Boss.');
    tell({ type: 'died', seat, gangster: boss.id, month: 1, battle: null });
  });
  const [first = seats[0], ...rest] = Object.keys(state.boxers) as BoxerId[];
  tell({ type: 'owner-set', business: 'riverside.arena.1' as BusinessId, from: null, to: 'g1' as SeatId });
  tell({
    type: 'card-drawn',
    struck: [],
    by: null,
    bouts: [{ id: 't1', month: 1, red: first as BoxerId, blue: rest[0] as BoxerId, winner: null, rounds: 0 }],
  });
  const [one, two, three] = seats as [SeatId, SeatId, SeatId];
  tell({ type: 'offer-made', offer: offerOf(1, two, one, { dollars: 300, wants: 'b1' }) });
  tell({ type: 'offer-made', offer: offerOf(2, one, two, { dollars: 150, wants: 'b2' }) });
  tell({ type: 'offer-made', offer: offerOf(3, two, three, { dollars: 90, wants: 'b3' }) });
  state.bandTries = {};
  return { state, rng };
}

/** Money for a band. */
function offerOf(n: number, from: SeatId, to: SeatId, terms: { dollars: number; wants: string }): Offer {
  return {
    id: `d${n}` as OfferId,
    from,
    to,
    month: 1,
    gives: { band: null, dollars: terms.dollars },
    wants: { band: terms.wants as BandId, dollars: 0 },
    pick: null,
    isAccepted: false,
  };
}

function bandOf(seat: SeatId, index: number) {
  const club = `downtown.nightclub.${index + 1}` as BusinessId;
  return {
    id: `b${index + 1}` as BandId,
    name: `The Band of ${seat}`,
    act: 'jazz band' as const,
    owner: seat,
    club,
    isOnRadio: index === 1,
    lastFaces: [1],
    signedMonth: 1,
    billed: index === 2 ? null : { owner: seat, club },
    endedMonth: null,
  };
}

function boxerOf(index: number): Boxer {
  return {
    id: `x${index + 1}` as BoxerId,
    name: `Boxer ${index + 1}`,
    gym: `docks.gym.${index + 1}` as BusinessId,
    town: null,
    fists: 4 + index,
    wins: index === 2 ? 1 : 0,
    foughtMonth: index === 2 ? -2 : 0,
    isWashedUp: false,
    isPutUp: false,
  };
}
