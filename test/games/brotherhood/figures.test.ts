import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import type { BrotherhoodState } from '#main/games/brotherhood/rules/state.ts';
import { computePaybacks } from '#games/brotherhood/charts/payback.ts';
import {
  buildControlRows,
  buildAreaIncome,
  buildSeries,
  buildTolls,
  type Measure,
} from '#games/brotherhood/charts/series.ts';
import { buildLedger } from '#games/brotherhood/family/ledger.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { played } from '#test/support/everyGame.ts';
import { seatOf, Story } from './story.ts';

const me = 'g1' as SeatId;

function look(story: Story, letter: string): BrotherhoodView {
  return brotherhood.view(story.state, seatOf(letter));
}

async function after(turns: number): Promise<BrotherhoodState> {
  const session = await played('brotherhood', turns);
  return session.snapshot.state as BrotherhoodState;
}

describe('figures', () => {
  it('[BRO-FIG-1] one’s own books: income by area with its factors, bail owed, men by where they are, counters free', () => {
    const story = new Story({ families: 3, turn: 6 });
    story.owns('A', 'skid-row', 2, 1);
    story.owns('A', 'riversnobs', 2);
    story.owns('B', 'riversnobs', 1);
    story.lose('A', 'thug', 2);
    story.lose('A', 'hitman', 1, 'dead');
    story.godfather('A').status = 'jailed';
    const view = look(story, 'A');
    const [book] = view.books;
    expect(view.books).toHaveLength(1);
    const income = (area: string) => book?.income.areas.find((one) => one.area === area);
    expect(income('skid-row')).toMatchObject({ isDoubled: true, isHalved: false, dollars: 4_000 });
    expect(income('riversnobs')).toMatchObject({ isDoubled: false, isHalved: true, dollars: 7_000 });
    expect(book?.income.dollars).toBe(11_000);
    // The Godfather and two Thugs.
    expect(book?.bailOwedDollars).toBe(14_000);
    const status = (one: string) => book?.hoods.filter((hood) => hood.status === one).length;
    expect([status('jailed'), status('dead'), status('free')]).toEqual([2, 1, 15]);
    const own = view.families.find(({ seat }) => seat === me);
    expect(own).toMatchObject({ operations: 4, freeOperations: 8, markers: 1, freeMarkers: 11 });
  });

  it('[BRO-FIG-2] of everybody what can be counted, and a bracket that holds the true cash', async () => {
    const state = await after(5);
    for (const viewer of state.seats) {
      for (const family of brotherhood.view(state, viewer).families) {
        const true_ = state.families[family.seat];
        if (true_ === undefined || true_.dead !== null) continue;
        expect(family.cashDollars).toBe(family.seat === viewer ? true_.cashDollars : null);
        expect(family.estimate.lowDollars).toBeLessThanOrEqual(true_.cashDollars);
        expect(family.estimate.highDollars).toBeGreaterThanOrEqual(true_.cashDollars);
        const hoods = Object.values(state.hoods).filter((one) => one.family === family.seat);
        const men = family.thugs + family.hitmen + family.jailedThugs + family.jailedHitmen;
        expect(men).toBe(hoods.length);
        expect(family.lastIncomeDollars).toBe(true_.lastIncomeDollars);
      }
    }
  });

  it('[BRO-FIG-3] over time: own cash exactly, a rival’s as the street has it; everybody’s once the game is over', async () => {
    const state = await after(4);
    const view = brotherhood.view(state, me);
    const series = buildSeries(view.records, view.families, 'cash');
    view.families.forEach(({ seat }, place) => {
      const wanted = state.records.map(({ cash, figures }) => (seat === me ? cash[seat] : figures[seat]));
      expect(series[place]?.values).toEqual(wanted);
    });
    series.forEach(({ band }, place) => {
      const seat = view.families[place]?.seat;
      state.records.forEach(({ cash }, turn) => {
        const one = band?.[turn];
        const had = seat === undefined ? undefined : cash[seat];
        if (seat === me || had === undefined) expect(one).toBeNull();
        else {
          expect(one?.low).toBeLessThanOrEqual(had);
          expect(one?.high).toBeGreaterThanOrEqual(had);
          expect(one?.low).toBeLessThan(one?.high ?? 0);
        }
      });
    });
    const measures: Measure[] = ['income', 'operations', 'markers', 'hoods', 'lost', 'spent'];
    for (const measure of measures) {
      for (const { values } of buildSeries(view.records, view.families, measure)) {
        expect(values).toHaveLength(4);
        expect(values.every((one) => one !== null && one >= 0)).toBe(true);
      }
    }
    const story = new Story({ families: 2, turn: 12 });
    expect(look(story, 'A').records).toEqual([]);
    story.play();
    const over = look(story, 'A');
    expect(over.ending).not.toBeNull();
    expect(over.records.at(-1)?.cash[seatOf('B')]).toBe(story.cash('B'));
  });

  it('[BRO-FIG-3] incomes of areas add up to a family’s, and the strip says who ruled what and how full it was', async () => {
    const view = brotherhood.view(await after(4), 'gm');
    const byArea = view.areas.map(({ id }) => buildAreaIncome(view.records, view.families, id));
    view.records.forEach(({ incomes, crowding, control }, turn) => {
      view.families.forEach(({ seat }, place) => {
        const sum = byArea.reduce((all, area) => all + (area[place]?.values[turn] ?? 0), 0);
        const { dollars = 0 } = incomes[seat] ?? {};
        expect(dollars === sum || dollars === view.house.minimumIncome).toBe(true);
      });
      for (const row of buildControlRows(view.records, view.areas)) {
        expect(row.turns[turn]).toEqual({ holder: control[row.area] ?? null, operations: crowding[row.area] ?? 0 });
      }
    });
  });

  it('[BRO-FIG-3] losses by cause and money by what it went for add up to the turns', async () => {
    const { records, families: all } = brotherhood.view(await after(5), me);
    for (const { seat, lost, spent } of buildTolls(records, all)) {
      const sumOf = (parts: Readonly<Record<string, number>>): number =>
        Object.values(parts).reduce((sum, one) => sum + one, 0);
      const over = (measure: Measure): number =>
        buildSeries(records, all, measure)
          .filter((_, at) => all[at]?.seat === seat)
          .flatMap(({ values }) => values)
          .reduce<number>((sum, value) => sum + (value ?? 0), 0);
      expect(sumOf(lost)).toBe(over('lost'));
      expect(sumOf(spent)).toBe(over('spent'));
      expect(spent.wages).toBe(records.reduce((sum, record) => sum + (record.spent[seat]?.wages ?? 0), 0));
    }
  });

  it('[BRO-FIG-4] one more operation pays back by a turn, or never where it crowds the area', () => {
    const story = new Story({ families: 3, turn: 3 });
    story.owns('A', 'millgate', 1, 1);
    story.owns('B', 'riversnobs', 2);
    const paybacks = computePaybacks(look(story, 'A'), me);
    const of = (area: string) => paybacks.find((one) => one.area === area);
    // $6,000 for $3,000 a turn, doubled in sole control: paid for in the turn it is opened.
    expect(of('millgate')).toMatchObject({ gainDollars: 6_000, turn: 3 });
    // A third operation in an area for two: half of $7,000, $12,000 paid back in the fourth turn.
    expect(of('riversnobs')).toMatchObject({ gainDollars: 3_500, turn: 6 });
    // Alone the first operation in Skid Row lifts nobody above the least that a family draws.
    const poor = computePaybacks(look(new Story({ families: 3, turn: 3 }), 'A'), me);
    expect(poor.find(({ area }) => area === 'skid-row')).toMatchObject({ gainDollars: 0, turn: null });
    // $7,000 instead of $2,000: $12,000 are back after three turns.
    expect(poor.find(({ area }) => area === 'riversnobs')).toMatchObject({ gainDollars: 5_000, turn: 5 });
    const late = new Story({ families: 3, turn: 12 });
    expect(computePaybacks(look(late, 'A'), me).find(({ area }) => area === 'riversnobs')?.turn).toBe(null);
    const alone = new Story({ families: 3, turn: 12 });
    alone.owns('A', 'millgate', 1);
    expect(look(alone, 'A').books[0]?.atTheEndDollars).toBe(alone.cash('A') + 3_000);
  });
});

describe('the family sheet', () => {
  it('[BRO-VIEW-4] the ledger accounts for every dollar, gifts among the rest', async () => {
    const state = await after(5);
    for (const seat of state.seats) {
      const rows = buildLedger(brotherhood.view(state, seat).records, seat, state.house.startMoney);
      if (state.families[seat]?.dead !== null) continue;
      let cash = state.house.startMoney;
      for (const { spent, incomeDollars, otherDollars, cashDollars } of rows) {
        cash += incomeDollars + otherDollars - Object.values(spent).reduce((a, b) => a + b, 0);
        expect(cash).toBe(cashDollars);
      }
      expect(rows).toHaveLength(5);
      expect(cash).toBe(state.families[seat].cashDollars);
    }
    const others = state.seats.filter((seat) => seat !== me && !state.families[seat]?.dead);
    for (const seat of others) {
      expect(buildLedger(brotherhood.view(state, me).records, seat, 20_000)).toEqual([]);
    }
  });
});

describe('status', () => {
  it('[BRO-VIEW-8] tells bank, members, businesses, influence and who is alive, and no outrage', async () => {
    const state = await after(6);
    const { fields } = brotherhood.status(state);
    expect(Object.keys(fields).toSorted()).toEqual(['gangs', 'lastTurn', 'turn']);
    expect(fields).toMatchObject({ turn: 7, lastTurn: 12 });
    const gangs = fields['gangs'] as Record<string, unknown>[];
    for (const gang of gangs) {
      const seat = gang['seat'] as SeatId;
      const own = (all: object) => Object.values(all).filter((one: { family: SeatId }) => one.family === seat).length;
      expect(gang).toMatchObject({
        bank: state.families[seat]?.cashDollars,
        members: own(state.hoods),
        businesses: own(state.operations),
        influence: own(state.markers),
        alive: state.families[seat]?.dead === null,
      });
      expect(gang).not.toHaveProperty('reputation');
    }
  });
});
