import { gameIds } from '#shared/words/games.ts';
import { ForecastRuns } from '../queries/forecastRuns.ts';
import { buildLists } from '../queries/lists.ts';
import { SentViews } from '../queries/sentViews.ts';
import { buildView } from '../queries/view.ts';
import { createAppHandlers } from './app.ts';
import { createCampaignHandlers } from './campaign.ts';
import { os, type ApiContext } from './desk.ts';
import { draftHandlers } from './drafts.ts';
import { forecastHandlers } from './forecast.ts';
import { createHistoryHandlers } from './history.ts';
import type { HostServices } from './host.ts';
import { createGameHandlers } from './game.ts';
import { createHotSeatHandlers } from './hotSeat.ts';
import { noteHandlers } from './notes.ts';
import { createPortraitHandlers } from './portraits.ts';
import { createMailHandlers } from './mail.ts';
import { playHandlers } from './play.ts';
import { createPaperHandlers } from './paper.ts';
import { checkpointOpen } from './tidy.ts';
import { answerRefusals } from './refusals.ts';

/** The whole contract, answered for one host with one open campaign at a time. */
export function createRouter(host: HostServices) {
  return createProgram(host).router;
}

/** The contract's answers, and what a host does with the open campaign of its own accord. */
export function createProgram(host: HostServices) {
  const context: ApiContext = {
    host,
    open: null,
    forecasts: new ForecastRuns(),
    damaged: new Map(),
    views: new SentViews(buildView),
    lists: new SentViews(buildLists),
    changes: null,
  };
  const router = os.use(answerRefusals).router({
    app: createAppHandlers(context),
    campaign: createCampaignHandlers(context),
    play: playHandlers(context),
    history: createHistoryHandlers(context),
    drafts: draftHandlers(context),
    notes: noteHandlers(context),
    hotSeat: createHotSeatHandlers(context),
    portraits: createPortraitHandlers(context),
    paper: createPaperHandlers(context),
    mail: createMailHandlers(context),
    forecast: forecastHandlers(context),
    games: gamesHandlers(context),
  });
  return { router, tidy: () => checkpointOpen(context) };
}

type GamesRouter = Parameters<typeof os.router>[0]['games'];

/** The calls of every game, by the same handlers: the one place where a game's own types are let go. */
function gamesHandlers(context: ApiContext): GamesRouter {
  const handlers = Object.fromEntries(
    gameIds.map((game) => [game, createGameHandlers(context, game)]),
  );
  return handlers as unknown as GamesRouter;
}
