import type { PeriodShow, ShowScene } from '#shared/views/show.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
import { capitalize } from '#renderer/shared/numbers.ts';

/** The scenes of a period, and from whose side they are shown. */
export type Billing = {
  period: number;
  show: PeriodShow;
  /** The seat whose affairs come first; null where all are equal. */
  seat: SeatId | null;
  hasPaper: boolean;
  /** Everybody at the screen looks. */
  isPublic: boolean;
  /** The titles of scenes that were seen before, in an earlier part of the same show. */
  seen: readonly string[];
};

/** A part of a period that could not be read: its show, its report. */
export type MissingPart = { part: string; period: number; isClosed: boolean };

/** The part of the open campaign that its shows need. */
type Open = {
  readonly api: Api;
  readonly viewer: Viewer;
  readonly seat: SeatId | null;
  readonly view: { readonly period: number };
  readonly editions: readonly { readonly period: number }[];
  readonly period: { name(period: number): string };
  miss(part: MissingPart, error: unknown): void;
};

/** The shows of an open campaign: the close of a period, the reveal of a part of one, and any of them again. */
export class Shows {
  /** The show that is on, over everything else. */
  billing = $state.raw<Billing | null>(null);
  /** The period whose show is about to begin: the curtain stands until it can. */
  curtain = $state.raw<number | null>(null);
  readonly #campaign: Open;
  readonly #comesByItself: () => boolean;
  #isHeldBack = false;
  /** The scenes of the period that is played that were shown before it closed. */
  #seen: { period: number; viewer: Viewer; titles: readonly string[] } | null = null;

  constructor(campaign: Open, comesByItself: () => boolean) {
    this.#campaign = campaign;
    this.#comesByItself = comesByItself;
  }

  /** True if a show comes by itself, and nothing else need tell the same. */
  get isOn(): boolean {
    return !this.#isHeldBack && this.#comesByItself();
  }

  /** Does a work that closes a period without its show. */
  async holdBack<T>(work: () => Promise<T>): Promise<T> {
    this.#isHeldBack = true;
    try {
      return await work();
    } finally {
      this.#isHeldBack = false;
    }
  }

  /** Lowers the curtain while a period is played on to its show, if its shows come by themselves. */
  lowerCurtain(period: number): void {
    if (this.isOn) this.curtain = period;
  }

  raiseCurtain(): void {
    this.curtain = null;
  }

  /** A period has closed, or a part of it has come to light: it is shown, if its shows come by themselves. */
  async begin(period: number): Promise<void> {
    if (this.isOn) this.open(await this.#prepare(period, this.#isClosed(period)));
  }

  /** Reads the show of a period that closes, to be opened with everything else that changes then; null where none comes. */
  prepareClose(period: number): Promise<Billing | null> {
    return this.isOn ? this.#prepare(period, true) : Promise.resolve(null);
  }

  open(billing: Billing | null): void {
    if (billing !== null) this.billing = billing;
  }

  /** Shows a closed period to its front page, and one that is still played as far as it went. */
  async watch(period: number): Promise<void> {
    const billing = await this.#prepare(period, this.#isClosed(period));
    this.open(billing === null ? null : { ...billing, seen: [] });
  }

  #prepare(period: number, isClosed: boolean): Promise<Billing | null> {
    const { api, viewer, seat } = this.#campaign;
    return this.#read({ period, isClosed }, async () => {
      const isNewest = isClosed && period + 1 >= this.#campaign.view.period;
      const [show, begun] = await Promise.all([
        api.play.show({ viewer, period }),
        isNewest ? api.play.show({ viewer, period: period + 1 }) : null,
      ]);
      if (viewer !== this.#campaign.viewer) return null;
      const whole = begun === null ? show : this.#withBeginning(show, begun, seat);
      const seen = this.#recall(period);
      if (!isClosed) this.#seen = { period, viewer, titles: listTitles(whole) };
      return { period, show: whole, seat, hasPaper: isClosed, isPublic: false, seen };
    });
  }

  /** Shows a period to everybody at the screen. */
  async watchTogether(period: number): Promise<void> {
    const hasPaper = this.#isClosed(period);
    const billing = await this.#read({ period, isClosed: hasPaper }, async () => {
      const show = await this.#campaign.api.play.publicShow({ period });
      return { period, show, seat: null, hasPaper, isPublic: true, seen: [] };
    });
    this.open(billing);
  }

  end(): void {
    this.billing = null;
  }

  #isClosed(period: number): boolean {
    return this.#campaign.editions.some((one) => one.period === period);
  }

  /** The scenes that were shown when the period stopped on its way, so that the rest begins where that ended. */
  #recall(period: number): readonly string[] {
    const seen = this.#seen;
    const isSame = seen?.period === period && seen.viewer === this.#campaign.viewer;
    return isSame ? seen.titles : [];
  }

  /** A close tells as well what the next period began with: what came in, and what was paid. */
  #withBeginning(show: PeriodShow, begun: PeriodShow, seat: SeatId | null): PeriodShow {
    const lines = begun.scenes
      .filter(({ kind }) => kind === 'news')
      .flatMap((scene) => scene.lines)
      .filter(({ moves }) => seat === null || moves.some((move) => move.seat === seat));
    if (lines.length === 0) return show;
    const title = `${capitalize(this.#campaign.period.name(begun.period))} begins`;
    // Its money belongs to the next period's sums.
    const told = lines.map((line) => ({ ...line, dice: [], moves: [] }));
    const scene: ShowScene = {
      kind: 'news',
      title,
      seats: seat === null ? [] : [seat],
      orders: [],
      lines: told,
      places: [],
      people: [],
      counts: [],
      battle: null,
      act: null,
    };
    return { ...show, scenes: [...show.scenes, scene] };
  }

  async #read(
    of: Pick<MissingPart, 'period' | 'isClosed'>,
    read: () => Promise<Billing | null>,
  ): Promise<Billing | null> {
    try {
      return await read();
    } catch (error) {
      this.#campaign.miss({ ...of, part: 'show' }, error);
      return null;
    }
  }
}

function listTitles(show: PeriodShow): readonly string[] {
  return show.scenes.map(({ title }) => title);
}
