import { wholeView } from '#test/support/wholeView.ts';
import { paradiseWriter } from '#test/support/rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { runInPlace, type Snapshot } from '#kernel/run.ts';
import { sampleFrom } from '#main/games/paradise/rules/npc/imagining/imagine.ts';
import { findMind } from '#main/games/paradise/rules/minds/lookups.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { busyCampaign } from '#test/support/busy.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { withOfficials } from '#test/support/officials.ts';
import { scrambleSecrets } from '#test/support/scramble.ts';

/** Campaigns some months old, quiet ones and busy ones, and one of their seats. */
const anyMoment = fc.record({
  seed: fc.integer({ min: 0, max: 10_000 }),
  months: fc.integer({ min: 0, max: 14 }),
  isBusy: fc.boolean(),
  seat: fc.constantFrom('g1', 'g2', 'g3', 'g4') as fc.Arbitrary<SeatId>,
  salt: fc.integer({ min: 1, max: 1_000 }),
});

/** The same moments for every property, so that each is played once. */
const sameMoments = { seed: Date.now() % 2 ** 31 };
const known = new Map<string, ParadiseState>();

/** A copy of the state at a moment. */
function stateAt(moment: { seed: number; months: number; isBusy: boolean }): ParadiseState {
  const { seed, months, isBusy } = moment;
  const name = `${seed} ${months} ${isBusy}`;
  const found = known.get(name);
  if (found !== undefined) return clonePlain(found);
  const start = isBusy ? withOfficials(busyCampaign({ seed })) : foundedCampaign({ seed });
  const { state } = playedMonths(start, months).at(-1) ?? start;
  known.set(name, clonePlain(state));
  return state;
}

/** Plays so many months on, or to the end; a stretch that began at the payoffs stops at that month's orders. */
function playedOn(state: ParadiseState, months: number): ParadiseState {
  const lastMonth = state.month + months;
  let own: Snapshot<ParadiseState> = { state, rng: seedRng(1) };
  for (let stretch = 0; stretch <= months; stretch += 1) {
    if (own.state.month >= lastMonth || paradise.ending(own.state) !== null) break;
    const result = runInPlace(own, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = result.after;
  }
  return own.state;
}

describe('a campaign as a seat may imagine it', () => {
  it('is the same whatever the seat cannot see', () => {
    fc.assert(
      fc.property(anyMoment, ({ seat, salt, ...moment }) => {
        const state = stateAt(moment);
        const other = scrambleSecrets(state, seat, salt);
        expect(other).not.toEqual(state);
        expect(sampleFrom(buildSeatView(other, seat), salt)).toEqual(sampleFrom(buildSeatView(state, seat), salt));
      }),
      { ...sameMoments, numRuns: 20 },
    );
  });

  it('looks to that seat exactly as the real one does', () => {
    fc.assert(
      fc.property(anyMoment, ({ seat, salt, ...moment }) => {
        const state = stateAt(moment);
        const before = clonePlain(state);
        const imagined = sampleFrom(buildSeatView(state, seat), salt);
        // An imagined city cannot have the real one's seed, which the seat's whims are scrambled from, and has fought no
        // battles that a feud could come from.
        const { npcSeed: _own, feuds: none, ...seen } = wholeView(imagined, seat);
        const { npcSeed: _real, feuds: _feuds, ...real } = wholeView(state, seat);
        expect(none).toEqual([]);
        expect(seen).toEqual(real);
        expect(state).toEqual(before);
      }),
      { ...sameMoments, numRuns: 20 },
    );
  });

  it('plays on for twelve months, books in order, without touching what it was made from', () => {
    fc.assert(
      fc.property(anyMoment, ({ seat, salt, ...moment }) => {
        const state = stateAt(moment);
        const before = clonePlain(state);
        const after = playedOn(sampleFrom(buildSeatView(state, seat), salt), 12);
        expect(after.victory !== null || after.month === state.month + 12).toBe(true);
        expect(state).toEqual(before);
        for (const [gang, purse] of Object.entries(after.purses)) {
          expect(purse.bankDollars).toBe(after.books[`${gang}:${after.month}`]?.closingDollars);
        }
      }),
      { ...sameMoments, numRuns: 12 },
    );
  });

  it('differs from seed to seed in what is drawn, and only there', () => {
    const { state } = foundedCampaign({ seed: 3 });
    const view = buildSeatView(state, 'g1' as SeatId);
    const [one, same, two] = [1, 1, 2].map((seed) => sampleFrom(view, seed));
    expect(one).toEqual(same);
    expect(one?.ownerGuts).not.toEqual(two?.ownerGuts);
    expect(one?.purses['g2' as SeatId]).not.toEqual(two?.purses['g2' as SeatId]);
    expect(one?.businesses).toEqual(two?.businesses);
  });

  it('guesses rivals about as rich and as many as such gangs are', () => {
    const ratios = { bank: [] as number[], men: [] as number[] };
    for (let seed = 0; seed < 12; seed += 1) {
      const { state } = playedMonths(foundedCampaign({ seed }), 10).at(-1) ?? foundedCampaign();
      const imagined = sampleFrom(buildSeatView(state, 'g1' as SeatId), seed);
      const rivals = Object.values(state.gangs).filter(
        ({ id, eliminatedMonth }) => id !== 'g1' && eliminatedMonth === null,
      );
      for (const { id } of rivals) {
        const men = (of: ParadiseState): number => Object.values(of.gangsters).filter(({ gang }) => gang === id).length;
        ratios.bank.push((imagined.purses[id]?.bankDollars ?? 0) / (state.purses[id]?.bankDollars ?? 1));
        ratios.men.push(men(imagined) / men(state));
      }
    }
    const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    expect(median(ratios.bank)).toBeGreaterThan(0.75);
    expect(median(ratios.bank)).toBeLessThan(1.35);
    expect(median(ratios.men)).toBeGreaterThan(0.8);
    expect(median(ratios.men)).toBeLessThan(1.25);
  });

  it('is a copy of the real campaign for the games master but for whims, and nobody looks ahead', () => {
    const { state } = playedMonths(foundedCampaign({ seed: 5 }), 2).at(-1) ?? foundedCampaign();
    const { seed, minds, ...copy } = paradise.foresight.imagine(state, 'gm', 9);
    expect(copy).toEqual({ ...state, seed: undefined, minds: undefined });
    expect(seed).not.toBe(state.seed);
    for (const [seat, { mind }] of Object.entries(minds)) {
      expect(mind).toEqual(findMind(state, seat as SeatId));
    }
    const mind = {
      level: 'hard' as const,
      doctrine: 'irish' as const,
      character: { boldness: 0, greed: 0, vengefulness: 0, loyalty: 0 },
    };
    paradiseWriter.apply(state, { type: 'mind-set', seat: 'g2' as SeatId, mind });
    expect(paradise.foresight.imagine(state, 'gm', 9).minds['g2' as SeatId]?.mind?.level).toBe('standard');
    expect(paradise.foresight.imagine(state, 'g2' as SeatId, 9).minds['g2' as SeatId]?.mind?.level).toBe('standard');
  });
});
