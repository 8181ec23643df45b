import type { PeriodShow } from '#shared/views/show.ts';
import type { GameId } from '#shared/words/games.ts';
import type { Api } from '#renderer/api/client.ts';
import { describeFailure, isFault } from '#renderer/api/failure.ts';
import { readPage, type Page } from '../paper/page.ts';
import { arrangeCards, computeCardMs, computeSums, type ShowCard } from './cards.ts';

/** The calls of a projector: each is one that the contract marks public. */
export type PublicApi = {
  campaign: Pick<Api['campaign'], 'shown'>;
  play: Pick<Api['play'], 'publicShow' | 'publicFight'>;
  paper: Pick<Api['paper'], 'editions' | 'export'>;
};

const lookEveryMs = 2_000;

/** A show without controls for a second window: it follows the campaign from one closed period to the next. */
export class Projector {
  title = $state('');
  date = $state('');
  headline = $state('');
  page = $state.raw<Page | null>(null);
  /** The city's map as the paper prints it; null for a paper without one. */
  readonly map: Page | null = $derived.by(() => (this.page === null ? null : cutMap(this.page)));
  problem = $state<string | null>(null);
  /** The battle that everybody at the table may watch; null where there is none. */
  fight = $state.raw<{ title: string; sentence: string; number: number } | null>(null);
  /** The game that is played; null without a campaign. */
  game = $state<GameId | null>(null);
  at = $state(0);
  #show = $state.raw<PeriodShow | null>(null);
  #shown = '';
  readonly #api: PublicApi;

  constructor(api: PublicApi) {
    this.#api = api;
  }

  readonly cards: readonly ShowCard[] = $derived.by(() =>
    this.#show === null ? [] : arrangeCards(this.#show, { seat: null, hasPaper: true, mineOnly: false }),
  );
  readonly card: ShowCard | null = $derived.by(() => this.cards[this.at] ?? null);
  readonly sums = $derived.by(() => (this.#show === null ? [] : computeSums(this.#show, this.cards, this.at, null)));

  /** Looks for a newly closed period, and tells it from its first scene. */
  async look(): Promise<void> {
    const { campaign, play, paper } = this.#api;
    try {
      const open = await campaign.shown();
      this.title = open?.title ?? '';
      this.game = open?.game ?? null;
      const newest =
        open === null ? null : ((await paper.editions()).toSorted((a, b) => b.period - a.period)[0] ?? null);
      const key = JSON.stringify([open, newest]);
      this.fight = open === null ? null : await play.publicFight();
      this.problem = null;
      if (key === this.#shown) return;
      if (newest === null) {
        [this.#show, this.page, this.date] = [null, null, ''];
      } else {
        const [show, { content }] = await Promise.all([
          this.#readShow(newest.period),
          paper.export({ period: newest.period, format: 'html' }),
        ]);
        [this.#show, this.page] = [show, readPage(content)];
        [this.date, this.headline] = [newest.date, newest.headline];
      }
      this.#shown = key;
      this.at = 0;
    } catch (error) {
      this.problem = describeFailure(error);
    }
  }

  /** Reads the scenes of a period; none where the program fails to build them, as the front page stands without. */
  async #readShow(period: number): Promise<PeriodShow> {
    try {
      return await this.#api.play.publicShow({ period });
    } catch (error) {
      if (!isFault(error)) throw error;
      return { period, scenes: [], banks: [] };
    }
  }

  /** Goes on by itself to the front page, which stays. Returns how to stop. */
  run(): () => void {
    void this.look();
    const looking = setInterval(() => void this.look(), lookEveryMs);
    return () => clearInterval(looking);
  }

  /** How long the card that stands stays; null for the last. */
  readonly cardMs: number | null = $derived.by(() =>
    this.at >= this.cards.length - 1 ? null : computeCardMs(this.card, this.cards.length, 'slow'),
  );

  goOn(): void {
    this.at = Math.min(this.at + 1, Math.max(0, this.cards.length - 1));
  }
}

/** Cuts the map out of a printed page, with the page's own styles. */
function cutMap({ styles, content }: Page): Page | null {
  const plan = content.querySelector('.plan');
  if (plan === null) return null;
  const sheet = document.createElement('article');
  sheet.className = 'sheet';
  sheet.append(plan.cloneNode(true));
  return { styles, content: sheet };
}
