import type { MissingPart } from './shows.svelte.ts';
import type { Api } from '#renderer/api/client.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { PeriodReport } from '#shared/views/report.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';

/** The result of one stretch of play: a reveal, or a stage's slip. */
type Happened = { title: string; period: number; isReveal: boolean; sections: PeriodReport['sections'] };

/** The part of the open campaign that its news need. */
type Open = {
  readonly api: Api;
  readonly viewer: Viewer;
  readonly view: ViewHead;
  readonly shows: { readonly isOn: boolean; begin(period: number): Promise<void> };
  readonly place: { screen: string };
  miss(part: MissingPart, error: unknown): void;
};

/** The news on screen: the report of a period, and what came of the last play until it is put away. */
export class News {
  report = $state.raw<PeriodReport | null>(null);
  /** The latest news of playing on, until they are put away. */
  happened = $state.raw<Happened | null>(null);
  /** The period that was closed just now, whose report is told line by line. */
  freshPeriod = $state<number | null>(null);
  readonly #campaign: Open;

  constructor(campaign: Open) {
    this.#campaign = campaign;
  }

  /** Nothing is new any more. */
  putAway(): void {
    this.happened = null;
    this.freshPeriod = null;
  }

  /** Reads a period's report; null, with its sentence on screen, where that is refused. */
  async read(period: number): Promise<PeriodReport | null> {
    const { api, viewer } = this.#campaign;
    try {
      return await api.play.report({ viewer, period });
    } catch (error) {
      this.#campaign.miss({ part: 'report', period, isClosed: true }, error);
      return null;
    }
  }

  show(report: PeriodReport): void {
    this.report = report;
    this.#campaign.place.screen = 'report';
  }

  async open(period: number): Promise<void> {
    const report = await this.read(period);
    if (report !== null) this.show(report);
  }

  /** Shows the viewer a period that was closed, and what came after a step; null for either where there is nothing. */
  async tell({ period, since }: { period: number | null; since: number | null }): Promise<void> {
    const { api, viewer, view, shows } = this.#campaign;
    if (period !== null) {
      await this.open(period);
      this.freshPeriod = period;
      await shows.begin(period);
    }
    if (since === null) return;
    const { sections } = await api.play.report({ viewer, period: view.period, since });
    this.#tellSections('Since you last looked', true, sections);
  }

  /** The newest step as far as it is not told by the period's report: a reveal, or what a stage took and gave. */
  async tellPlayedOn(before: { period: number; date: string; wait: Wait }): Promise<void> {
    const { api, viewer, view, shows } = this.#campaign;
    const { period } = view;
    const closed = period !== before.period;
    const isReveal = before.wait.manner === 'sealed' && !closed;
    // The show tells all of it.
    if (shows.isOn && closed) return;
    if (shows.isOn && isReveal) {
      await shows.begin(period);
      return;
    }
    const { sections } = await api.play.report({ viewer, period, newest: true });
    if (viewer !== this.#campaign.viewer) return;
    if (closed) this.freshPeriod = before.period;
    const title = closed
      ? `${view.date} begins`
      : isReveal
        ? `The reveal of ${before.date}`
        : `${before.wait.title} of ${before.date}`;
    this.#tellSections(title, isReveal, sections);
  }

  #tellSections(title: string, isReveal: boolean, sections: PeriodReport['sections']): void {
    const { period } = this.#campaign.view;
    if (sections.length > 0) this.happened = { title, period, isReveal, sections };
  }
}
