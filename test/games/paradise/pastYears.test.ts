import { describe, expect, it } from 'vitest';
import { buildBattleSheet, replayBattle } from '#commands/battles.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { listBattles, readBooks } from '#queries/archive.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { BattleRun, BattleSheet, BattleSummary } from '#shared/games/paradise/views/battle.ts';
import type { BooksMonth } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { paradiseState } from '#test/support/campaigns.ts';
import { played } from '#test/support/everyGame.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';

const months = 19;
const gang = 'g2' as SeatId;

type Snapshot = { state: ParadiseState; rng: readonly number[] };

function battlesIn(snapshot: Snapshot, viewer: Viewer): BattleSummary[] {
  return listBattles({ rulebook: paradise, snapshot }, viewer) as BattleSummary[];
}

function booksIn(snapshot: Snapshot): BooksMonth[] {
  return readBooks({ rulebook: paradise, snapshot }, { seat: gang, viewer: gang }) as BooksMonth[];
}

function byId(battles: readonly BattleSummary[]): Map<string, BattleSummary> {
  return new Map(battles.map((battle) => [battle.id, battle]));
}

/** The names of all who changed gangs between two moments. */
function listMovers(before: Snapshot, after: Snapshot): string[] {
  return Object.values(before.state.gangsters)
    .filter(({ id, gang: was }) => {
      const now = after.state.gangsters[id] ?? after.state.graveyard[id]?.gangster;
      return now !== undefined && now.gang !== was;
    })
    .map(({ name }) => name);
}

/** A battle with some men's gangs left out of its losses. */
function withoutGangsOf(names: readonly string[], battle: BattleSummary | undefined): unknown {
  const settled = battle?.settled;
  if (!settled) return battle;
  const losses = settled.losses.map((line) =>
    names.reduce((text, name) => {
      const [before, after] = text.split(`${name} (`);
      return after === undefined ? text : `${before}${name}${after.slice(after.indexOf(')') + 1)}`;
    }, line),
  );
  return { ...battle, settled: { ...settled, losses } };
}

describe('what was played more than a year ago', () => {
  it('is told as it was before the state kept it short', () => {
    const snapshots = playedMonths(foundedCampaign({ seed: 9 }), months) as Snapshot[];
    const late = snapshots.at(-1);
    const year = snapshots[10];
    if (late === undefined || year === undefined) throw new Error('Nothing was played.');
    expect(Object.keys(year.state.pastBattles)).toEqual([]);
    const filed = Object.keys(late.state.pastBattles);
    expect(filed.length).toBeGreaterThan(10);
    const movers = listMovers(year, late);
    for (const viewer of ['gm', ...listSeats(late.state)] as const) {
      const then = byId(battlesIn(year, viewer));
      const now = byId(battlesIn(late, viewer));
      // A man is told with the gang he is in today, so whoever went over meanwhile is compared by name.
      for (const id of filed) {
        expect(withoutGangsOf(movers, now.get(id))).toEqual(withoutGangsOf(movers, then.get(id)));
      }
    }
    const told = battlesIn(late, 'gm').flatMap(({ settled }) => settled?.losses ?? []);
    for (const words of [/^Dead: /, /^Booked: /, /^Wounded: /, /^Also dead: /]) {
      expect(
        told.some((line) => words.test(line)),
        String(words),
      ).toBe(true);
    }
    // Loot is rare: a battle of the year before is given some, and a year is closed over it.
    const robbed = playedMonths(foundedCampaign({ seed: 7 }), 6).at(-1) as Snapshot;
    const some = Object.values(robbed.state.battles).find(({ settled, attackers }) => {
      return settled?.outcome !== undefined && attackers.party !== 'police';
    });
    if (some?.settled?.outcome === undefined || some.settled.outcome === null) throw new Error('Nothing was fought.');
    some.settled.outcome.loot = { attackers: 3, defenders: 0 };
    const asFought = byId(battlesIn(robbed, 'gm')).get(some.id);
    expect(asFought?.settled?.losses.at(-1)).toMatch(/ held Loot worth \$/);
    const later = playedMonths(robbed, 13).at(-1) as Snapshot;
    expect(later.state.pastBattles[some.id]).toBeDefined();
    expect(byId(battlesIn(later, 'gm')).get(some.id)?.settled?.losses.at(-1)).toBe(asFought?.settled?.losses.at(-1));
    expect(late.state.books[`${gang}:1`]).toBeUndefined();
    expect(booksIn(late).slice(0, 11)).toEqual(booksIn(year).slice(0, 11));
  });

  it('has its sheet and its film from the journal, for those who were there', async () => {
    const session = await played('paradise', months);
    const { state } = session.snapshot;
    const past = Object.entries(paradiseState(session).pastBattles);
    const [id, battle] = past.find(([, one]) => one.hasFilm === true && one.attackers !== 'police') ?? [];
    if (id === undefined || battle === undefined) throw new Error('Nothing was fought.');
    const before = JSON.stringify(state);
    const sheet = buildBattleSheet(session, id, 'gm') as BattleSheet;
    expect(sheet.attackers.party).toBe(battle.attackers);
    expect(sheet.attackers.figures.length).toBeGreaterThan(0);
    const [known] = battlesIn(session.snapshot as Snapshot, 'gm').filter((one) => one.id === id);
    // His men may have changed sides since.
    expect({ ...sheet.summary, settled: null }).toEqual({ ...known, settled: null });
    expect(sheet.summary.settled?.sentence).toBe(known?.settled?.sentence);
    const run = replayBattle(session, id, battle.attackers as SeatId) as BattleRun;
    expect(run.outcome.winner).toBe(battle.outcome?.winner);
    expect(run.film.steps.length).toBeGreaterThan(0);
    const stranger = listSeats(paradiseState(session)).find(
      (seat) => seat !== battle.attackers && seat !== battle.defenders,
    );
    if (stranger === undefined) throw new Error('Everybody was there.');
    expect(() => buildBattleSheet(session, id, stranger)).toThrow('no part in that battle');
    expect(() => replayBattle(session, id, stranger)).toThrow('no part in that battle');
    expect(() => buildBattleSheet(session, 'b9999', 'gm')).toThrow('no such battle');
    expect(JSON.stringify(session.snapshot.state)).toBe(before);
  });

  it('stands in its tables, and comes back whole when the months after it are taken back', async () => {
    const session = await played('paradise', months);
    const { store, rulebook } = session;
    expect(verifyCampaign({ store, rulebook }).findings).toEqual([]);
    const { made, pastBattles } = paradiseState(session);
    expect(store.projection('battle')).toHaveLength(made.battles);
    expect(store.projection('money_month').filter((row) => row.month === 1)).not.toEqual([]);
    await undo(session, { toPeriod: 3 });
    const early = paradiseState(session);
    expect(early.pastBattles).toEqual({});
    expect(Object.keys(early.battles).length).toBeGreaterThan(0);
    expect(Object.keys(pastBattles).slice(0, early.made.battles)).toEqual(Object.keys(early.battles));
    expect(verifyCampaign({ store, rulebook }).findings).toEqual([]);
  });
});
