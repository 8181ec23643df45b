import { isAbout, plainlyDone, type PeriodShow, type ShowScene, type SceneOrder } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { addressText } from '../paper/you.ts';
import type { ShowSpeed } from '../settings/settings.svelte.ts';
import type { Roll } from '#shared/words/dice.ts';

/** One picture of the show: a scene, the front page, or the table of what became of one's orders. */
export type ShowCard =
  | { kind: 'scene'; scene: ShowScene; isMine: boolean }
  | { kind: 'front-page' }
  | { kind: 'orders' };

export type ShowWanted = {
  /** The seat whose affairs come first; null where all are equal. */
  seat: SeatId | null;
  /** Scenes of others are left out. */
  mineOnly: boolean;
  /** The period has a printed page. */
  hasPaper: boolean;
};

/** Where a kind of scene comes in a game without acts, once the news that came before all orders are told. */
const ranks: Readonly<Record<ShowScene['kind'], number>> = { order: 1, settled: 2, deed: 3, fight: 4, news: 5 };

/** Puts the scenes of a period in the order in which they are shown: one's own orders first, each fight, then the page. */
export function arrangeCards(show: PeriodShow, { seat, mineOnly, hasPaper }: ShowWanted): ShowCard[] {
  const first = show.scenes.findIndex(({ kind }) => kind !== 'news');
  const isMine = (scene: ShowScene): boolean => seat !== null && isAbout(scene, seat);
  const ranked = show.scenes.map((scene, at) => {
    const isEarly = scene.kind === 'news' && (first < 0 || at < first);
    // One's own lesser orders come before anybody else's great ones.
    const kind = isMine(scene) && scene.kind === 'settled' ? 1 : ranks[scene.kind];
    const behind = scene.kind === 'order' || scene.kind === 'settled' ? !isMine(scene) : false;
    const rank = scene.act ?? (isEarly ? 0 : behind ? 2.5 : kind);
    return { scene, isMine: isMine(scene), rank };
  });
  const scenes = ranked
    .filter((card) => !mineOnly || seat === null || card.isMine)
    .toSorted((a, b) => a.rank - b.rank || Number(b.isMine) - Number(a.isMine))
    .map(({ scene, isMine: mine }): ShowCard => ({ kind: 'scene', scene, isMine: mine }));
  return [
    ...scenes,
    ...(hasPaper ? [{ kind: 'front-page' } as const] : []),
    ...(listOwnOrders(show, seat).length > 0 ? [{ kind: 'orders' } as const] : []),
  ];
}

/** Finds the place of the first card that was not seen in an earlier part of the show; the first of all if all were. */
export function findFirstUnseen(cards: readonly ShowCard[], seen: readonly string[]): number {
  return Math.max(
    0,
    cards.findIndex((card) => card.kind !== 'scene' || !seen.includes(card.scene.title)),
  );
}

/** Lists the orders of a seat with what became of them, in the order in which they are shown. */
export function listOwnOrders(show: PeriodShow, seat: SeatId | null): SceneOrder[] {
  return show.scenes.flatMap(({ orders }) => orders).filter((order) => order.seat === seat);
}

/** The orders of a seat as it is told them: those with an outcome, and the titles of those that were plainly done. */
export function tellOrders(
  orders: readonly SceneOrder[],
  reader: { seat: SeatId; name: string } | null,
): { told: SceneOrder[]; done: string[] } {
  const tell = (text: string): string => (reader === null ? text : addressText(text, reader));
  const isPlain = ({ result }: SceneOrder): boolean => result === plainlyDone;
  return {
    told: orders
      .filter((order) => !isPlain(order))
      .map((order) => ({ ...order, title: tell(order.title), result: tell(order.result) })),
    done: [...Map.groupBy(orders.filter(isPlain), ({ title }) => tell(title))].map(([title, { length }]) =>
      length === 1 ? title : `${title} (${length} times)`,
    ),
  };
}

/** Returns the money that a scene brought a seat. */
export function sumMoves(scene: ShowScene, seat: SeatId | null): number {
  return scene.lines
    .flatMap(({ moves }) => moves)
    .filter((move) => move.seat === seat)
    .reduce((sum, { dollars }) => sum + dollars, 0);
}

/** A figure at the head of the show, as it stands after a card. */
export type RunningSum = { label: string; now: number; by: number; isMoney: boolean };

/** Computes the sums after the card at a place: the bank of the seat, and the figures of the whole game. */
export function computeSums(
  show: PeriodShow,
  cards: readonly ShowCard[],
  at: number,
  seat: SeatId | null,
): RunningSum[] {
  const told = cards.slice(0, at + 1).flatMap((card) => (card.kind === 'scene' ? [card.scene] : []));
  const current = cards[at]?.kind === 'scene' ? cards[at].scene : null;
  const bank = show.banks.find((one) => one.seat === seat);
  const sums: RunningSum[] = [];
  if (bank !== undefined) {
    const now = told.reduce((sum, scene) => sum + sumMoves(scene, seat), bank.was);
    const by = current === null ? 0 : sumMoves(current, seat);
    // The last cards tell how it all stands.
    const isOver = cards[at] !== undefined && cards[at].kind !== 'scene';
    sums.push({ label: 'Bank', now: isOver ? bank.now : now, by, isMoney: true });
  }
  const labels = new Set(show.scenes.flatMap(({ counts }) => counts.map(({ label }) => label)));
  for (const label of labels) {
    const of = (scene: ShowScene) => scene.counts.filter((count) => count.label === label);
    const before = show.scenes.flatMap(of)[0]?.was ?? 0;
    const by = (current === null ? [] : of(current)).reduce((sum, one) => sum + one.now - one.was, 0);
    sums.push({ label, now: told.flatMap(of).at(-1)?.now ?? before, by, isMoney: false });
  }
  return sums;
}

/** A show of no more scenes than the program makes is over within a minute. */
const longestShowMs = 60_000;
const longestCardMs = 4_600;
/** Dice are read in this time, at every speed; a sentence takes less. */
const leastMsWithDice = 3_000;
const leastMs = 1_500;

const speedFactors: Readonly<Record<ShowSpeed, number>> = { slow: 1.6, usual: 1, fast: 0.5 };

/** Returns how long a card of so many stands before the next one comes. */
export function computeCardMs(card: ShowCard | null, cards: number, speed: ShowSpeed): number {
  const hasDice = card?.kind === 'scene' && listThrows(card.scene).length > 0;
  const usual = Math.min(longestCardMs, longestShowMs / Math.max(1, cards));
  return Math.max(hasDice ? leastMsWithDice : leastMs, usual * speedFactors[speed]);
}

/** The throws that decided something: shuffles and seeds say nothing to a reader. */
export function listThrows(scene: ShowScene): Roll[] {
  if (scene.kind === 'news' || scene.kind === 'settled') return [];
  return scene.lines
    .flatMap(({ dice }) => dice)
    .filter(({ shuffled, readSingly, faces }) => shuffled !== true && readSingly !== true && faces.length <= 6);
}

/** Lists the lines of a scene that neither its title nor an order's outcome tells already. */
export function listFurtherLines(scene: ShowScene): string[] {
  // An order's own words repeat its title; what came of it stands by itself.
  if (scene.kind === 'order' || scene.kind === 'settled') return [];
  // The orders of a fight stand without outcomes: the fight is theirs.
  const outcomes = scene.kind === 'fight' ? [] : scene.orders;
  return scene.lines
    .filter(({ isPlan }) => !isPlan)
    .map(formatSceneLine)
    .filter((text) => text !== scene.title && !outcomes.some(({ result }) => result.includes(text)));
}

/** A scene in words, for whoever listens. */
export function describeScene(scene: ShowScene, money: string | null): string {
  const results = scene.orders.map(({ title, result }) => `${title}: ${result}`);
  const lines = results.length > 0 ? results : scene.lines.map(formatSceneLine);
  const heading = lines.some((line) => line.startsWith(scene.title)) ? [] : [scene.title];
  return [...heading, ...lines, ...(money === null ? [] : [money])].join(' ');
}

/** A sentence that stands as a title goes without its full stop; `Jr.` keeps its own. */
export function formatTitle(title: string): string {
  return title.replace(/(?<!\b(?:Jr|Sr|St|Co|Bros))\.$/u, '');
}

export function formatSceneLine({ spans }: ShowScene['lines'][number]): string {
  return spans.map(({ text }) => text).join('');
}
