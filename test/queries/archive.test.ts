import { describe, expect, it } from 'vitest';
import { listBattles, readBooks } from '#queries/archive.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { BooksMonth } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { foundedCampaign, playedMonths } from '../support/founded.ts';

const months = 14;
const first = 'g1' as SeatId;
const rival = 'g2' as SeatId;

function later() {
  const snapshot = playedMonths(foundedCampaign({ seed: 7 }), months).at(-1);
  if (snapshot === undefined) throw new Error('Nothing was played.');
  const open = { rulebook: paradise, snapshot };
  return {
    state: snapshot.state,
    view: (viewer: Viewer) => paradise.view(snapshot.state, viewer),
    battles: (viewer: Viewer) => listBattles(open, viewer) as BattleSummary[],
    books: (seat: SeatId, viewer: Viewer) => readBooks(open, { seat, viewer }) as BooksMonth[],
  };
}

describe('what grows with the years', () => {
  it('comes with a view for the last twelve months, and whole when it is asked for', () => {
    const { state, view, battles } = later();
    const { battles: recent, earlierBattles } = view('gm');
    const all = battles('gm');
    expect(all).toHaveLength(state.made.battles);
    expect(earlierBattles).toBeGreaterThan(0);
    expect(all).toHaveLength(recent.length + earlierBattles);
    expect(all.slice(0, recent.length)).toEqual(recent);
    const isRecent = ({ month }: BattleSummary): boolean => month > state.month - 12;
    expect(recent.every(isRecent)).toBe(true);
    expect(all.slice(recent.length).some(isRecent)).toBe(false);
  });

  it('[fog] tells a seat of battles that its view counts, and of nobody else’s before they are fought', () => {
    const { view, battles } = later();
    for (const seat of [first, rival]) {
      const { battles: recent, earlierBattles } = view(seat);
      expect(battles(seat)).toHaveLength(recent.length + earlierBattles);
      expect(battles(seat).slice(0, recent.length)).toEqual(recent);
      const others = battles(seat).filter(({ attackers, defenders }) => attackers !== seat && defenders !== seat);
      expect(others.every(({ settled }) => settled !== null)).toBe(true);
    }
  });

  it('has the books of every month, each opening where the one before closed', () => {
    const { view, books } = later();
    const rows = books(first, first);
    expect(rows.map(({ month }) => month)).toEqual(Array.from({ length: months + 1 }, (_, at) => at + 1));
    rows.forEach((row, at) => {
      const { month, openingDollars, closingDollars, ...moved } = row;
      const sum = Object.values(moved).reduce((total, dollars) => total + dollars, openingDollars);
      expect(sum, `month ${month}`).toBe(closingDollars);
      if (at > 0) expect(openingDollars).toBe(rows[at - 1]?.closingDollars);
    });
    const own = view(first).gangs.find(({ seat }) => seat === first);
    expect(rows.at(-1)?.closingDollars).toBe(own?.secrets?.bankDollars);
    expect(books(first, 'gm')).toEqual(rows);
  });

  it('[fog] keeps a gang’s books from everybody else, and tells nobody who is not there', () => {
    const { battles, books } = later();
    expect(() => battles('g99' as SeatId)).toThrow(/no such gang/i);
    expect(() => books(rival, first)).toThrow(/for its own eyes/);
    expect(() => books('g99' as SeatId, 'gm')).toThrow(/no such gang/i);
  });
});
