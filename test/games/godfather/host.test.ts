import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { verifyCampaign } from '#commands/verify.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { readEdition, exportPaper } from '#queries/papers.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import type { State } from '#main/games/godfather/rules/state.ts';
import type { Card } from '#shared/games/godfather/cards.ts';
import { orderSchema } from '#shared/games/godfather/orders.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon, temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';
import { desk } from '#test/support/desk.ts';
import { foundedIn } from '#test/support/everyGame.ts';

/** A game open over the whole contract, by who plays each family. */
async function table(...isHuman: boolean[]): Promise<ProgramCalls> {
  const { calls } = desk();
  const names = ['Rosso', 'Giallo', 'Verde', 'Azzurro'];
  const setup = godfatherSetupSchema.parse({
    title: 'At the table',
    seed: 7,
    families: isHuman.map((human, nth) => ({ name: names[nth], isHuman: human })),
    // Of two the one who went last opens the later rounds, so that both have orders in one stretch.
    houseRules: { secondRound: 'by-seats' },
  });
  const made = await calls.games.godfather.found({ setup, path: null, answers: [] });
  expect(made.kind).toBe('done');
  return calls;
}

const gm = (calls: ProgramCalls) => calls.games.godfather.view({ viewer: 'gm' });

async function asked(calls: ProgramCalls): Promise<SeatId> {
  const { asked: seat } = await gm(calls);
  if (seat === null) throw new Error('Nobody is asked.');
  return seat;
}

async function give(calls: ProgramCalls, seat: SeatId, order: object): Promise<void> {
  const parsed = orderSchema.parse(order);
  const outcome = await calls.games.godfather.give({ seat, order: parsed, answers: [] });
  expect(outcome.kind).toBe('done');
}

/** A first turn: a man in each of two quarters that nobody plays yet. */
async function start(calls: ProgramCalls): Promise<SeatId> {
  const seat = await asked(calls);
  const { places } = await gm(calls);
  const placements = places
    .filter(({ status }) => status === 'unplayed')
    .slice(0, 2)
    .map(({ key }) => ({ neighborhood: key, racket: 'hijacking', positions: [`${key}-B2`] }));
  await give(calls, seat, { kind: 'position', placements });
  return seat;
}

/** What the lines of a round's report add up to for a family, and what the table above them says of its cash. */
async function reportedOf(calls: ProgramCalls, seat: SeatId, period: number) {
  const { changes, sections } = await calls.play.report({ viewer: 'gm', period });
  const own = sections.flatMap(({ lines }) => lines).filter(({ seats }) => seats.includes(seat));
  const lines = own.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  const cash = changes.find((change) => change.seat === seat && change.label === 'Cash');
  return { lines, cash: cash?.by, now: cash?.now };
}

/** Both have had their first turn, and whoever is next holds a card that everybody agreed on. */
async function holding(card: Card): Promise<{ calls: ProgramCalls; seat: SeatId }> {
  const calls = await table(true, true);
  await start(calls);
  await start(calls);
  const seat = await asked(calls);
  const hand = (await gm(calls)).families.find((one) => one.seat === seat)?.hand;
  if (hand !== card) {
    await calls.games.godfather.rule({ ruling: { kind: 'hand', seat, card }, reason: 'A test' });
  }
  return { calls, seat };
}

describe('The Godfather Game through the host', () => {
  it('tells what a round brought, not what the next began with', async () => {
    const calls = await table(false, true, false);
    await calls.play.advance({});
    await start(calls);
    const seats = (await gm(calls)).seats.map((one) => one.seat);
    const begun = await calls.history.log({ viewer: 'gm', period: 2 });
    expect(begun.length, 'somebody has moved in round 2').toBeGreaterThan(0);
    for (const one of seats) {
      const { lines, cash, now } = await reportedOf(calls, one, 1);
      expect(cash, one).toBe(lines);
      expect(now, one).toBe(3_000 + lines);
    }
  });

  it('[GOD-FOG-1] a turn that ended with a card drawn is the games master’s alone to take back', async () => {
    const calls = await table(true, true);
    const seat = await start(calls);
    const before = await gm(calls);
    await expect(calls.history.undo({ viewer: seat })).rejects.toThrow(/only the games master/i);
    expect(await gm(calls)).toEqual(before);
    expect((await calls.history.undo({ viewer: 'gm' })).undone).toHaveLength(1);
    expect(await asked(calls)).toBe(seat);
    expect((await gm(calls)).families.find((one) => one.seat === seat)?.hasCard).toBe(false);
    await calls.history.redo({ viewer: 'gm' });
    expect(await gm(calls)).toEqual(before);
  });

  it('[GOD-FOG-1] a card in hand that is played may be taken back by its player, a Break may not', async () => {
    const plain = await holding('money-9');
    await give(plain.calls, plain.seat, { kind: 'card' });
    const { undone } = await plain.calls.history.undo({ viewer: plain.seat });
    expect(undone).toEqual(['Play the card']);
    const risky = await holding('break');
    await give(risky.calls, risky.seat, { kind: 'card' });
    await expect(risky.calls.history.undo({ viewer: risky.seat })).rejects.toThrow(/only the games master/i);
    const [, other] = (await gm(risky.calls)).seats;
    if (other === undefined) throw new Error('Two play.');
    await expect(risky.calls.history.undo({ viewer: other.seat })).rejects.toThrow(/only the games master/i);
    expect((await risky.calls.history.undo({ viewer: 'gm' })).undone).toEqual(['Play the card']);
  });

  it('[GOD-NPC-9] the games master plays an NPC family until the round closes, its answers too', async () => {
    const calls = await table(true, false);
    const human = 'g1' as SeatId;
    const npc = 'g2' as SeatId;
    await calls.play.advance({});
    expect(await start(calls)).toBe(human);
    expect(await asked(calls)).toBe(human);
    await expect(calls.games.godfather.opposition.takeOverSeat({ seat: human })).rejects.toThrow(/have a player/);
    await calls.games.godfather.opposition.takeOverSeat({ seat: npc });
    const situationReport = await calls.games.godfather.opposition.situationReport({ seat: npc, viewer: 'gm' });
    expect(situationReport.isStoodIn).toBe(true);
    const shown = await calls.games.godfather.view({ viewer: human });
    expect(shown.families.map(({ isStoodIn }) => isStoodIn)).toEqual([false, false]);
    await expect(calls.games.godfather.opposition.takeOverSeat({ seat: npc })).rejects.toThrow(/already/);
    const { period } = await gm(calls);
    for (let steps = 0; steps < 9 && (await asked(calls)) === human; steps += 1) {
      const { stage } = await gm(calls);
      await give(calls, human, { kind: stage.at === 'card' ? 'card' : 'position' });
    }
    expect([await asked(calls), (await gm(calls)).period]).toEqual([npc, period]);
    const [plan] = await calls.games.godfather.plan({ seat: npc, viewer: 'gm' });
    await calls.games.godfather.opposition.write({ seat: npc });
    const log = await calls.history.log({ viewer: 'gm', period });
    expect(log.map(({ title }) => title)).toContain(plan?.title);
    await expect(calls.games.godfather.opposition.write({ seat: human })).rejects.toThrow(/not to act/);
    for (let steps = 0; steps < 9 && (await gm(calls)).period === period; steps += 1) {
      await calls.play.advance({});
      const { stage, asked: seat } = await gm(calls);
      if (seat === npc && (await gm(calls)).period === period) {
        await give(calls, npc, { kind: stage.at === 'card' ? 'card' : 'position' });
      }
    }
    expect((await gm(calls)).families[1]?.isStoodIn).toBe(false);
  });

  it('[GOD-DICE-1] two games of one seed have one journal and one paper, to the byte', async () => {
    const folder = temporaryFolder();
    const told: { journal: string; papers: string[][] }[] = [];
    for (const [nth, seed] of [7, 7, 8].entries()) {
      const session = await foundedIn('godfather', join(folder, `${nth}.racketeer`), seed);
      for (let round = 0; round < 4; round += 1) await advance(session, { auto: true }, noon);
      const papers = await Promise.all(
        session.store.editions().map(async ({ period }) => {
          const edition = readEdition(session, period);
          const formats = ['html', 'md', 'txt'] as const;
          const exported = formats.map((format) => exportPaper(godfather, edition, format, []));
          return (await Promise.all(exported)).map(({ content }) => content);
        }),
      );
      expect(papers).toHaveLength(4);
      told.push({ journal: JSON.stringify(session.store.journal.entries()), papers });
    }
    const [one, again, other] = told;
    expect(again).toEqual(one);
    expect(other?.journal).not.toBe(one?.journal);
    expect(other?.papers).not.toEqual(one?.papers);
  });

  it('[GOD-NEWS-3] a look ahead leaves the file alone, and a branch plays on by itself', { tags: 'rest' }, async () => {
    const path = join(temporaryFolder(), 'Ahead.racketeer');
    const session = await foundedIn('godfather', path);
    for (let round = 0; round < 3; round += 1) await advance(session, { auto: true }, noon);
    const before = JSON.stringify(session.store.journal.entries());
    session.store.close();
    const asks = ['forecast', path, '--campaigns', '2', '--months', '2', '--json'];
    for (const viewer of [[], ['--seat', 'g1']]) {
      const ran = await racketeer(...asks, ...viewer);
      expect([ran.code, ran.err]).toEqual([0, '']);
      expect(ran.out).toContain('Cash and values');
    }
    const { calls } = desk();
    await calls.campaign.open({ path });
    const branched = await calls.campaign.branch({ title: 'What if' });
    await calls.campaign.close();
    const copy = await openCampaign(branched.path, noon);
    await advance(copy, { auto: true }, noon);
    expect((copy.snapshot.state as State).round).toBe(5);
    expect(verifyCampaign(copy).findings).toEqual([]);
    copy.store.close();
    const first = await openCampaign(path, noon);
    expect(JSON.stringify(first.store.journal.entries())).toBe(before);
    first.store.close();
  });
});
