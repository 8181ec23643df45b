import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationError } from '@orpc/contract';
import { createRouterClient, ORPCError } from '@orpc/server';
import { createRouter } from '#api/router.ts';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { closeCampaign, createCalls, type ProgramCalls, type ProgramRouter } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { TableHost } from '#platform/table/tableHost.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { readMoment, type ShownMoment } from '#shared/words/moments.ts';
import { rulebooks } from '../allRules.ts';
import { noon, temporaryFolder } from '../campaigns.ts';
import { roughly } from '../everyGame.ts';
import { nameMoments } from '../moments.ts';

export type Order = { kind: string; [field: string]: unknown };

/** An answer that a refusal may take the place of. */
export type Answer = { answer: unknown } | { refused: string };

/** Three players and whoever the program plays: one looks, one keeps secrets, one may share them. */
export type Roles = { looks: SeatId; hides: SeatId; shares: SeatId; npc: SeatId | null };

/** A campaign of one game open over the whole contract. */
export class Table {
  readonly game: GameId;
  readonly calls: ProgramCalls;
  readonly router: ProgramRouter;
  roles: Roles;
  /** True where whoever looks does so from a device at the table. */
  isFromDevice = false;

  constructor(game: GameId, router: ProgramRouter, calls: ProgramCalls, roles: Roles) {
    this.game = game;
    this.router = router;
    this.calls = calls;
    this.roles = roles;
  }

  /** The calls as a device with the key of a seat makes them. */
  callsFrom(seat: SeatId): ProgramCalls {
    const caller = { kind: 'seat', seat, device: `device of ${seat}` } as const;
    const calls: ProgramCalls = createRouterClient(this.router, { context: { caller } });
    return nameMoments(calls, () => this.showMoment());
  }

  /** The moment that an up-to-date page shows. */
  async showMoment(): Promise<ShownMoment> {
    return readMoment(await this.view());
  }

  /** Asks as whoever looks does, at the screen or from his device. */
  askAsLooking(path: string, input?: unknown): Promise<Answer> {
    return answering(this.isFromDevice ? this.callsFrom(this.roles.looks) : this.calls, path, input);
  }

  /** Calls by the path of a call; a refusal is an answer as well. */
  ask(path: string, input?: unknown): Promise<Answer> {
    return answering(this.calls, path, input);
  }

  /** Calls by the path of a call, which must not be refused. */
  call(path: string, input?: unknown): Promise<unknown> {
    return callAt(this.calls, path, input);
  }

  own(name: string, input: unknown): Promise<unknown> {
    return this.call(`games.${this.game}.${name}`, input);
  }

  view<V extends ViewHead = ViewHead>(viewer: Viewer = 'gm'): Promise<V> {
    return this.own('view', { viewer }) as Promise<V>;
  }

  /** What the planner would have a seat order now, as far as the rules have it. */
  async advised(seat: SeatId): Promise<Order[]> {
    const plans = (await this.own('plan', { seat, viewer: seat })) as { order: Order; problem: string | null }[];
    return plans.filter(({ problem }) => problem === null).map(({ order }) => order);
  }

  async give(seat: SeatId, ...orders: Order[]): Promise<void> {
    const outcome = (await (orders.length === 1
      ? this.own('give', { seat, order: orders[0] })
      : this.own('giveAll', { seat, orders }))) as { kind: string };
    if (outcome.kind !== 'done') throw new Error('An order asked a question.');
  }

  /** Plays to the next period as the planner would, everybody's part. */
  async closePeriod(): Promise<void> {
    const { period } = await this.view();
    for (let step = 0; step < 400; step += 1) {
      const view = await this.view<ViewHead & { battles?: Battle[] }>();
      if (view.period !== period || view.ending !== null) return;
      await this.#goOn(view);
    }
    throw new Error('The period does not end.');
  }

  async #goOn({ wait, battles = [] }: ViewHead & { battles?: Battle[] }): Promise<void> {
    const battle = battles.find((one) => one.settled === null && one.waitsFor === null);
    if (battle !== undefined) {
      const settling =
        battle.pointless === null
          ? { how: 'resolve', overrule: null }
          : { how: 'call-off', note: 'Nobody is left to fight it.' };
      await this.own('battles.settle', { battle: battle.id, settling });
      return;
    }
    const seat = wait?.seats[0];
    const isTable = rulebooks[this.game].flow === 'by-the-table' && wait?.manner === 'sealed';
    if (seat !== undefined && !isTable) {
      const [order] = await this.advised(seat);
      // A ruling may have made it a seat that the program plays.
      if (order !== undefined && 'answer' in (await this.ask(`games.${this.game}.give`, { seat, order }))) return;
    }
    await this.#advance();
  }

  async #advance(): Promise<void> {
    const answers: unknown[] = [];
    for (;;) {
      const outcome = (await this.call('play.advance', { answers })) as {
        kind: string;
        question?: { id: string; options?: { value: string }[] };
      };
      if (outcome.kind === 'done') return;
      const { question } = outcome;
      answers.push({ kind: 'choice', id: question?.id, value: question?.options?.[0]?.value });
    }
  }

  close(): Promise<void> {
    return closeCampaign(this.calls);
  }
}

/** Calls by the path of a call; a refusal is an answer as well. */
export async function answering(calls: ProgramCalls, path: string, input?: unknown): Promise<Answer> {
  try {
    return { answer: await callAt(calls, path, input) };
  } catch (problem) {
    if (problem instanceof ORPCError) return { refused: problem.message };
    throw problem;
  }
}

export async function callAt(calls: ProgramCalls, path: string, input?: unknown): Promise<unknown> {
  let found: unknown = calls;
  for (const name of path.split('.')) found = (found as Record<string, unknown>)[name];
  try {
    return await (found as (given?: unknown) => Promise<unknown>)(input);
  } catch (problem) {
    const { cause } = problem as Error;
    if (!(problem instanceof ORPCError) || !(cause instanceof ValidationError)) throw problem;
    const issues = JSON.stringify(cause.issues).slice(0, 1_000);
    throw new Error(`The answer of ${path} ${JSON.stringify(input)} fails its schema: ${issues}`, { cause: problem });
  }
}

type Battle = { id: string; settled: unknown; waitsFor: unknown; pointless: unknown };

/** A setup in which the first three seats have players. */
function setupFor(game: GameId): unknown {
  const setup = rulebooks[game].quickSetup(roughly(game, 7)) as Record<string, unknown>;
  if (game === 'paradise') {
    return { ...setup, gangs: readyMadeGangs.slice(0, 3).map(({ gang }) => gang), npcs: [{}, {}] };
  }
  const key = ['gangs', 'families', 'capos'].find((name) => Array.isArray(setup[name])) ?? '';
  const seats = setup[key] as { isHuman: boolean }[];
  return { ...setup, [key]: seats.map((seat, at) => ({ ...seat, isHuman: at < 3 })) };
}

const files = new Map<string, Buffer>();

/** A campaign with three players some periods on, which the program has played for everybody so far. */
export async function playedFile(game: GameId, periods: number): Promise<Buffer> {
  const name = `${game} ${periods}`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const path = join(temporaryFolder(), 'Secrets.racketeer');
  const founding = { game, path, fileId: 'secrets', setup: setupFor(game) as never };
  const founded = await foundCampaign(founding, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  for (let closed = 0; closed < periods;) {
    const outcome = await advance(session, { auto: true }, noon);
    if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
    closed += outcome.periodsClosed.length;
  }
  const copy = join(temporaryFolder(), 'Copy.racketeer');
  await session.store.copyTo(copy);
  session.store.close();
  const file = readFileSync(copy);
  files.set(name, file);
  return file;
}

/** The same campaign, open over the contract in a folder of its own, at a clock that stands still unless one is given. */
export async function openTable(game: GameId, periods: number, now = () => noon): Promise<Table> {
  const home = temporaryFolder();
  process.env['RACKETEER_HOME'] = home;
  const path = join(home, 'Secrets.racketeer');
  writeFileSync(path, await playedFile(game, periods));
  writeFileSync(join(home, 'index.html'), '<!doctype html>');
  const host = { ...createHostServices(null), table: new TableHost({ now, rendererFolder: () => home }), now };
  const router = createRouter(host);
  const calls: ProgramCalls = createCalls(router);
  await calls.campaign.open({ path });
  const { seats } = await (calls.games[game].view({ viewer: 'gm' }) as Promise<ViewHead>);
  const [looks, hides, shares] = seats.filter(({ isHuman }) => isHuman).map(({ seat }) => seat);
  if (looks === undefined || hides === undefined || shares === undefined) throw new Error('Three play.');
  const npc = seats.findLast(({ isHuman, isOut }) => !isHuman && !isOut)?.seat ?? null;
  return new Table(game, router, calls, { looks, hides, shares, npc });
}
