import type { Component } from 'svelte';
import type { EditionLine, ExtraLine } from '#shared/views/lists.ts';
import type { DoorMap } from '#shared/views/paper.ts';
import type { PeriodShow, ShowScene } from '#shared/views/show.ts';
import type { GameId } from '#shared/words/games.ts';
import type { Api } from '#renderer/api/client.ts';
import { describeFailure, isFault } from '#renderer/api/failure.ts';
import { readPage, type Page } from '../paper/page.ts';
import { arrangeCards, computeCardMs, computeSums, type ShowCard } from './cards.ts';

/** The calls of a projector: each is one that the contract marks public. */
export type PublicApi = {
  campaign: Pick<Api['campaign'], 'shown'>;
  play: Pick<Api['play'], 'publicShow' | 'publicFight'>;
  paper: Pick<Api['paper'], 'editions' | 'extras' | 'edition' | 'export'>;
};

/** The table of a battle that everybody may watch, by the games that have one. */
export type PublicFights = Partial<Record<GameId, () => Promise<{ default: Component<{ api: Api; number: number }> }>>>;

const lookEveryMs = 2_000;

/** A show without controls for a second window: it follows the campaign from one closed period to the next. */
export class Projector {
  title = $state('');
  date = $state('');
  headline = $state('');
  /** The newest first. */
  editions = $state.raw<readonly EditionLine[]>([]);
  extras = $state.raw<readonly ExtraLine[]>([]);
  page = $state.raw<Page | null>(null);
  /** The doors of the city as the newest paper counts them; null for a paper without a map. */
  map = $state.raw<DoorMap | null>(null);
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

  /** The front page, the scenes of the period, and the front page again, which stays. */
  readonly cards: readonly ShowCard[] = $derived.by(() => {
    if (this.#show === null) return [];
    const cards = arrangeCards(this.#show, { seat: null, hasPaper: true, mineOnly: false });
    return cards.length > 1 ? [{ kind: 'front-page' }, ...cards] : cards;
  });
  readonly card: ShowCard | null = $derived.by(() => this.cards[this.at] ?? null);
  readonly sums = $derived.by(() => (this.#show === null ? [] : computeSums(this.#show, this.cards, this.at, null)));

  /** Looks for a newly closed period, and tells it from its first scene. */
  async look(): Promise<void> {
    const { campaign, play, paper } = this.#api;
    try {
      const open = await campaign.shown();
      this.title = open?.title ?? '';
      this.game = open?.game ?? null;
      this.editions = open === null ? [] : (await paper.editions()).toSorted((a, b) => b.period - a.period);
      this.extras = open === null ? [] : await paper.extras();
      const newest = this.editions[0] ?? null;
      const key = JSON.stringify([open, newest]);
      this.fight = open === null ? null : await play.publicFight();
      this.problem = null;
      if (key === this.#shown) return;
      if (newest === null) {
        [this.#show, this.page, this.map, this.date] = [null, null, null, ''];
      } else {
        const [show, edition, { content }] = await Promise.all([
          this.#readShow(newest.period),
          paper.edition({ period: newest.period }),
          paper.export({ period: newest.period, format: 'html' }),
        ]);
        [this.#show, this.page] = [show, readPage(content)];
        this.map = readMap(edition.pages?.map ?? null);
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

  goOn(by: 1 | -1 = 1): void {
    this.at = Math.max(0, Math.min(this.at + by, this.cards.length - 1));
  }
}

/** Returns a map that can be drawn; null for older editions, whose map is a table. */
function readMap(map: DoorMap | null): DoorMap | null {
  return map?.quarters.every(({ outline }) => outline !== undefined) === true ? map : null;
}

/** Finds the quarters of a scene: its own places, and those that its sentences name. */
export function findLit({ quarters }: DoorMap, { title, lines, places }: ShowScene): readonly string[] {
  const text = [title, ...lines.flatMap(({ spans }) => spans.map((span) => span.text))].join(' ');
  return quarters
    .filter(({ quarter, name }) => places.some(({ id }) => id === quarter) || text.includes(name))
    .map(({ quarter }) => quarter);
}
