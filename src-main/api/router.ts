import { ForecastDesk } from '../queries/forecastDesk.ts';
import { appHandlers } from './app.ts';
import { battleHandlers } from './battles.ts';
import { campaignHandlers } from './campaign.ts';
import { os, type ApiContext } from './desk.ts';
import { forecastHandlers } from './forecast.ts';
import { gmHandlers } from './gm.ts';
import { historyHandlers } from './history.ts';
import type { HostServices } from './host.ts';
import { monthHandlers } from './month.ts';
import { oppositionHandlers } from './opposition.ts';
import { orderHandlers } from './orders.ts';
import { paperHandlers } from './paper.ts';
import { answerRefusals } from './refusals.ts';
import { setupHandlers } from './setup.ts';

/** The whole contract, answered for one host with one open campaign at a time. */
export function createRouter(host: HostServices) {
  const context: ApiContext = { host, open: null, forecasts: new ForecastDesk() };
  return os.use(answerRefusals).router({
    app: appHandlers(context),
    setup: setupHandlers(),
    campaign: campaignHandlers(context),
    orders: orderHandlers(context),
    month: monthHandlers(context),
    battles: battleHandlers(context),
    history: historyHandlers(context),
    paper: paperHandlers(context),
    forecast: forecastHandlers(context),
    gm: gmHandlers(context),
    opposition: oppositionHandlers(context),
  });
}
