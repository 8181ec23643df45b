import { describe, expect, it } from 'vitest';
import { someGames, played } from '../support/everyGame.ts';
import { noon } from '../support/campaigns.ts';
import { advance, giveOrder, giveRuling } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { readLog } from '#queries/log.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer } from '#shared/words/questions.ts';

const reason = 'The table wants it so.';

/** Enters a ruling, as its game's words have it. */
async function rule(session: Session, ruling: object, answers: Answer[] = []) {
  const parsed = findSchemas(session.rulebook.id).ruling.parse(ruling);
  return giveRuling(session, { ruling: parsed, reason, answers }, noon);
}

const listSeats = ({ rulebook, snapshot }: Session) => rulebook.seats(snapshot.state);

function requireSeat(session: Session, isHuman: boolean): SeatId {
  const found = listSeats(session).find((one) => one.isHuman === isHuman && !one.isOut);
  if (found === undefined) throw new Error('Nobody sits there.');
  return found.seat;
}

async function closePeriod(session: Session): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const outcome = await advance(session, { auto: true }, noon);
    if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
    if (outcome.periodsClosed.length > 0) return;
  }
  throw new Error('The period does not close.');
}

/** Takes the last step back and finds the campaign as it was; then does it again, plays on, and finds the file whole. */
async function proveUndone(session: Session, before: Session['snapshot'], work: () => Promise<unknown>) {
  await undo(session, {});
  expect(session.snapshot).toEqual(before);
  await work();
  await closePeriod(session);
  await closePeriod(session);
  expect(verifyCampaign(session).findings).toEqual([]);
}

/** The house rules as the state has them. */
const houseOf = ({ rulebook, snapshot }: Session): Record<string, unknown> => {
  const view = rulebook.view(snapshot.state, 'gm') as unknown as Record<string, unknown>;
  return (view.houseRules ?? view.house) as Record<string, unknown>;
};

/** The house rules that wait for the next period; null when none do. */
const houseNextOf = ({ rulebook, snapshot }: Session): unknown => {
  const view = rulebook.view(snapshot.state, 'gm') as unknown as Record<string, unknown>;
  return view.houseRulesNext ?? view.houseNext ?? null;
};

/** A house rule of each game that may change in play, and another setting of it. */
const changedRules: Record<GameId, Record<string, unknown>> = {
  paradise: { booking: 'bail' },
  'turf-war': { reasons: 'exact' },
  brotherhood: { reasons: 'exact' },
  godfather: { reasons: 'exact' },
  'empire-city': { reasons: 'exact' },
};

describe.each(someGames)('the seats of $rulebook.title', ({ rulebook }) => {
  it('go to the program and back, and are undone without a trace', async () => {
    const session = await played(rulebook.id, 1);
    const seat = requireSeat(session, true);
    const before = session.snapshot;
    const handOver = () => rule(session, { kind: 'player', seat, isHuman: false });
    expect(await handOver()).toMatchObject({ kind: 'done' });
    expect(listSeats(session).find((one) => one.seat === seat)?.isHuman).toBe(false);
    await proveUndone(session, before, handOver);
    await rule(session, { kind: 'player', seat, isHuman: true });
    expect(listSeats(session).find((one) => one.seat === seat)?.isHuman).toBe(true);
    const told = readLog(session, 'gm', null)
      .filter(({ reason: why }) => why?.sentence === reason)
      .map(({ title }) => title);
    expect(told).toHaveLength(2);
  });

  it('of the program go to a player, whom the game then waits for', async () => {
    const session = await played(rulebook.id, 1);
    const seat = requireSeat(session, false);
    const before = session.snapshot;
    const handOver = () => rule(session, { kind: 'player', seat, isHuman: true });
    await handOver();
    const found = listSeats(session).find((one) => one.seat === seat);
    expect(found).toMatchObject({ isHuman: true, takesOrders: true });
    await proveUndone(session, before, handOver);
  });

  it('that a player has are not told how the program plays them', async () => {
    const session = await played(rulebook.id, 1);
    const human = requireSeat(session, true);
    const mind = (seat: SeatId): object =>
      rulebook.id === 'paradise'
        ? { kind: 'set-mind', gang: seat, mind: paradiseMind }
        : { kind: 'mind', seat, level: 'easy', doctrine: doctrines[rulebook.id] };
    await expect(rule(session, mind(human))).rejects.toThrow(/player plays .*program first/);
    expect(await rule(session, mind(requireSeat(session, false)))).toMatchObject({ kind: 'done' });
  });

  it('bear another name from a ruling on, and never one that is taken', async () => {
    const session = await played(rulebook.id, 1);
    const [one, other] = listSeats(session);
    if (one === undefined || other === undefined) throw new Error('Two sit there.');
    const before = session.snapshot;
    const rename = () => rule(session, { kind: 'rename', seat: one.seat, name: 'Quarrymen' });
    await rename();
    expect(listSeats(session)[0]?.name).toBe('Quarrymen');
    await expect(rule(session, { kind: 'rename', seat: one.seat, name: other.name.toUpperCase() })).rejects.toThrow(
      /name|called/,
    );
    await proveUndone(session, before, rename);
    expect(listSeats(session)[0]?.name).toBe('Quarrymen');
  });

  it('play by other house rules from the next period on', async () => {
    const session = await played(rulebook.id, 1);
    const before = session.snapshot;
    const changed = changedRules[rulebook.id];
    const change = () => rule(session, { kind: 'house-rules', houseRules: { ...houseOf(session), ...changed } });
    const houseBefore = houseOf(session);
    expect(houseBefore).not.toMatchObject(changed);
    await change();
    expect(houseOf(session)).toEqual(houseBefore);
    expect(houseNextOf(session)).toMatchObject(changed);
    await expect(change()).rejects.toThrow('Nothing would change; alter a house rule first.');
    await undo(session, {});
    expect(session.snapshot).toEqual(before);
    await change();
    const now = rulebook.periodOf(session.snapshot.state);
    while (rulebook.periodOf(session.snapshot.state) === now) {
      expect(houseOf(session)).toEqual(houseBefore);
      const outcome = await advance(session, { auto: true }, noon);
      if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
    }
    expect(houseOf(session)).toMatchObject(changed);
    expect(houseNextOf(session)).toBeNull();
    await closePeriod(session);
    expect(houseOf(session)).toMatchObject(changed);
    expect(verifyCampaign(session).findings).toEqual([]);
  });

  it('leave the game for good where its rules know that, and the others play on', async () => {
    const kind = leaving[rulebook.id];
    const { ruling } = findSchemas(rulebook.id);
    const session = await played(rulebook.id, 1);
    const seat = requireSeat(session, true);
    if (kind === null) {
      // GOD-END-4, EMP-WIN: nobody is ever out; the seat goes to the program.
      for (const one of ['retire', 'out']) expect(ruling.safeParse({ kind: one, seat }).success).toBe(false);
      return;
    }
    await fileAdvice(session, seat);
    const before = session.snapshot;
    const leave = () => rule(session, { kind, seat });
    await leave();
    expect(listSeats(session).find((one) => one.seat === seat)?.isOut).toBe(true);
    expect(rulebook.foresight?.waitingOrders(session.snapshot.state)).toEqual([]);
    await expect(leave()).rejects.toThrow(/over for|out/);
    await proveUndone(session, before, leave);
  });

  it('ask once what becomes of the orders that their last player filed', async () => {
    const session = await played(rulebook.id, 1);
    const seat = requireSeat(session, true);
    const filed = () =>
      (rulebook.foresight?.waitingOrders(session.snapshot.state) ?? []).filter((one) => one.seat === seat);
    await fileAdvice(session, seat);
    const waiting = filed();
    const handOver = (answers: Answer[] = []) => rule(session, { kind: 'player', seat, isHuman: false }, answers);
    if (waiting.length === 0) {
      // Its orders take effect at once: nothing can wait.
      expect(rulebook.flow).toBe('by-itself');
      expect(await handOver()).toMatchObject({ kind: 'done' });
      return;
    }
    const before = session.snapshot;
    const asked = await handOver();
    if (asked.kind !== 'question') throw new Error('Nothing was asked.');
    for (const { title } of waiting) expect(asked.question.prompt).toContain(title);
    expect(session.snapshot).toBe(before);
    const answer = (value: string): Answer[] => [{ kind: 'choice', id: asked.question.id, value }];
    expect(await handOver(answer('keep'))).toMatchObject({ kind: 'done' });
    expect(filed()).toEqual(waiting);
    await undo(session, {});
    expect(session.snapshot).toEqual(before);
    expect(await handOver(answer('withdraw'))).toMatchObject({ kind: 'done' });
    expect(filed()).toEqual([]);
    await closePeriod(session);
    expect(verifyCampaign(session).findings).toEqual([]);
  });
});

/** A player files what the program advises, as far as the rules take it. */
async function fileAdvice(session: Session, seat: SeatId): Promise<void> {
  const { rulebook } = session;
  const { state } = session.snapshot;
  const plans = rulebook.plan(rulebook.sight(state, seat), seat, rulebook.waitsFor(state));
  for (const { order } of plans) {
    if (rulebook.flow === 'by-itself') return;
    await giveOrder(session, { seat, order }, noon).catch(() => undefined);
  }
}

/** The ruling by which a seat leaves the game; null where nobody ever does. */
const leaving: Record<GameId, string | null> = {
  paradise: 'retire',
  'turf-war': 'out',
  brotherhood: 'retire',
  godfather: null,
  'empire-city': null,
};

const paradiseMind = {
  level: 'easy',
  doctrine: 'irish',
  character: { boldness: 2, greed: -1, vengefulness: 0, loyalty: -2 },
};
const doctrines: Record<string, string> = {
  'turf-war': 'hammer',
  brotherhood: 'merchant',
  godfather: 'bull',
  'empire-city': 'banker',
};

/** [MONTH-12] The house rule that ends a game, and a period that it may name. */
const lengths: [GameId, key: string, playing: number][] = [
  ['paradise', 'lastMonth', 2],
  ['turf-war', 'lastTurn', 5],
  ['brotherhood', 'turns', 6],
  ['godfather', 'lastRound', 2],
];

describe('The last period that a ruling names', () => {
  it.each(lengths)('%s: is one that is not being played yet', async (id, key, playing) => {
    const session = await played(id, playing - 1);
    expect(session.rulebook.periodOf(session.snapshot.state)).toBe(playing);
    const before = session.snapshot;
    const endAt = (period: number) =>
      rule(session, { kind: 'house-rules', houseRules: { ...houseOf(session), [key]: period } });
    await expect(endAt(playing)).rejects.toThrow(/^House rules change with .*end then or later/);
    expect(session.snapshot).toBe(before);
    expect(await endAt(playing + 1)).toMatchObject({ kind: 'done' });
  });
});
