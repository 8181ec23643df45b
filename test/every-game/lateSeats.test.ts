import { describe, expect, it } from 'vitest';
import { someGames, played } from '../support/everyGame.ts';
import { noon } from '../support/campaigns.ts';
import { keepLateRule, listLateRules, listLateSeats, readLateRule } from '#commands/lateSeats.ts';
import { advance, giveOrder } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { readLog } from '#queries/log.ts';
import { buildPeriodReport } from '#queries/report.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { lowerArticles } from '#shared/words/sentences.ts';

const period = ({ rulebook, snapshot }: Session): number => rulebook.periodOf(snapshot.state);

/** The lines of the log that tell of somebody who was late. */
const listTold = (session: Session): string[] =>
  readLog(session, 'gm', null)
    .flatMap(({ lines }) => lines)
    .map(({ text }) => text)
    .filter((text) => text.startsWith('Nothing came from'));

function requireHuman(session: Session): { seat: SeatId; name: string } {
  const found = session.rulebook.seats(session.snapshot.state).find(({ isHuman }) => isHuman);
  if (found === undefined) throw new Error('A player sits there.');
  return found;
}

/** The table plays on to the next period, without any order of a player. */
async function close(session: Session): Promise<void> {
  const before = period(session);
  for (let stops = 0; stops < 60 && period(session) === before; stops += 1) {
    // A battle that waits is fought by the program.
    await advance(session, { auto: false }, noon).catch(() => advance(session, { auto: true }, noon));
  }
}

/** A game in its second period that waits for its player. */
async function waiting(game: GameId): Promise<Session> {
  const session = await played(game, 1);
  for (let stops = 0; stops < 20 && listLateSeats(session).length === 0; stops += 1)
    await advance(session, { auto: false }, noon);
  return session;
}

/** A player files what the program advises. */
async function file(session: Session, seat: SeatId): Promise<string[]> {
  const { rulebook } = session;
  const { state } = session.snapshot;
  const plans = rulebook.plan(rulebook.sight(state, seat), seat, rulebook.waitsFor(state));
  for (const { order } of plans) await giveOrder(session, { seat, order }, noon).catch(() => undefined);
  return (rulebook.foresight?.waitingOrders(session.snapshot.state) ?? []).map(({ title }) => title);
}

describe.each(someGames)('late seats of $rulebook.title', ({ rulebook }) => {
  it('are passed by as the rules have it while nothing else is said', async () => {
    const session = await waiting(rulebook.id);
    expect(readLateRule(session)).toBe('nothing');
    expect(listLateSeats(session)).toEqual([requireHuman(session).seat]);
    const before = session.snapshot;
    await advance(session, { auto: false }, noon);
    expect(listTold(session)).toEqual([]);
    // Where orders play the game on, it waits for him.
    if (rulebook.flow === 'by-itself') expect(session.snapshot.state).toEqual(before.state);
  });

  it('are played by the program to the end of the period, which is told, undone, and done again', async () => {
    const session = await waiting(rulebook.id);
    await keepLateRule(session, 'program');
    const { seat, name } = requireHuman(session);
    const before = session.snapshot;
    await advance(session, { auto: false }, noon);
    const after = session.snapshot;
    const told = listTold(session);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(name.replace(/^The /u, 'the '));
    expect(told[0]).toContain('the program played for them');
    const own = session.store.journal.entriesOfPeriod(2).filter((row) => row.author_seat === seat);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ reason_json: reason }) => reason !== 'null')).toBe(true);
    await undo(session, {});
    expect(session.snapshot).toEqual(before);
    await redo(session);
    expect(session.snapshot).toEqual(after);
    if (period(session) === 2) await close(session);
    expect(period(session)).toBe(3);
    const report = buildPeriodReport(session, seat, 2, {});
    const lines = report.sections.flatMap((section) =>
      section.lines.map(({ spans }) => spans.map(({ text }) => text).join('')),
    );
    expect(lines.filter((text) => text.startsWith('Nothing came from'))).toEqual(told);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('are not late who have sent, and are asked again in the next period', async () => {
    const session = await waiting(rulebook.id);
    await keepLateRule(session, 'program');
    const { seat } = requireHuman(session);
    if (rulebook.flow === 'by-itself') {
      await close(session);
      expect(listLateSeats(session)).toEqual([seat]);
      return;
    }
    await file(session, seat);
    expect(listLateSeats(session)).toEqual([]);
    await advance(session, { auto: false }, noon);
    expect(listTold(session)).toEqual([]);
  });

  it('have their last orders stand where orders are opened together, and nowhere else', async () => {
    const session = await waiting(rulebook.id);
    if (rulebook.flow === 'by-itself') {
      expect(listLateRules(session)).toEqual(['nothing', 'program']);
      await expect(keepLateRule(session, 'again')).rejects.toThrow(/take effect at once/);
      return;
    }
    await keepLateRule(session, 'again');
    const { seat } = requireHuman(session);
    const filed = await file(session, seat);
    expect(filed.length).toBeGreaterThan(0);
    await close(session);
    expect(listTold(session)).toEqual([]);
    await advance(session, { auto: false }, noon);
    expect(listTold(session)[0]).toMatch(/: their last orders stood\.$/);
    const stood = readLog(session, 'gm', 3).filter(
      ({ reason }) => reason?.sentence === 'The last orders of the seat stand.',
    );
    for (const { title } of stood) expect(filed.map(lowerArticles)).toContain(title);
    expect(stood.length).toBeGreaterThan(0);
    await close(session);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('with no earlier orders go on as the rules have it, and it is told', async () => {
    const session = await waiting(rulebook.id);
    if (rulebook.flow === 'by-itself') return;
    await close(session);
    await keepLateRule(session, 'again');
    await advance(session, { auto: false }, noon);
    expect(listTold(session)).toHaveLength(1);
    expect(listTold(session)[0]).toMatch(/: there were no earlier orders to stand\.$/);
  });
});
