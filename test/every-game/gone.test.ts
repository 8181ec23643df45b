import { describe, expect, it } from 'vitest';
import { beginFuture, listColumns } from '#kernel/lookAhead.ts';
import { advance, giveRuling } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { exportPacket } from '#queries/mail.ts';
import type { TurnNews } from '#shared/games/turf-war/news.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { played } from '../support/everyGame.ts';

/** Plays a gang of Paradise into the second month and has the games master retire it; another month is played after. */
async function retire(): Promise<Session> {
  const session = await played('paradise', 1);
  const ruling = { kind: 'retire', seat: 'g3' };
  await giveRuling(session, { ruling, reason: 'They left town.' }, noon);
  for (let months = 0; months < 2; months += 1) await advance(session, { auto: true }, noon);
  return session;
}

/** Games in which a seat has been out for a period or more. */
const games = [
  { game: 'Paradise', play: retire },
  { game: 'Turf War', play: () => played('turf-war', 14, 8) },
  { game: 'The Brotherhood', play: () => played('brotherhood', 9) },
];

/** Lists the figures of a row of the status, by their names. */
function listFigures(row: Record<string, unknown>): [string, unknown][] {
  return Object.entries(row).filter(
    ([name, value]) => typeof value === 'number' && !/^(?:outTurn|eliminatedMonth|points)$/u.test(name),
  );
}

describe.each(games)('a seat that is out of $game', ({ play }) => {
  it('has no men, no money, and no place in status, forecast, and packet', async () => {
    const { rulebook, snapshot, ...session } = await play();
    const { state } = snapshot;
    const out = rulebook.seats(state).filter(({ isOut }) => isOut);
    expect(out.length).toBeGreaterThan(0);
    const { fields, lines } = rulebook.status(state);
    for (const { seat, name } of out) {
      const row = (fields['gangs'] as Record<string, unknown>[]).find((one) => one['seat'] === seat);
      for (const figure of listFigures(row ?? {})) expect(figure).toEqual([figure[0], 0]);
      const line = lines.find((one) => one.startsWith(`${seat} `));
      expect(line).toContain(name);
      expect(line).not.toMatch(/\$|members|\d+ (?:business|hood|area|Hitm)/u);
      const packet = exportPacket({ ...session, rulebook, snapshot }, { seat, viewer: 'gm', format: 'txt' });
      expect(packet.content).toMatch(/(?:out of the game|The game is over)/u);
      expect(packet.content).not.toMatch(/How you stand/iu);
    }
    const { foresight } = rulebook;
    if (foresight === undefined) throw new Error('It cannot be foretold.');
    const look = { viewer: 'gm' as const, seed: 1, periods: 1 };
    const future = beginFuture({ rulebook, foresight }, state, look, { number: 0, without: [] });
    const columns = listColumns(foresight.figures, rulebook.seats(state));
    const { rows } = future.soFar();
    const ofTheDead = columns.flatMap(({ figure, seat }, at) =>
      out.some((one) => one.seat === seat) ? [{ figure, seat, value: rows[at] }] : [],
    );
    expect(ofTheDead.length).toBeGreaterThan(0);
    for (const column of ofTheDead) expect(column).toEqual({ ...column, value: 0 });
  });
});

describe('the news of a period', () => {
  const listSeatsOf = (news: unknown): SeatId[] => {
    const { table, items } = news as Partial<TurnNews> & Partial<MonthNews>;
    if (table !== undefined) return table.map(({ seat }) => seat);
    const standings = (items as MonthNews['items']).find(({ kind }) => kind === 'standings');
    return standings?.kind === 'standings' ? standings.holdings.map(({ gang }) => gang.seat) : [];
  };

  it.each(games.slice(0, 2))('counts nothing of a gang of $game that was finished before', async ({ play }) => {
    const { rulebook, snapshot } = await play();
    const { state } = snapshot;
    const out = rulebook.seats(state).flatMap(({ seat, isOut }) => (isOut ? [seat] : []));
    const period = rulebook.periodOf(state) - 1;
    const counted = listSeatsOf(rulebook.news?.({ period, state, happenings: [], motives: [] }));
    expect(counted.length).toBeGreaterThan(1);
    expect(counted.filter((seat) => out.includes(seat))).toEqual([]);
  });
});
