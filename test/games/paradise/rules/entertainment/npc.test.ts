import { describe, expect, it } from 'vitest';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { busyCampaign } from '#test/support/busy.ts';
import { playedMonths } from '#test/support/founded.ts';
import { withBand, withBoxer, withCard, withDead } from '#test/support/shows.ts';
import { Story, type GangStory } from '#test/support/story.ts';

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};

function plansOf(story: Story, gang: GangStory): Plan[] {
  return planMonth(buildSeatView(story.state, gang.seat));
}

/** The planned orders of one kind. */
function planned<K extends OrderKind>(story: Story, gang: GangStory, kind: K): OrderOf<K>[] {
  const orders = plansOf(story, gang).map((plan) => plan.order);
  return orders.filter((order): order is OrderOf<K> => order.kind === kind);
}

function club(gang: GangStory, count = 1): BusinessId[] {
  return gang.owns('nightclub', count).in('downtown');
}

describe('NPC gangs and their bands', () => {
  it('[RK-7] sign a band for a silent nightclub, if the money and an Accountant are there', () => {
    const [story, rich] = new Story().seats(['Rich', { bank: 5_000, isHuman: false }]);
    const [stage] = club(rich);
    expect(planned(story, rich, 'sign-band')).toEqual([{ kind: 'sign-band', club: stage }]);
    const poor = story.gang('Poor', { bank: 900, isHuman: false });
    club(poor);
    expect(planned(story, poor, 'sign-band')).toEqual([]);
    const street = story.gang('Street', { bank: 5_000, isHuman: false, type: 'street' });
    club(street);
    expect(planned(story, street, 'sign-band')).toEqual([]);
  });

  it('[RK-7] book a band that lost its stage before they sign another', () => {
    const [story, gang] = new Story().seats(['Rich', { bank: 5_000, isHuman: false }]);
    const [stage] = club(gang);
    const band = withBand(story, gang);
    expect(planned(story, gang, 'book-band')).toEqual([{ kind: 'book-band', band: band.id, club: stage }]);
    expect(planned(story, gang, 'sign-band')).toEqual([]);
  });

  it('[RK-7] offer a band they have no stage for to the gang with silent clubs', () => {
    const [story, gang, buyer] = new Story().seats(
      ['Clubless', { bank: 5_000, isHuman: false }],
      ['Club owners', { bank: 5_000, isHuman: false }],
    );
    club(buyer);
    const band = withBand(story, gang);
    const [offer] = planned(story, gang, 'make-offer');
    expect(offer).toMatchObject({ to: buyer.seat, gives: { band: band.id }, pick: null });
    expect(offer?.wants.dollars).toBeGreaterThan(300);
    gang.gives(must(offer));
    expect(planned(story, gang, 'make-offer')).toEqual([]);
  });

  it.each([
    [200, true],
    [2_000, false],
  ])('[RK-7] asked $%i for a band they have a stage for, they accept: %s', (dollars, accepts) => {
    const [story, seller, gang] = new Story().seats(
      ['Sellers', { bank: 1_000 }],
      ['Club owners', { bank: 20_000, isHuman: false }],
    );
    club(seller);
    club(gang);
    const band = withBand(story, seller);
    const order = { kind: 'make-offer', to: gang.seat, gives: { band: band.id } } as const;
    seller.gives({ ...order, wants: { dollars } });
    expect(planned(story, gang, 'answer-offer')).toEqual([{ kind: 'answer-offer', offer: 'd1', accepts }]);
  });

  it.each([
    [9_000, true],
    [300, false],
  ])('[RK-7] offered $%i for a band that plays, they accept: %s', (dollars, accepts) => {
    const [story, buyer, gang] = new Story().seats(
      ['Buyers', { bank: 10_000 }],
      ['Club owners', { bank: 1_000, isHuman: false }],
    );
    club(buyer);
    const [stage] = club(gang);
    const band = withBand(story, gang, { club: must(stage) });
    const order = { kind: 'make-offer', to: gang.seat, gives: { dollars } } as const;
    buyer.gives({ ...order, wants: { band: band.id } });
    expect(planned(story, gang, 'answer-offer')).toEqual([{ kind: 'answer-offer', offer: 'd1', accepts }]);
  });

  it('[RK-7] take a wager when the chance is theirs, and only then', () => {
    const [story, other, gang] = new Story().seats(
      ['Others', { bank: 5_000 }],
      ['Club owners', { bank: 5_000, isHuman: false }],
    );
    club(other);
    const [stage] = club(gang);
    const band = withBand(story, gang, { club: must(stage) });
    const gym = must(gang.owns('gym').in('docks')[0]);
    const strong = withBoxer(story, gym, { fists: 6 });
    const weak = withBoxer(story, null, { fists: 4, foughtMonth: 1 });
    withCard(story, [strong, weak]);
    const wager = (pick: string) =>
      other.gives({
        kind: 'make-offer',
        to: gang.seat,
        gives: { dollars: 2_400 },
        wants: { band: band.id },
        pick: pick,
      });
    wager(weak.id);
    wager(strong.id);
    expect(planned(story, gang, 'answer-offer').map(({ accepts }) => accepts)).toEqual([true, false]);
  });
});

describe('NPC gangs at the ring', () => {
  /** A rich gang whose strong man meets a stranger. */
  function ringside(own: { fists: number }, options: { bank?: number; type?: 'syndicate' | 'street' } = {}) {
    const story = new Story();
    const gang = story.gang('Ringside', {
      bank: options.bank ?? 3_000,
      isHuman: false,
      type: options.type ?? 'syndicate',
    });
    const gym = must(gang.owns('gym').in('docks')[0]);
    const man = withBoxer(story, gym, own);
    const stranger = withBoxer(story, null);
    withCard(story, [man, stranger]);
    return { story, gang, man, stranger };
  }

  it('[RK-13] bet on the better chance as far as they know, by the edge and what they can spare', () => {
    const { story, gang, man } = ringside({ fists: 6 });
    const [bet] = planned(story, gang, 'bet');
    expect(bet).toMatchObject({ boxer: man.id });
    expect(bet?.dollars).toBeLessThan(3_000 / 2);
    const weak = ringside({ fists: 4 });
    expect(planned(weak.story, weak.gang, 'bet')).toMatchObject([{ boxer: weak.stranger.id }]);
    const poor = ringside({ fists: 6 }, { bank: 250 });
    expect(planned(poor.story, poor.gang, 'bet')).toEqual([]);
  });

  it('[RK-13] do not bet where they know nothing', () => {
    const { story } = ringside({ fists: 6 });
    const outsider = story.gang('Outsiders', { bank: 9_000, isHuman: false });
    expect(planned(story, outsider, 'bet')).toEqual([]);
  });

  it('[RK-13] pay the other man only when the better chance is worth his price', () => {
    const modest = ringside({ fists: 5 }, { bank: 6_000 });
    expect(planned(modest.story, modest.gang, 'fix-fight')).toEqual([]);
    modest.gang.owns('arena').in('riverside');
    const fix = { kind: 'fix-fight', boxer: modest.stranger.id };
    expect(planned(modest.story, modest.gang, 'fix-fight')).toEqual([fix]);
    const rich = ringside({ fists: 5 }, { bank: 200_000 });
    expect(planned(rich.story, rich.gang, 'fix-fight')).toEqual([fix]);
    const fearful = ringside({ fists: 5 }, { bank: 200_000, type: 'street' });
    expect(planned(fearful.story, fearful.gang, 'fix-fight')).toEqual([]);
  });

  it('[RK-13] never bet on the man they pay to lose', () => {
    for (const fists of [4, 5, 6]) {
      for (const bank of [2_000, 20_000, 200_000]) {
        const { story, gang } = ringside({ fists }, { bank });
        gang.owns('arena').in('riverside');
        const paid = planned(story, gang, 'fix-fight').map(({ boxer }) => boxer);
        const backed = planned(story, gang, 'bet').map(({ boxer }) => boxer);
        expect(backed.filter((boxer) => paid.includes(boxer))).toEqual([]);
      }
    }
  });

  it('[RK-13] put up their winners as soon as these may fight', () => {
    const [story, gang] = new Story().seats(['Stable', { isHuman: false }]);
    const gym = must(gang.owns('gym').in('docks')[0]);
    const champion = withBoxer(story, gym, { wins: 1, foughtMonth: -1 });
    withBoxer(story, gym, { wins: 1, foughtMonth: 1 });
    withBoxer(story, gym, { wins: 1, foughtMonth: -5, isWashedUp: true });
    expect(planned(story, gang, 'put-up-boxer').map(({ boxer }) => boxer)).toEqual([champion.id]);
  });

  it('[RK-14] keep the men of whoever outgrows them from the title, and nobody else’s', () => {
    const [story, gang, leader, small] = new Story().seats(['Promoters', { isHuman: false }], 'Leaders', 'Small');
    gang.owns('arena').in('riverside');
    leader.owns('speakeasy', 3).in('docks');
    const men = [leader, small].map((owner) => withBoxer(story, must(owner.owns('gym').in('docks')[0])));
    withCard(story, [must(men[0]), must(men[1])]);
    expect(planned(story, gang, 'make-card')).toEqual([{ kind: 'make-card', pairs: [], struck: [must(men[0]).id] }]);
  });
});

describe('NPC gangs, their schooling and their standing', () => {
  it('[GANG-8] send one pupil a month to school, the one it helps most', () => {
    const [story, gang] = new Story().seats(['Pupils', { bank: 2_000, isHuman: false }]);
    const talker = gang.has('hoodlum', { smarts: 4, gats: 6 });
    const lessons = planned(story, gang, 'train');
    expect(lessons).toHaveLength(1);
    expect(lessons[0]).toMatchObject({ gangster: talker, stat: 'smarts' });
    gang.gives(must(lessons[0]));
    expect(planned(story, gang, 'train').map(({ gangster }) => gangster)).not.toContain(talker);
  });

  it('[RK-13] learn in their own gym what their kind fights with', () => {
    const [story, gang] = new Story().seats(['Brawlers', { bank: 2_000, isHuman: false, type: 'irish' }]);
    gang.owns('gym').in('docks');
    for (const member of Object.values(story.state.gangsters)) {
      member.stats = { fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6, hits: 6 };
    }
    expect(planned(story, gang, 'learn')).toMatchObject([{ skill: { kind: 'chosen', skill: 'boxer' } }]);
  });

  it('[GANG-14] bury their dead when they can afford some style, and plainly when they need no reputation any more', () => {
    const story = new Story();
    const [poor, modest, rich] = [300, 4_000, 9_000].map((bank, at) =>
      story.gang(`Gang ${at}`, { bank, isHuman: false }),
    );
    const points = [poor, modest, rich].map((gang) => {
      withDead(story, must(gang));
      return planned(story, must(gang), 'hold-funeral').map((order) => order.points);
    });
    expect(points).toEqual([[], [3], [1]]);
  });

  it('[GANG-14] send flowers to rivals’ dead, not all the same', () => {
    const [story, mourners] = new Story().seats(['Mourners', { isHuman: false }]);
    const { gangster } = withDead(story, mourners, 'boss');
    const bids = [1, 2, 3].map((n) => {
      const gang = story.gang(`Rivals ${n}`, { bank: 3_000, isHuman: false });
      return planned(story, gang, 'send-flowers');
    });
    expect(bids.flat().map((bid) => bid.gangster)).toEqual([gangster, gangster, gangster]);
    expect(new Set(bids.flat().map((bid) => bid.dollars)).size).toBe(3);
    expect(planned(story, mourners, 'send-flowers')).toEqual([]);
  });

  it.each([
    [4, false, false],
    [7, true, false],
    [14, true, false],
    [16, true, true],
    [20, true, true],
  ])(
    '[GANG-15] at outrage %i they pay for public works: %s, and with the Feds in town: %s',
    (outrage, pays, paysThen) => {
      const [story, gang] = new Story().seats(['Fearful', { bank: 9_000, isHuman: false }]);
      gang.owns('speakeasy', 2).in('docks');
      story.gang('Others').owns('speakeasy').in('docks');
      story.tell({ type: 'outrage-set', from: 2, to: outrage });
      expect(planned(story, gang, 'public-works').length > 0).toBe(pays);
      // With the Feds in town there is no roll to fear, but the city must be lived in all the same.
      story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
      expect(planned(story, gang, 'public-works').length > 0).toBe(paysThen);
    },
  );

  it('[GANG-11] give a reason for each of these orders whose factors sum to its score', { tags: 'rest' }, () => {
    const kinds = new Set<string>();
    const wanted = ['sign-band', 'answer-offer', 'bet', 'fix-fight', 'train', 'hold-funeral', 'send-flowers'];
    const isMissing = (): boolean => wanted.some((kind) => !kinds.has(kind));
    // Ten campaigns, and up to thirty more until the rarest order has been planned.
    for (let seed = 11; seed < 21 || (seed < 51 && isMissing()); seed += 1) {
      let snapshot = busyCampaign({ seed });
      for (let month = 0; month < 6; month += 1) {
        for (const seat of Object.keys(snapshot.state.gangs) as SeatId[]) {
          for (const { order, reason } of planMonth(buildSeatView(snapshot.state, seat))) {
            kinds.add(order.kind);
            const sum = reason.factors.reduce((total, factor) => total + factor.points, 0);
            expect(reason.score).toBeCloseTo(sum, 5);
            expect(reason.sentence).toMatch(/\.$/);
          }
        }
        snapshot = must(playedMonths(snapshot, 1)[0]);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  });
});
