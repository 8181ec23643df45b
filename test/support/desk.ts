import { ORPCError } from '@orpc/server';
import { onTestFinished } from 'vitest';
import type { HostServices } from '#api/host.ts';
import { createRouter } from '#api/router.ts';
import { closeCampaign, createCalls, type ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import { orderSchema, type Order } from '#shared/games/paradise/orders/orders.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { z } from 'zod';
import { temporaryFolder } from './campaigns.ts';

/** The first human gang, and the second where two play. */
export const first = 'g1' as SeatId;
export const second = 'g2' as SeatId;

/** The whole contract in this process, on a campaigns folder of the test's own. */
export function desk(host: Partial<HostServices> = {}): { calls: ProgramCalls; home: string } {
  const home = temporaryFolder();
  process.env['RACKETEER_HOME'] = home;
  const calls: ProgramCalls = createCalls(createRouter({ ...createHostServices(null), ...host }));
  onTestFinished(() => closeCampaign(calls));
  return { calls, home };
}

/** A setup made as the form makes it: ready-made gangs of the tables against NPC gangs. */
export async function setupFromTables(
  calls: ProgramCalls,
  options: { humans?: number; npcs?: number; seed?: number; title?: string } = {},
): Promise<ParadiseSetup> {
  const { readyMadeGangs } = await calls.games.paradise.forms.tables({});
  return {
    title: options.title ?? 'Paradise',
    seed: options.seed ?? 7,
    gangs: readyMadeGangs.slice(0, options.humans ?? 1).map(({ gang }) => gang),
    npcs: Array.from({ length: options.npcs ?? 3 }, () => ({})),
    houseRules: houseRulesSchema.parse({ startingMoneyDollars: 2_000 }),
  };
}

/** A campaign founded and open; where the founding leaves a choice, the first is taken. */
export async function openDesk(
  options: Parameters<typeof setupFromTables>[1] = {},
): Promise<{ calls: ProgramCalls; home: string; path: string }> {
  const { calls, home } = desk();
  const setup = await setupFromTables(calls, options);
  const answers: Answer[] = [];
  for (;;) {
    const created = await calls.games.paradise.found({ setup, path: null, answers });
    if (created.kind === 'done') return { calls, home, path: created.opened.path };
    const { question } = created;
    if (question.kind !== 'choice') throw new Error(question.prompt);
    answers.push({ kind: 'choice', id: question.id, value: question.options[0]?.value ?? '' });
  }
}

export const order = (given: z.input<typeof orderSchema>): Order => orderSchema.parse(given);

export const hire = (name: string): Order =>
  order({ kind: 'recruit', recruit: { method: 'off-the-rack', name, profile: 'hoodlum' } });

/** Closes one month; of whatever is asked the first answer is given. */
export async function closeMonth(calls: ProgramCalls): Promise<number[]> {
  const closed: number[] = [];
  let answers: Answer[] = [];
  while (closed.length === 0) {
    const outcome = await calls.play.advance({ answers });
    if (outcome.kind === 'question') {
      const { question } = outcome;
      if (question.kind !== 'choice') throw new Error(`Asked: ${question.prompt}`);
      const value = question.options[0]?.value ?? '';
      answers.push({ kind: 'choice', id: question.id, value });
      continue;
    }
    answers = [];
    closed.push(...outcome.periodsClosed);
    await resolveBattles(calls);
  }
  return closed;
}

/** Lets the program fight every battle that waits for a human. */
export async function resolveBattles(calls: ProgramCalls): Promise<void> {
  for (;;) {
    const { battles } = await calls.games.paradise.view({ viewer: 'gm' });
    const next = battles.find(
      (battle) => battle.settled === null && battle.waitsFor === null && battle.pointless === null,
    );
    if (next === undefined) return;
    await calls.games.paradise.battles.settle({ battle: next.id, settling: { how: 'resolve', overrule: null } });
  }
}

/** An independent business that this seat's gang may talk to, and somebody free to send. */
export function crewAndMark(view: CampaignView, seat: SeatId): { business: BusinessId; crew: GangsterId[] } {
  const mark = view.businesses.find((b) => b.owner === null && b.district !== 'chinatown');
  const man = view.gangsters.find((g) => g.gang === seat && g.busyWith === null);
  if (mark === undefined || man === undefined) throw new Error('Nobody to send, or nowhere.');
  return { business: mark.id, crew: [man.id] };
}

/** Everything a screen could tell of the campaign that is open, as text. */
export async function everything(calls: ProgramCalls): Promise<string> {
  return JSON.stringify([
    await calls.campaign.current(),
    await calls.games.paradise.view({ viewer: 'gm' }),
    await calls.history.log({ viewer: 'gm', period: null }),
    await listStepsUnnamed(calls),
    await calls.paper.editions(),
  ]);
}

/** The steps that can be taken back and put back, without the names by which this run of the program knows them. */
async function listStepsUnnamed(calls: ProgramCalls): Promise<unknown> {
  const { undo, redo } = await calls.history.steps();
  const unnamed = ({ id: _, ...step }: (typeof undo)[number]): unknown => step;
  return { undo: undo.map(unnamed), redo: redo === null ? null : unnamed(redo) };
}

/** The refusal a call answers with; fails when it is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (problem) {
    if (problem instanceof ORPCError) return { code: String(problem.code), message: problem.message };
    throw problem;
  }
  throw new Error('The call was not refused.');
}

/** One line for a user that ends as a sentence does. */
export const oneSentence = /^\S[^\n]{10,400}\.$/;
