import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secondThoughtsId } from '#commands/later/secondThoughts.ts';
import { fileSheet } from '#commands/mail.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { foundedIn } from '../support/everyGame.ts';

/** Every order of a few lines. */
function permute(lines: readonly string[]): string[][] {
  if (lines.length < 2) return [[...lines]];
  return lines.flatMap((line, place) =>
    permute(lines.filter((_, other) => other !== place)).map((rest) => [line, ...rest]),
  );
}

type Table = { session: Session; seat: SeatId; lines: string[] };

function findSeat(session: Session): SeatId {
  const { rulebook, snapshot } = session;
  const own = rulebook.seats(snapshot.state).find(({ isHuman }) => isHuman);
  if (own === undefined) throw new Error('Nobody plays.');
  return own.seat;
}

const viewOf = <V>({ rulebook, snapshot }: Session, seat: SeatId): V => rulebook.view(snapshot.state, seat) as V;

const found = (game: GameId, seed?: number): Promise<Session> =>
  foundedIn(game, join(temporaryFolder(), `Lines ${seed ?? 0}.racketeer`), seed);

/** A player whose card is known before he plays it. */
async function sitGodfather(): Promise<Table> {
  for (let seed = 1; seed < 20; seed += 1) {
    const session = await found('godfather', seed);
    const seat = findSeat(session);
    const isAsked = () => viewOf<GodfatherView>(session, seat).asked === seat;
    if (!isAsked()) await advance(session, { auto: false }, noon);
    const free = viewOf<GodfatherView>(session, seat)
      .places.filter(({ status }) => status === 'unplayed')
      .map(({ key }) => key);
    const text = `Put hijackers on ${free[0]}-B2\nPut hijackers on ${free[1]}-B2`;
    await fileSheet(session, { seat, text }, noon);
    if (!isAsked()) await advance(session, { auto: false }, noon);
    const { stage, families } = viewOf<GodfatherView>(session, seat);
    const hand = families.find((one) => one.seat === seat)?.hand ?? null;
    if (stage.at !== 'card' || hand === null) continue;
    if (requireFace(hand).effect.does !== 'money') continue;
    return { session, seat, lines: ['Card', 'Put nothing'] };
  }
  throw new Error('No player holds money.');
}

/** Lines of which some rest on others, wherever those stand. */
const sheets: Readonly<Partial<Record<GameId, () => Promise<Table>>>> = {
  async paradise() {
    const session = await found('paradise');
    const lines = ['Hire a Punk called Cal Yost', 'Buy a Pistol for Cal Yost', 'Public works, 1 point'];
    return { session, seat: findSeat(session), lines };
  },
  // Four new men cost all there is; the pay of those who are refused goes to them.
  async 'turf-war'() {
    const session = await found('turf-war');
    const seat = findSeat(session);
    const [a, b, c, d] = viewOf<TurfWarView>(session, seat)
      .pieces.filter(({ gang, rank }) => gang === seat && rank === 'hitman')
      .map(({ name }) => name);
    const lines = ['Hire 4', `Refuse pay to ${a}, ${b}`, `Refuse pay to ${c}, ${d}`, 'End the game'];
    return { session, seat, lines };
  },
  // $22,000 with $20,000 in the till.
  async brotherhood() {
    const session = await found('brotherhood');
    const lines = ['Open 3 in Millgate', 'Send 2 Thugs to Millgate', 'Expect $4,000'];
    return { session, seat: findSeat(session), lines };
  },
  godfather: sitGodfather,
};

/** Places of the lines that the others rest on. */
const restsOn = (game: string): readonly number[] =>
  ({ paradise: [0], 'turf-war': [1, 2], brotherhood: [2], godfather: [0] })[game] ?? [];

/** Games whose orders wait on one sheet. */
const waiting: readonly string[] = ['turf-war', 'brotherhood'];

/** Files a sheet; a period that it closed and that was taken back is forgotten. */
async function file(session: Session, seat: SeatId, lines: string[]) {
  const given = { seat, text: lines.join('\n') };
  const outcome = await fileSheet(session, given, noon);
  if (outcome.kind !== 'question' || outcome.question.id !== secondThoughtsId) return outcome;
  const answers = [{ kind: 'choice', id: secondThoughtsId, value: 'go-on' } as const];
  return fileSheet(session, { ...given, answers }, noon);
}

describe.each(Object.entries(sheets))('a sheet of %s', (game, sit) => {
  it('is taken whole, in whatever order its lines stand, and without those they rest on not at all', async () => {
    const { session, seat, lines } = await sit();
    const before = JSON.stringify(session.snapshot.state);
    for (const order of permute(lines)) {
      const outcome = await file(session, seat, order);
      expect({ order, kind: outcome.kind }).toEqual({ order, kind: 'done' });
      if (!('receipt' in outcome)) throw new Error('A question.');
      expect(outcome.receipt.lines.map(({ text }) => text)).toEqual(order);
      expect(outcome.receipt.lines.filter(({ fate }) => fate === 'refused')).toEqual([]);
      await undo(session, {});
      expect(JSON.stringify(session.snapshot.state)).toBe(before);
    }
    const others = lines.filter((_, place) => !restsOn(game).includes(place));
    const outcome = await file(session, seat, others);
    expect(outcome.kind).toBe('wrong');
  });

  it.runIf(waiting.includes(game))('files its lines as they were written', async () => {
    const { session, seat, lines } = await sit();
    const { foresight } = session.rulebook;
    for (const order of permute(lines)) {
      await fileSheet(session, { seat, text: order.join('\n') }, noon);
      const filed = foresight?.waitingOrders(session.snapshot.state) ?? [];
      const titles = filed.filter((one) => one.seat === seat).map(({ title }) => title);
      expect(titles).toHaveLength(order.length);
      expect(titles).toEqual(listTitles(session, seat, order));
    }
  });
});

/** Titles of the orders that each line of a sheet was read as. */
function listTitles(session: Session, seat: SeatId, lines: string[]): string[] {
  const { rulebook, snapshot } = session;
  const view = rulebook.view(snapshot.state, seat);
  const read = rulebook.mail?.read(
    view,
    seat,
    lines.map((text, place) => ({ line: place + 1, text })),
  );
  return (read?.orders ?? []).map(({ order }) => rulebook.orders.titleOf(snapshot.state, seat, order));
}
