import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { BandId, BusinessId, OfferId } from '#shared/games/paradise/ids.ts';
import { withBand, withBoxer, withCard } from '#test/support/shows.ts';
import { Story } from '#test/support/story.ts';
import { readersOf } from '#test/support/rules.ts';

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};

/** Two club owners; the seller has a band. */
function market() {
  const [story, seller, buyer] = new Story().seats(['Sellers', { bank: 1_000 }], ['Buyers', { bank: 1_000 }]);
  const club: BusinessId = must(seller.owns('nightclub').in('downtown')[0]);
  const stage: BusinessId = must(buyer.owns('nightclub').in('downtown')[0]);
  const band = withBand(story, seller, { club });
  return { story, seller, buyer, club, stage, band };
}

const offer = 'd1' as OfferId;

describe('offers of bands', () => {
  it('[RK-7] a band is sold: the offer, the answer, the money and the new stage', () => {
    const { story, seller, buyer, stage, band } = market();
    seller.gives({ kind: 'make-offer', to: buyer.seat, gives: { band: band.id }, wants: { dollars: 400 } });
    expect(buyer.quote({ kind: 'answer-offer', offer, accepts: true })).toMatchObject({ costDollars: 400 });
    buyer.gives({ kind: 'answer-offer', offer, accepts: true });
    expect([seller.bank, buyer.bank]).toEqual([1_400, 600]);
    expect(story.state.bands[band.id]).toMatchObject({ owner: buyer.seat, club: stage });
    expect(story.state.offers).toEqual({});
    const { events } = story.phase('reveal');
    expect(events).toMatchObject([{ type: 'band-billed', owner: buyer.seat, club: stage, from: seller.seat }]);
  });

  it('[RK-7] money offered for a band is set aside, and comes back when refused or withdrawn', () => {
    const { seller, buyer, band } = market();
    const terms = { kind: 'make-offer', to: seller.seat, gives: { dollars: 300 }, wants: { band: band.id } } as const;
    buyer.gives(terms);
    expect(buyer.bank).toBe(700);
    seller.gives({ kind: 'answer-offer', offer, accepts: false });
    expect(buyer.bank).toBe(1_000);
    buyer.gives(terms);
    buyer.gives({ kind: 'withdraw-offer', offer: 'd2' });
    expect(buyer.bank).toBe(1_000);
    seller.isRefused(/not open any more/, { kind: 'answer-offer', offer: 'd2', accepts: true });
    buyer.isRefused(/no such offer/, { kind: 'withdraw-offer', offer: 'd2' });
  });

  it('[RK-7] bands are traded, each to the other’s club', () => {
    const { story, seller, buyer, club, stage, band } = market();
    const other = withBand(story, buyer, { club: stage });
    seller.gives({
      kind: 'make-offer',
      to: buyer.seat,
      gives: { band: band.id },
      wants: { band: other.id, dollars: 100 },
    });
    buyer.gives({ kind: 'answer-offer', offer, accepts: true });
    expect(story.state.bands[band.id]).toMatchObject({ owner: buyer.seat, club: stage });
    expect(story.state.bands[other.id]).toMatchObject({ owner: seller.seat, club });
    expect([seller.bank, buyer.bank]).toEqual([1_100, 900]);
  });

  it('[RK-7] is for club owners, about free bands one has, and never with oneself', () => {
    const { story, seller, buyer, band } = market();
    const clubless = story.gang('Clubless', { bank: 1_000 });
    const give = { gives: { band: band.id }, wants: { dollars: 10 } };
    seller.isRefused(/only club owners/, { kind: 'make-offer', to: clubless.seat, ...give });
    seller.isRefused(/no offers to itself/, { kind: 'make-offer', to: seller.seat, ...give });
    buyer.isRefused(/no such band/, { kind: 'make-offer', to: seller.seat, ...give });
    seller.isRefused(/about a band/, { kind: 'make-offer', to: buyer.seat, gives: { dollars: 5 }, wants: {} });
    seller.isRefused(/Money goes one way/, {
      kind: 'make-offer',
      to: buyer.seat,
      gives: { band: band.id, dollars: 5 },
      wants: { dollars: 5 },
    });
    clubless.isRefused(/only club owners/, {
      kind: 'make-offer',
      to: seller.seat,
      gives: { dollars: 5 },
      wants: { band: band.id },
    });
    const third = story.gang('Third');
    const others = withBand(story, third, { club: must(third.owns('nightclub').in('downtown')[0]) });
    const ask = { kind: 'make-offer', gives: { dollars: 5 }, wants: { band: others.id } } as const;
    buyer.isRefused(/Sellers: no such band/, { ...ask, to: seller.seat });
    seller.gives({ kind: 'make-offer', to: buyer.seat, ...give });
    seller.isRefused(/promised in another offer/, { kind: 'make-offer', to: buyer.seat, ...give });
  });

  it('[RK-7] who cannot pay does not accept', () => {
    const { story, seller, buyer, band } = market();
    seller.gives({ kind: 'make-offer', to: buyer.seat, gives: { band: band.id }, wants: { dollars: 1_001 } });
    buyer.isRefused(/They ask \$1,001/, { kind: 'answer-offer', offer, accepts: true });
    const stranger = story.gang('Strangers');
    stranger.isRefused(/not open any more/, { kind: 'answer-offer', offer, accepts: true });
  });

  it('[RK-7] a band promised by others binds nobody else’s, and only the promised one', () => {
    const { story, seller, buyer, club, stage, band } = market();
    const second = withBand(story, seller, { club });
    const theirs = withBand(story, buyer, { club: stage });
    const sells = (id: BandId) =>
      ({ kind: 'make-offer', to: buyer.seat, gives: { band: id }, wants: { dollars: 5 } }) as const;
    seller.gives(sells(band.id));
    seller.isRefused(/promised in another offer/, sells(band.id));
    seller.gives(sells(second.id));
    // What the seller asks of the buyer promises nothing of the buyer's yet.
    seller.gives({ ...{ kind: 'make-offer', to: buyer.seat }, gives: { dollars: 5 }, wants: { band: theirs.id } });
    buyer.gives({ ...{ kind: 'make-offer', to: seller.seat }, gives: { band: theirs.id }, wants: { dollars: 5 } });
  });

  it('[RK-7] who has lost his club takes no band, and gives none to who has lost his', () => {
    const { story, seller, buyer, stage, club, band } = market();
    seller.gives({ ...{ kind: 'make-offer', to: buyer.seat }, gives: { band: band.id }, wants: { dollars: 5 } });
    story.tell({ type: 'turned-independent', business: stage, from: buyer.seat });
    buyer.isRefused(/club/, { kind: 'answer-offer', offer, accepts: true });
    const again = market();
    again.buyer.gives({
      ...{ kind: 'make-offer', to: again.seller.seat },
      gives: { dollars: 5 },
      wants: { band: again.band.id },
    });
    again.story.tell({ type: 'turned-independent', business: again.stage, from: again.buyer.seat });
    again.seller.isRefused(/club/, { kind: 'answer-offer', offer, accepts: true });
    expect(club).not.toBe(stage);
  });

  it('[RK-7] an offer stands for one more month and then lapses with its money', () => {
    const { story, seller, buyer, band } = market();
    buyer.gives({ kind: 'make-offer', to: seller.seat, gives: { dollars: 300 }, wants: { band: band.id } });
    story.phase('reveal');
    expect(story.state.offers[offer]).toBeDefined();
    story.phase('close');
    const { events } = story.phase('reveal');
    expect(events).toMatchObject([{ type: 'offer-ended', how: 'lapsed' }]);
    expect(buyer.bank).toBe(1_000);
  });

  it('[RK-7] an offer dies with the band it is about', () => {
    const { story, seller, buyer, club, band } = market();
    story.tell({ type: 'band-played', seat: seller.seat, band: band.id, club, faces: [1] });
    buyer.gives({ kind: 'make-offer', to: seller.seat, gives: { dollars: 300 }, wants: { band: band.id } });
    const { events } = story.phase('collections', [3, 3, 3, 1, 3, 3, 3]);
    expect(events.map((event) => event.type)).toContain('band-ended');
    expect(events.at(-1)).toMatchObject({ type: 'offer-ended', how: 'lapsed' });
    expect(story.state.offers).toEqual({});
  });

  it('[RK-7] an offer is known to its two gangs only, a band to others when it is billed', () => {
    const { story, seller, buyer, stage, band } = market();
    const third = story.gang('Third', { bank: 1_000 });
    third.owns('nightclub').in('cedar-hill');
    const { events } = seller.gives({
      kind: 'make-offer',
      to: buyer.seat,
      gives: { band: band.id },
      wants: { dollars: 400 },
    });
    expect(readersOf(must(events[0]))).toEqual([seller.seat, buyer.seat]);
    const offers = (gang: { seat: typeof third.seat }) => paradise.view(story.state, gang.seat).shows.offers.length;
    expect([seller, buyer, third].map(offers)).toEqual([1, 1, 0]);
    buyer.gives({ kind: 'answer-offer', offer, accepts: true });
    const owner = () => paradise.view(story.state, third.seat).shows.bands[0]?.owner;
    expect(owner()).toBe(seller.seat);
    expect(paradise.view(story.state, seller.seat).shows.bands[0]?.owner).toBe(buyer.seat);
    story.phase('reveal');
    expect(owner()).toBe(buyer.seat);
    expect(paradise.view(story.state, third.seat).shows.bands[0]?.club).toBe(stage);
  });

  it('[RK-7] asking for a band nobody has billed yet tells nothing of it', () => {
    const { story, seller, buyer } = market();
    const hidden = withBand(story, seller, { billed: null, name: 'The Unheard Of' });
    const ask = (band: BandId) => () =>
      buyer.gives({ kind: 'make-offer', to: seller.seat, gives: { dollars: 5 }, wants: { band } });
    const sentenceOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'accepted';
      } catch (refusal) {
        return (refusal as Error).message;
      }
    };
    expect(sentenceOf(ask(hidden.id))).toBe(sentenceOf(ask('b99' as BandId)));
    expect(sentenceOf(ask(hidden.id))).not.toMatch(/Unheard/);
  });
});

describe('a stake on a title bout', () => {
  /** The sellers stake their band on Red against the buyers' money. */
  function wager(accepts: boolean) {
    const { story, seller, buyer, band } = market();
    const [red, blue] = [withBoxer(story, null, { name: 'Red' }), withBoxer(story, null)];
    withCard(story, [red, blue]);
    seller.gives({
      kind: 'make-offer',
      to: buyer.seat,
      gives: { band: band.id },
      wants: { dollars: 250 },
      pick: red.id,
    });
    if (accepts) buyer.gives({ kind: 'answer-offer', offer, accepts });
    return { story, seller, buyer, band };
  }

  it('[RK-7] whoever picked the winner takes both stakes: here the money', () => {
    const { story, seller, buyer, band } = wager(true);
    expect(buyer.bank).toBe(750);
    const { events } = story.phase('reveal', [1, 6]);
    expect(events.at(-1)).toMatchObject({ type: 'wager-settled', winner: seller.seat });
    expect([seller.bank, buyer.bank]).toEqual([1_250, 750]);
    expect(story.state.bands[band.id]?.owner).toBe(seller.seat);
  });

  it('[RK-7] and here the band', () => {
    const { story, seller, buyer, band } = wager(true);
    story.phase('reveal', [6, 1]);
    expect([seller.bank, buyer.bank]).toEqual([1_000, 1_000]);
    expect(story.state.bands[band.id]?.owner).toBe(buyer.seat);
  });

  it('[RK-7] without a fight both take their stakes back; unanswered it lapses with the bout', () => {
    const { story, seller, buyer, band } = wager(true);
    story.state.bouts = {};
    const { events } = story.phase('reveal');
    expect(events).toMatchObject([{ type: 'wager-settled', winner: null }]);
    expect([seller.bank, buyer.bank]).toEqual([1_000, 1_000]);
    expect(story.state.bands[band.id]?.owner).toBe(seller.seat);

    const open = wager(false);
    const played = open.story.phase('reveal', [1, 6]);
    expect(played.events.at(-1)).toMatchObject({ type: 'offer-ended', how: 'lapsed' });
    expect(open.buyer.bank).toBe(1_000);
  });

  it('[RK-7] a staked band is promised, and a wager is about a boxer of the card', () => {
    const { story, seller, buyer, band } = market();
    seller.isRefused(/does not fight/, {
      kind: 'make-offer',
      to: buyer.seat,
      gives: { band: band.id },
      wants: { dollars: 10 },
      pick: withBoxer(story, null).id,
    });
    const accepted = wager(true);
    accepted.seller.isRefused(/promised in another offer/, {
      kind: 'make-offer',
      to: accepted.buyer.seat,
      gives: { band: accepted.band.id },
      wants: { dollars: 10 },
    });
    accepted.seller.isRefused(/stake something/, {
      kind: 'make-offer',
      to: accepted.buyer.seat,
      gives: {},
      wants: { band: withBand(accepted.story, accepted.buyer).id },
      pick: 'x1',
    });
  });
});
