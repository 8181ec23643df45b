import type { Named } from '#shared/views/log.ts';
import type { ShowScene } from '#shared/views/show.ts';
import { formatCount } from '#shared/words/text.ts';
import { formatSpans } from '../kernel/events/references.ts';

/** The most scenes of a period's show. */
export const mostScenes = 20;

/** The most orders of one scene. */
const mostTogether = 12;

/** A scene with the key of its act: scenes of one key are alike. Null for one that stays by itself. */
export type FoldedScene = { scene: ShowScene; act: string | null };

/** A way to fold scenes: those with the same key become one, with a title for so many. */
type Fold = {
  findKey: (folded: FoldedScene) => string | null;
  kind: ShowScene['kind'];
  nameParts: (parts: readonly ShowScene[]) => string;
  /** The most orders, or lines without orders, of one scene. */
  most: number;
};

/**
 * Folds the scenes of a period: alike acts of a seat are one scene, and where more than `mostScenes` are left, the
 * lesser ones are told together, the least drastic way first. `nameSeat` names the seat of a scene; an order
 * that `isKept` is folded last, a fight never.
 */
export function foldScenes(
  scenes: readonly FoldedScene[],
  { nameSeat, isKept }: { nameSeat: (scene: ShowScene) => string; isKept: (scene: ShowScene) => boolean },
): ShowScene[] {
  const [alike, ...harder] = listFolds(nameSeat, isKept);
  let folded = alike === undefined ? [...scenes] : fold(scenes, alike);
  for (const way of harder) if (folded.length > mostScenes) folded = fold(folded, way);
  return foldLeastFights(folded, isKept).map(({ scene }) => scene);
}

function listFolds(nameSeat: (scene: ShowScene) => string, isKept: (scene: ShowScene) => boolean): Fold[] {
  const nameOrders = (parts: readonly ShowScene[]): string =>
    `${nameSeat(parts[0] as ShowScene)}: ${formatCount(parts.flatMap(({ orders }) => orders).length, 'order')}`;
  const isOrder = ({ kind }: ShowScene): boolean => kind === 'order' || kind === 'settled';
  const isOthers = (scene: ShowScene): boolean => isOrder(scene) && !isKept(scene);
  const ofSeat =
    (isOf: (scene: ShowScene) => boolean) =>
    (one: FoldedScene): string | null =>
      isOf(one.scene) ? (one.scene.seats[0] ?? null) : null;
  const hasOdds = ({ orders }: ShowScene): boolean => orders.some(({ chance }) => chance !== null);
  const ofOrders = { kind: 'settled', nameParts: nameOrders, most: mostTogether } as const;
  const ofOthers = { nameParts: nameFirst, most: Infinity } as const;
  return [
    { ...ofOrders, findKey: ({ act, scene }) => (hasOdds(scene) || isKept(scene) ? null : act) },
    { ...ofOrders, findKey: ofSeat((scene) => isOthers(scene) && scene.places.length === 0) },
    { ...ofOrders, findKey: ofSeat((scene) => isOthers(scene) && !hasOdds(scene)) },
    { ...ofOrders, findKey: ofSeat(isOthers) },
    { ...ofOthers, kind: 'deed', findKey: ofSeat(({ kind }) => kind === 'deed') },
    { ...ofOthers, kind: 'news', findKey: ({ scene }) => (scene.kind === 'news' ? scene.title : null) },
    { ...ofOthers, kind: 'deed', findKey: ({ scene }) => (scene.kind === 'deed' ? '' : null) },
    { ...ofOthers, kind: 'news', findKey: ({ scene }) => (scene.kind === 'news' ? '' : null) },
    { ...ofOrders, findKey: ofSeat(isOrder) },
  ];
}

const nameFirst = (parts: readonly ShowScene[]): string => parts[0]?.title ?? '';

/** Puts scenes of one key together where the first of them is; a deed stays a deed. */
function fold(scenes: readonly FoldedScene[], { findKey, kind, nameParts, most }: Fold): FoldedScene[] {
  const byKey = Map.groupBy(scenes, findKey);
  const done = new Set<string>();
  return scenes.flatMap((one) => {
    const key = findKey(one);
    if (key === null) return [one];
    if (done.has(key)) return [];
    done.add(key);
    const all = (byKey.get(key) ?? []).map(({ scene }) => scene);
    if (all.length === 1) return [one];
    return splitParts(all, most).map((parts) => {
      const isOfOrders = parts.some(({ orders }) => orders.length > 0);
      const made = isOfOrders ? { kind, title: nameParts(parts) } : { kind: one.scene.kind, title: nameFirst(parts) };
      return { scene: joinScenes(made, parts), act: null };
    });
  });
}

/** Splits scenes so that none of the joined ones has more orders, or lines without orders, than are read at once. */
function splitParts(all: readonly ShowScene[], most: number): ShowScene[][] {
  const weigh = ({ orders, lines }: ShowScene): number => (orders.length > 0 ? orders.length : lines.length);
  const total = all.reduce((sum, scene) => sum + weigh(scene), 0);
  const size = Math.ceil(total / Math.max(1, Math.ceil(total / most)));
  const parts: ShowScene[][] = [];
  let room = 0;
  for (const scene of all) {
    if (parts.length === 0 || weigh(scene) > room) {
      parts.push([]);
      room = size;
    }
    parts.at(-1)?.push(scene);
    room -= weigh(scene);
  }
  return parts;
}

/** Tells the fights with the least to tell in one scene, a line each, so that no more than `mostScenes` are left. */
function foldLeastFights(scenes: readonly FoldedScene[], isKept: (scene: ShowScene) => boolean): FoldedScene[] {
  const over = scenes.length - mostScenes;
  const fights = scenes.filter(({ scene }) => scene.kind === 'fight' && !isKept(scene));
  if (over <= 0 || fights.length < 2) return [...scenes];
  const byWeight = fights.toSorted((a, b) => a.scene.lines.length - b.scene.lines.length);
  const least = new Set(byWeight.slice(0, over + 1));
  const parts = scenes.filter((one) => least.has(one)).map(({ scene }) => scene);
  const joined = joinScenes({ kind: 'deed', title: formatCount(parts.length, 'lesser fight') }, parts);
  const lines = parts.map((scene) => ({
    spans: findTitleLine(scene)?.spans ?? [{ text: scene.title, ref: null }],
    dice: [],
    moves: scene.lines.flatMap(({ moves }) => moves),
    isPlan: false,
  }));
  const first = scenes.findIndex((one) => least.has(one));
  return scenes.flatMap((one, nth) => {
    if (!least.has(one)) return [one];
    return nth === first ? [{ scene: { ...joined, lines, orders: [] }, act: null }] : [];
  });
}

/** Finds the sentence that a scene is named by. */
function findTitleLine({ title, lines }: ShowScene): ShowScene['lines'][number] | undefined {
  const begin = title.replace(/[.…]$/u, '');
  return lines.find(({ spans }) => formatSpans(spans).startsWith(begin));
}

function joinScenes({ kind, title }: Pick<ShowScene, 'kind' | 'title'>, parts: readonly ShowScene[]): ShowScene {
  return {
    ...{ kind, title, battle: null, act: parts[0]?.act ?? null },
    seats: [...new Set(parts.flatMap(({ seats }) => seats))],
    orders: parts.flatMap(({ orders }) => orders),
    lines: parts.flatMap(({ lines }) => lines),
    places: listOnce(parts.flatMap(({ places }) => places)),
    people: listOnce(parts.flatMap(({ people }) => people)),
    counts: parts.flatMap(({ counts }) => counts),
  };
}

function listOnce<T extends Named>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}
