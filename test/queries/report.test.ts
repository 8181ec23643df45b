import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { advance, giveOrder } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { buildPeriodReport } from '#queries/report.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { rulebooks } from '../support/allRules.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { roughly } from '../support/everyGame.ts';

const mine = 'g1' as SeatId;

/** A war in which one gang is a player's. */
async function war(): Promise<Session> {
  const setup = rulebooks['turf-war'].quickSetup({ ...roughly('turf-war', 7), gangName: 'Mine' });
  const path = join(temporaryFolder(), 'War.racketeer');
  const founded = await foundCampaign({ game: 'turf-war', path, fileId: 'war', setup }, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  onTestFinished(() => founded.session.store.close());
  return founded.session;
}

it('leaves out of the report what was put on a sheet and taken off again', async () => {
  const session = await war();
  const give = (order: object) => giveOrder(session, { seat: mine, order: order as never }, noon);
  const ordered = (newest = false): string[] =>
    buildPeriodReport(session, mine, 1, { newest })
      .sections.filter(({ title }) => title === 'Orders')
      .flatMap(({ lines }) => lines.map(({ spans }) => spans.map(({ text }) => text).join('')));
  await give({ kind: 'hire', count: 1, names: [] });
  await give({ kind: 'hire', count: 2, names: [] });
  await give({ kind: 'withdraw', id: 'o1' });
  expect(ordered(true)).toEqual(['Mine took back: Hire a Hitman.']);
  await advance(session, { auto: false }, noon);
  const told = ordered();
  expect(told).toContain('Mine ordered: Hire 2 Hitmen.');
  expect(told.filter((line) => /a Hitman|took back/u.test(line))).toEqual([]);
});

it('tells a fact of one entry once to whoever may read both events', async () => {
  const session = await war();
  await advance(session, { auto: false }, noon);
  const countLines = (fact: ((event: { type: string }) => string | null) | null): number => {
    const events = Object.fromEntries(
      Object.entries(session.rulebook.events).map(([type, row]) => [type, fact === null ? row : { ...row, fact }]),
    );
    const rulebook = { ...session.rulebook, events } as unknown as Session['rulebook'];
    const campaign = Object.create(session, { rulebook: { value: rulebook } }) as Session;
    return buildPeriodReport(campaign, 'gm', 1).sections.flatMap(({ lines }) => lines).length;
  };
  const all = countLines(null);
  expect(countLines(() => null)).toBe(all);
  const once = countLines(() => 'one fact');
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(all);
});
