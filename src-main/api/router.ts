import { findAccess, type Access } from '#shared/contract/access.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { gameIds } from '#shared/words/games.ts';
import { ForecastRuns } from '../queries/forecastRuns.ts';
import { buildLists } from '../queries/lists.ts';
import { SentViews } from '../queries/sentViews.ts';
import { buildView } from '../queries/view.ts';
import { createAppHandlers } from './app.ts';
import { createCampaignHandlers } from './campaign.ts';
import { os, type ApiContext, openSession } from './desk.ts';
import { createHistoryHandlers } from './history.ts';
import type { HostServices } from './host.ts';
import { createGameHandlers } from './game.ts';
import { noteHandlers, createPortraitHandlers, draftHandlers } from './notes.ts';
import { OpeningWords } from './openingWords.ts';
import { createHandoutHandlers } from './handouts.ts';
import { createMailHandlers } from './mail.ts';
import { playHandlers, createHotSeatHandlers } from './play.ts';
import { createPaperHandlers } from './paper.ts';
import { keepToSeat, createClosingGuard, answerRefusals } from './callers.ts';
import { createDeviceTurns } from './deviceTurns.ts';
import { createTableHandlers, noticeChange } from './table.ts';
import { TableTalk } from './tableTalk.ts';
import { runExclusively } from '../commands/session.ts';

/** Creates the whole contract's answers for one host with one open campaign at a time. */
export function createRouter(host: HostServices) {
  return createProgram(host).router;
}

/** Creates the contract's answers, and the host's own acts on the open campaign. */
export function createProgram(host: HostServices) {
  const context: ApiContext = {
    host,
    open: null,
    forecasts: new ForecastRuns(),
    damaged: new Map(),
    opening: new OpeningWords(),
    views: new SentViews(buildView),
    lists: new SentViews(buildLists),
    talk: new TableTalk(() => host.now()),
    changes: null,
  };
  const router = os
    .use(answerRefusals)
    .use(createClosingGuard(context))
    .use(keepToSeat)
    .use(createDeviceTurns())
    .use(createNotice(context))
    .router({
      app: createAppHandlers(context),
      campaign: createCampaignHandlers(context),
      play: playHandlers(context),
      history: createHistoryHandlers(context),
      drafts: draftHandlers(context),
      notes: noteHandlers(context),
      hotSeat: createHotSeatHandlers(context),
      handouts: createHandoutHandlers(context),
      portraits: createPortraitHandlers(context),
      table: createTableHandlers(context),
      paper: createPaperHandlers(context),
      mail: createMailHandlers(context),
      forecast: forecastHandlers(context),
      games: createGamesHandlers(context),
    });
  host.table.serve(router, () => context.talk.tellListening('devices'));
  return { router, tidy: () => checkpointOpen(context) };
}

/** Notifies the table after every call that may have changed something. */
function createNotice(context: ApiContext) {
  return os.middleware(async ({ next, path }, input) => {
    const result = await next();
    if (mayChange(findAccess(path))) {
      const undoneBy = path.join('.') === 'history.undo' ? findUndoer(input) : null;
      const goesOn = path[0] !== 'history' || path[1] === 'settleDropped';
      await noticeChange(context, { undoneBy, goesOn });
    }
    return result;
  });
}

function mayChange(mark: Access | null): boolean {
  return mark === 'program' || mark?.endsWith('-command') === true;
}

function findUndoer(input: unknown): Viewer {
  const { viewer = 'gm' } = (input ?? {}) as { viewer?: Viewer };
  return viewer;
}

type GamesRouter = Parameters<typeof os.router>[0]['games'];

/** Creates the calls of every game by the same handlers. Only here a game's own types are given up. */
function createGamesHandlers(context: ApiContext): GamesRouter {
  const handlers = Object.fromEntries(gameIds.map((game) => [game, createGameHandlers(context, game)]));
  return handlers as unknown as GamesRouter;
}

/** Creates the calls that start, poll and stop a forecast. Nothing of it is written. */
function forecastHandlers(context: ApiContext) {
  const { forecasts, host } = context;
  return {
    start: os.forecast.start.handler(async ({ input }) => ({
      run: await forecasts.start(openSession(context), input, host.forecastCrew()),
    })),
    progress: os.forecast.progress.handler(({ input }) => forecasts.progress(input.run, input.viewer)),
    cancel: os.forecast.cancel.handler(() => forecasts.cancel()),
  };
}

/** Moves what SQLite's log may still hold into the open campaign's file, after the running commands. */
export async function checkpointOpen({ open }: Pick<ApiContext, 'open'>): Promise<void> {
  if (open === null || !open.store.isOpen || open.store.isReadOnly) return;
  await runExclusively(open, () => open.store.checkpoint());
}
