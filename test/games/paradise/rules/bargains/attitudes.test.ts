import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { memoize } from '#shared/words/memoize.ts';
import { run, type Snapshot } from '#kernel/run.ts';
import { playOn } from '#kernel/play.ts';
import { requireRule } from '#kernel/events/events.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listLivingGangs } from '#main/games/paradise/rules/lookups.ts';
import { planBargaining } from '#main/games/paradise/rules/npc/bargains/bargaining.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { ParadiseState, State } from '#main/games/paradise/rules/state.ts';
import { buildAttitudes, forecastTerms } from '#main/games/paradise/rules/views/attitudes.ts';
import type { District } from '#shared/games/paradise/city.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { ProposalId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { agree, scrambleBargains, termsWith } from '#test/support/bargains.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { paradiseWriter } from '#test/support/rules.ts';
import { Story } from '#test/support/story.ts';

const seed = fc.constantFrom(11, 23, 37, 58, 71, 94);
const months = fc.integer({ min: 1, max: 12 });

const anyTerms: fc.Arbitrary<Partial<BargainTerms>> = fc.oneof(
  fc.record({ truceMonths: months }),
  fc.record({
    payment: fc.record({
      by: fc.constantFrom('us' as const, 'them' as const),
      dollars: fc.integer({ min: 1, max: 60 }).map((tens) => tens * 10),
      months: fc.integer({ min: 1, max: 6 }),
    }),
    truceMonths: months,
  }),
  fc.record({
    line: fc.record({
      months,
      ours: fc.constant<District[]>(['docks', 'downtown']),
      theirs: fc.constantFrom<District[]>([], ['oak-bluff']),
    }),
  }),
);

/** The months of a campaign, played once. */
const playedFrom = memoize((seeded: number) => playedMonths(foundedCampaign({ seed: seeded, npcs: 3 }), 8));

/** A campaign some months on, its player, and a gang that the program plays. */
function playedTo(seeded: number, count: number) {
  const snapshot = playedFrom(seeded)[count - 1];
  if (snapshot === undefined) throw new Error('Nothing was played.');
  const living = listLivingGangs(snapshot.state);
  const us = living.find(({ isHuman }) => isHuman);
  const them = living.findLast(({ isHuman }) => !isHuman);
  return us === undefined || them === undefined ? null : { snapshot, us: us.id, them: them.id };
}

const q99 = 'q99' as ProposalId;

/** What the planner answers once the terms are put. */
function answerOf(
  { snapshot, us, them }: { snapshot: Snapshot<ParadiseState>; us: SeatId; them: SeatId },
  terms: BargainTerms,
) {
  const state = structuredClone(snapshot.state);
  const put = { from: us, to: them, month: state.month, terms, isCounter: false };
  state.proposals[q99] = { id: q99, ...put };
  const plans = planBargaining(buildSeatView(state, them), 0);
  const plan = plans.find(({ order }) => order.kind === 'answer-proposal' && order.proposal === q99);
  if (plan?.order.kind !== 'answer-proposal') throw new Error('Nobody answered.');
  return plan.order;
}

/** True if a seat may read an event in its log. */
function mayRead(seat: SeatId, event: ParadiseEvent): boolean {
  const readers = requireRule(paradise, event).visibleTo(event);
  return readers === 'everybody' || readers.includes(seat);
}

const answers = { accept: 'accept', refuse: 'refuse', price: 'counter' } as const;

describe('terms before anybody puts them', () => {
  it(
    '[BARG-1] the games master is told the answer that the planner then gives, price and all',
    { tags: 'rest' },
    () => {
      let asked = 0;
      forSome(25, seed, fc.integer({ min: 1, max: 6 }), anyTerms, (seeded, count, some) => {
        const played = playedTo(seeded, count);
        const terms = termsWith(some);
        if (played === null || played.snapshot.state.phase !== 'orders') return;
        const { snapshot, us, them } = played;
        const isTaken = Object.values(snapshot.state.proposals).some(({ to }) => to === them);
        if (isTaken) return;
        asked += 1;
        const told = forecastTerms(snapshot.state, { seat: us, isGm: true }, { to: them, terms });
        const { answer, terms: other } = answerOf(played, terms);
        expect(answer).toBe(answers[told.verdict as keyof typeof answers]);
        expect(told.price?.least ?? null).toBe(other?.payment?.dollars ?? null);
      });
      expect(asked).toBeGreaterThan(5);
    },
  );

  it(
    '[BARG-1] a seat that is told a plain yes or no is told the truth, whatever the Boss is like',
    { tags: 'rest' },
    () => {
      const sure = { yes: 0, no: 0 };
      forSome(30, seed, fc.integer({ min: 1, max: 6 }), anyTerms, (seeded, count, some) => {
        const played = playedTo(seeded, count);
        const terms = termsWith(some);
        if (played === null || played.snapshot.state.phase !== 'orders') return;
        const { snapshot, us, them } = played;
        const told = forecastTerms(snapshot.state, { seat: us, isGm: false }, { to: them, terms });
        const { answer } = answerOf(played, terms);
        if (told.verdict === 'accept' && terms.payment?.by !== 'them') {
          sure.yes += 1;
          expect(answer).toBe('accept');
        }
        if (told.verdict === 'refuse') {
          sure.no += 1;
          expect(answer).toBe('refuse');
        }
      });
      expect(sure.yes).toBeGreaterThan(0);
      expect(sure.no).toBeGreaterThan(0);
    },
  );

  it('[BARG-1] asking tells a seat nothing that it cannot know', () => {
    forSome(12, seed, fc.integer({ min: 2, max: 8 }), anyTerms, (seeded, count, some) => {
      const played = playedTo(seeded, count);
      if (played === null) return;
      const { snapshot, us, them } = played;
      const { state } = snapshot;
      const ask = (of: State) => ({
        attitudes: buildAttitudes(of, { seat: us, isGm: false }),
        terms: forecastTerms(of, { seat: us, isGm: false }, { to: them, terms: termsWith(some) }),
      });
      const other = structuredClone(state);
      scrambleBargains(other, us, 7);
      // What a rival remembers of us is our own deeds.
      other.memories = {
        ...structuredClone(other.memories),
        ...Object.fromEntries(Object.entries(state.memories).filter(([, { rival }]) => rival === us)),
      };
      for (const [seat, purse] of Object.entries(other.purses)) {
        if (seat !== us) purse.bankDollars += 5_000;
      }
      for (const { id, isHuman } of listLivingGangs(other)) {
        if (isHuman) continue;
        const character = { boldness: 2, greed: -2, vengefulness: 2, loyalty: -2 };
        const mind = { level: 'erratic' as const, doctrine: 'street' as const, character };
        other.minds[id] = {
          writtenMonth: 0,
          mind,
          ambition: { aim: { kind: 'rival', rival: us }, sinceMonth: 1, why: 'Why not.' },
        };
      }
      expect(ask(other)).toEqual(ask(state));
    });
  });

  it(
    '[BARG-1] whatever a gang remembers of a rival came with something that the rival was told',
    { tags: 'rest' },
    () => {
      let remembered = 0;
      for (const seeded of [3, 44]) {
        let snapshot = foundedCampaign({ seed: seeded, npcs: 4 });
        for (let month = 0; month < 10; month += 1) {
          const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
          if (result.kind === 'question') throw new Error(result.question.prompt);
          snapshot = result.after;
          for (const { title, happenings } of result.entries) {
            const told = happenings.map(({ event }) => event);
            for (const event of told) {
              if (event.type !== 'remembered') continue;
              remembered += 1;
              const known = told.filter((beside) => beside.type !== 'remembered' && mayRead(event.rival, beside));
              expect(known, `${event.cause} in ${title}`).not.toEqual([]);
            }
          }
        }
      }
      expect(remembered).toBeGreaterThan(20);
    },
  );
});

describe('how the gangs stand with each other', () => {
  it('[BARG-6] a truce is a tie that all see, help promised one that only both and the games master see', () => {
    const [story, us, them, third] = new Story().seats(
      ['Us', { base: 'docks' }],
      ['Them', { base: 'oak-bluff' }],
      ['Third', { base: 'downtown' }],
    );
    const joint = { target: { kind: 'gang' as const, gang: third.seat }, month: story.state.month + 1 };
    agree(story, us, them, { truceMonths: 3, joint });
    const kinds = (seat: SeatId, isGm = false) =>
      buildAttitudes(story.state, { seat, isGm })
        .ties.filter(({ one, other }) => one === us.seat && other === them.seat)
        .map(({ kind }) => kind);
    expect(kinds(us.seat)).toEqual(['truce', 'alliance']);
    expect(kinds(third.seat, true)).toEqual(['truce', 'alliance']);
    expect(kinds(third.seat)).toEqual([]);
    const [deal = ''] = Object.keys(story.state.deals);
    const { sinceMonth } = story.state.deals[deal] ?? { sinceMonth: 0 };
    story.tell({
      type: 'bargain-told',
      deal,
      asker: us.seat,
      other: them.seat,
      truceMonths: 3,
      line: null,
      sinceMonth,
    });
    expect(kinds(third.seat)).toEqual(['truce']);
  });

  it('[BARG-5] a promise that was broken stands in the history, with whose word it was', () => {
    const [story, us, them, third] = new Story().seats(
      ['Us', { base: 'docks' }],
      ['Them', { base: 'oak-bluff' }],
      ['Third', { base: 'downtown' }],
    );
    agree(story, us, them, { truceMonths: 3 });
    const [deal = ''] = Object.keys(story.state.deals);
    story.tell({ type: 'deal-broken', deal, by: them.seat, to: us.seat, what: 'truce' });
    const promises = (seat: SeatId) =>
      buildAttitudes(story.state, { seat, isGm: false }).rivals.find(({ rival }) => rival === them.seat)?.promises;
    expect(promises(us.seat)).toMatchObject([
      { outcome: 'broken', brokenBy: them.seat, words: ['a truce for 3 months'] },
    ]);
    expect(promises(third.seat)).toMatchObject([
      { outcome: 'broken', brokenBy: them.seat, words: ['terms that nobody else was told'] },
    ]);
  });
});
