import { forecastDefaults, type Forecast } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
import { describeFailure } from '#renderer/api/failure.ts';

/** How often the program is asked how far it is. */
const askedEveryMs = 400;

/** The part of the open campaign that a forecast needs. */
type Open = {
  readonly api: { readonly forecast: Api['forecast'] };
  readonly viewer: Viewer;
  /** Grows with every change of the campaign. */
  readonly revision: number;
};

type Progress = { done: number; total: number; startedMs: number };

/** The forecast of an open campaign: asked for, watched, stopped. It goes on behind other screens. */
export class Forecaster {
  campaigns = $state<number | null>(forecastDefaults.campaigns);
  periods = $state<number | null>(forecastDefaults.periods);
  /** Null while nothing is being played. */
  progress = $state.raw<Progress | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  problem = $state<string | null>(null);
  /** The seat whose figures are drawn; null for the viewer's own. */
  seat = $state<SeatId | null>(null);
  #madeAt = $state(0);
  #campaign: Open;
  #turn = 0;

  constructor(campaign: Open) {
    this.#campaign = campaign;
  }

  /** The campaign went on since it was made. */
  get isOutdated(): boolean {
    return this.forecast !== null && this.#madeAt !== this.#campaign.revision;
  }

  /** Starts a first forecast for whoever opens the page; one that is there, or was asked for, stays. */
  open(): void {
    if (this.forecast === null && this.progress === null && this.problem === null) void this.start();
  }

  async start(): Promise<void> {
    const turn = ++this.#turn;
    const madeAt = this.#campaign.revision;
    const campaigns = this.campaigns ?? 0;
    this.problem = null;
    this.progress = { done: 0, total: campaigns, startedMs: performance.now() };
    try {
      const { viewer } = this.#campaign;
      const asked = { viewer, campaigns, periods: this.periods ?? 0 };
      const { run } = await this.#campaign.api.forecast.start(asked);
      await this.#watch({ run, viewer }, { turn, madeAt });
    } catch (error) {
      if (turn === this.#turn) this.problem = describeFailure(error);
    } finally {
      if (turn === this.#turn) this.progress = null;
    }
  }

  /** Stops what is being played; what it came to so far stays. */
  async stop(): Promise<void> {
    if (this.progress === null) return;
    this.#turn += 1;
    this.progress = null;
    await this.#cancel();
  }

  /** Somebody else looks: nothing of what this viewer was told stays. */
  leave(): void {
    void this.stop();
    this.forecast = null;
    this.problem = null;
    this.seat = null;
  }

  /** Asks until it is done or stopped meanwhile, and shows what it comes to so far. */
  async #watch(
    asked: { run: number; viewer: Viewer },
    { turn, madeAt }: { turn: number; madeAt: number },
  ): Promise<void> {
    for (;;) {
      if (turn !== this.#turn) {
        // Stopped before the program had answered that it started.
        if (this.progress === null) await this.#cancel();
        return;
      }
      const { done, total, soFar, forecast } = await this.#campaign.api.forecast.progress(asked);
      const known = forecast ?? soFar;
      if (turn === this.#turn && known !== null) {
        this.forecast = known;
        this.#madeAt = madeAt;
      }
      if (forecast !== null) return;
      if (turn === this.#turn && this.progress !== null) {
        this.progress = { ...this.progress, done, total };
        await new Promise((resolve) => setTimeout(resolve, askedEveryMs));
      }
    }
  }

  /** Nobody is waiting for it any more, so neither is anyone for a failure to stop it. */
  async #cancel(): Promise<void> {
    await this.#campaign.api.forecast.cancel().catch(() => undefined);
  }
}
