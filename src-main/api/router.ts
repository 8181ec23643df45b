import { gameIds } from '../../src-shared/words/games.ts';
import { ForecastRuns } from '../queries/forecastRuns.ts';
import { listsOf } from '../queries/lists.ts';
import { SentViews } from '../queries/sentViews.ts';
import { viewOf } from '../queries/view.ts';
import { appHandlers } from './app.ts';
import { campaignHandlers } from './campaign.ts';
import { os, type ApiContext } from './desk.ts';
import { draftHandlers } from './drafts.ts';
import { forecastHandlers } from './forecast.ts';
import { historyHandlers } from './history.ts';
import type { HostServices } from './host.ts';
import { gameHandlers } from './game.ts';
import { noteHandlers } from './notes.ts';
import { portraitHandlers } from './portraits.ts';
import { mailHandlers } from './mail.ts';
import { playHandlers } from './play.ts';
import { paperHandlers } from './paper.ts';
import { tidyOpen } from './tidy.ts';
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
    views: new SentViews(viewOf),
    lists: new SentViews(listsOf),
    changes: null,
  };
  const router = os.use(answerRefusals).router({
    app: appHandlers(context),
    campaign: campaignHandlers(context),
    play: playHandlers(context),
    history: historyHandlers(context),
    drafts: draftHandlers(context),
    notes: noteHandlers(context),
    portraits: portraitHandlers(context),
    paper: paperHandlers(context),
    mail: mailHandlers(context),
    forecast: forecastHandlers(context),
    games: gamesHandlers(context),
  });
  return { router, tidy: () => tidyOpen(context) };
}

type GamesRouter = Parameters<typeof os.router>[0]['games'];

/** The calls of every game, by the same handlers: the one place where a game's own types are let go. */
function gamesHandlers(context: ApiContext): GamesRouter {
  const handlers = Object.fromEntries(gameIds.map((game) => [game, gameHandlers(context, game)]));
  return handlers as unknown as GamesRouter;
}
