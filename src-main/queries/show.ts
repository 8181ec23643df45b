import { isAbout, type PeriodShow, type ShowScene } from '#shared/views/show.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Show } from '../kernel/capabilities.ts';
import { judgeEvents, requireRule } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import { readEntries } from '../campaign/recorded.ts';
import { quoteChances, type Replayed } from './promisedOdds.ts';
import { isFounding } from './report.ts';
import { requireSeat, type OpenCampaign } from './log.ts';
import {
  findTakenBack,
  knowsOrder,
  listOrders,
  readChapter,
  type Chapter,
  type KnownOrder,
  type SceneRules,
  type Told,
} from './showReading.ts';
import { arrangeActs, findAct, findHeading } from './showActs.ts';
import { foldScenes, type FoldedScene } from './showFolding.ts';
import { addBoards } from './showBoards.ts';
import { describeOrder, listChief, makeScene, type Thread } from './showScenes.ts';

/** A game without scene rules has its log shown line by line. */
const plainShow: Show<Game> = { listMatters: () => [], listTargets: () => [] };

/** The most lines, and small orders, of one scene. */
const mostLines = 10;
const mostNews = 14;
const mostSettled = 6;

/** Builds the close of a period as scenes, as far as the viewer may know it. Refuses a seat that is not there. */
export function buildPeriodShow(campaign: Replayed, viewer: Viewer, period: number): PeriodShow {
  requireSeat(campaign, viewer);
  return buildShow(campaign, [viewer], period);
}

/** Builds the close of a period as scenes that every seat may see. */
export function buildPublicShow(campaign: Replayed, period: number): PeriodShow {
  const { rulebook, snapshot } = campaign;
  return buildShow(
    campaign,
    rulebook.seats(snapshot.state).map(({ seat }) => seat),
    period,
  );
}

function buildShow(campaign: Replayed, viewers: readonly Viewer[], period: number): PeriodShow {
  const { rulebook, store } = campaign;
  const entries = readEntries(store, rulebook, store.journal.entriesOfPeriod(period)).filter(
    (entry) => !isFounding(entry),
  );
  const { state } = campaign.snapshot;
  const rules = rulebook.show ?? plainShow;
  const show: SceneRules = {
    events: rulebook.events,
    ...rules,
    listSent: (order) => rules.listPeople?.(state, order) ?? [],
  };
  const back = findTakenBack(campaign, entries);
  const chapters = entries.map((entry) => readChapter(campaign, viewers, entry, back));
  const odds = quoteChances(
    campaign,
    entries.filter((entry) => knowsOrder(viewers, entry) && entry.author_kind === 'human'),
  );
  const orders = chapters.flatMap((chapter) => listOrders(campaign, show, viewers, chapter, odds));
  const scenes = foldScenes(arrangeScenes(campaign, { show, viewers, chapters, orders }), {
    nameSeat: ({ seats: [seat] }) =>
      rulebook.seats(state).find((head) => head.seat === seat)?.name ?? 'The games master',
    isKept: ({ seats }) => viewers.length === 1 && seats.some((seat) => viewers.includes(seat)),
  });
  return {
    period,
    scenes: addBoards(campaign, chapters, show.acts === undefined ? scenes : putOwnFirst(scenes, viewers)),
    banks: listBanks(campaign, viewers, period, entries[0]?.seq),
  };
}

/** Puts the scenes about the seat that looks alone first in their act. */
function putOwnFirst(scenes: readonly ShowScene[], viewers: readonly Viewer[]): ShowScene[] {
  const [viewer] = viewers;
  if (viewers.length > 1 || viewer === undefined || viewer === 'gm') return [...scenes];
  return scenes.toSorted(
    (a, b) => (a.act ?? 0) - (b.act ?? 0) || Number(isAbout(b, viewer)) - Number(isAbout(a, viewer)),
  );
}

/** Lists the banks that those who look may know, from the ledger backwards. */
function listBanks(
  { rulebook, snapshot, store }: OpenCampaign,
  viewers: readonly Viewer[],
  period: number,
  first: number | undefined,
): PeriodShow['banks'] {
  if (rulebook.banks === undefined || first === undefined) return [];
  const since = store.ledgerFrom(first);
  const sum = (seat: SeatId, counts: (of: number) => boolean): number =>
    since
      .filter((line) => line.seat === seat && counts(line.period))
      .reduce((total, { dollars }) => total + dollars, 0);
  return rulebook
    .banks(snapshot.state)
    .filter(({ seat }) => viewers.every((viewer) => viewer === 'gm' || viewer === seat))
    .map(({ seat, dollars }) => {
      const now = dollars - sum(seat, (of) => of > period);
      return { seat, was: now - sum(seat, (of) => of === period), now };
    });
}

/** What a period is told from, and to whom. */
type Reading = {
  show: SceneRules;
  viewers: readonly Viewer[];
  chapters: readonly Chapter[];
  orders: readonly KnownOrder[];
};

function arrangeScenes(campaign: OpenCampaign, { show, viewers, chapters, orders }: Reading): FoldedScene[] {
  const ownLines = new Set(orders.flatMap(({ own }) => own));
  const threads = gatherThreads(chapters, ownLines);
  const all = orders.map((known) => findFate(show, threads, known));
  const led = new Set(all.flatMap((fate) => fate.led));
  const fates = shareOutcomes(all);
  const firsts = listFirsts(fates);
  const [deeds, fights, loose] = [[] as FoldedScene[], [] as { scene: ShowScene; thread: Thread }[], new Set<Told>()];
  for (const thread of threads.values()) {
    const { fight } = thread.matter;
    if (fight !== undefined) {
      const here = fates.filter(({ within }) => within === thread);
      fights.push({ scene: makeFight(show, thread, here), thread });
    } else if (!led.has(thread)) {
      const deed = makeScene(show, { kind: 'deed', title: '', told: thread.told });
      if (deed.places.length > 0) deeds.push({ scene: deed, act: nameDeed(deed, thread) });
      else for (const one of thread.told) loose.add(one);
    }
  }
  const alone = fates.filter(({ within }) => within === null);
  const ofOrders = createOrderScenes(campaign, show, alone, firsts);
  if (show.acts !== undefined) return tellInActs(campaign, { show, viewers, chapters, fights, alone, ofOrders });
  const rest = chapters.map(({ entry, told }) => ({
    entry,
    told: told.filter((one) => (one.matter === null || loose.has(one)) && !ownLines.has(one)),
  }));
  const [early, late] = listNews(campaign, show, rest);
  return [
    ...standAlone(early),
    ...ofOrders,
    ...deeds,
    ...standAlone([...listOthersDeeds(show, rest), ...fights.map(({ scene }) => scene), ...late]),
  ];
}

/** Creates the scenes of orders in no fight: those with an effect one by one, the others seat by seat. */
function createOrderScenes(
  campaign: OpenCampaign,
  show: SceneRules,
  alone: readonly Fate[],
  firsts: ReadonlyMap<Fate, readonly Told[]>,
): FoldedScene[] {
  const settled = alone.filter(({ isQuiet }) => isQuiet);
  return [
    ...alone
      .filter(({ isQuiet }) => !isQuiet)
      .map((fate) => ({
        scene: makeOrderScene(show, fate, firsts.get(fate) ?? []),
        act: fate.known.order === null ? null : `${fate.known.seat} ${fate.known.order.kind}`,
      })),
    ...standAlone(createSettledScenes(show, campaign, settled, firsts)),
  ];
}

/** Tells a period in the acts of its game; what belongs to none comes last. */
function tellInActs(
  { rulebook, snapshot }: OpenCampaign,
  parts: Omit<Reading, 'orders'> & {
    fights: readonly { scene: ShowScene; thread: Thread }[];
    alone: readonly Fate[];
    ofOrders: readonly FoldedScene[];
  },
): FoldedScene[] {
  const { show, viewers, chapters, fights, alone } = parts;
  const acts = show.acts ?? [];
  const isOneByOne = acts.some(({ tells }) => tells === 'orders');
  const orders = isOneByOne ? parts.ofOrders : [];
  const listLines = (scenes: readonly { scene: ShowScene }[]) => scenes.flatMap(({ scene }) => scene.lines);
  const taken = new Set(listLines([...fights, ...orders]));
  const told = chapters.flatMap((chapter) => chapter.told).filter(({ line }) => !taken.has(line));
  const names = rulebook.names(snapshot.state);
  const together = isOneByOne ? [] : alone;
  const scenes = arrangeActs({ show, acts, names, fights, orders, together, told, viewers });
  for (const line of listLines(scenes)) taken.add(line);
  const isRest = (one: Told): boolean =>
    !taken.has(one.line) && findHeading(show, one) !== undefined && findAct(show, acts, one)?.isOwn !== true;
  const rest = chapters.map((one) => ({ ...one, told: one.told.filter(isRest) }));
  const ruled = rest.filter(({ entry }) => entry.author_kind === 'rules');
  const late = [
    ...listOthersDeeds(show, rest),
    ...gatherLoose(ruled, ({ entry }) => entry.title).map((one) =>
      makeScene(show, { kind: 'news', title: '', told: one.told }),
    ),
  ];
  return [...scenes, ...standAlone(late.map((scene) => ({ ...scene, act: acts.length })))];
}

const standAlone = (scenes: readonly ShowScene[]): FoldedScene[] => scenes.map((scene) => ({ scene, act: null }));

/** Names the act of a deed: what was done, by whom. */
function nameDeed({ seats: [seat] }: ShowScene, { told: [first] }: Thread): string | null {
  return first === undefined || seat === undefined ? null : `${seat} ${first.event.type}`;
}

/** The outcomes of an order, its fights, and the one fight whose scene it is in. */
type Fate = {
  known: KnownOrder;
  led: readonly Thread[];
  fights: readonly Thread[];
  within: Thread | null;
  /** True without outcomes: it is a line among others. */
  isQuiet: boolean;
};

function findFate(show: SceneRules, threads: ReadonlyMap<string, Thread>, known: KnownOrder): Fate {
  const fights = findFights(threads, known);
  const led = known.matters.flatMap((name) => {
    const thread = threads.get(name);
    return thread === undefined || thread.matter.fight !== undefined ? [] : [thread];
  });
  const [fight] = fights;
  const within = led.length === 0 && fights.length === 1 ? (fight ?? null) : null;
  const told = [...known.own, ...led.flatMap((thread) => thread.told)];
  const events = told.map(({ event }) => event);
  // An order with an effect on the board, now or later, is a scene; one that only waited is none.
  const hasDeed = led.length > 0 || known.own.some(({ line }) => !line.isPlan);
  const isPlaced = known.order !== null && show.listTargets(known.order).length > 0;
  const isQuiet = fights.length === 0 && judgeEvents(show, events, known.seat) === 'even' && !(hasDeed && isPlaced);
  return { known, led, fights, within, isQuiet };
}

/** Gives each of several orders in one matter its own outcome, where there are as many of these. */
function shareOutcomes(fates: readonly Fate[]): Fate[] {
  const share = (fate: Fate, thread: Thread): Thread => {
    const all = fates.filter(({ led }) => led.includes(thread));
    if (all.length === 1 || all.length !== thread.told.length) return thread;
    const nth = all.indexOf(fate);
    return { ...thread, told: thread.told.slice(nth, nth + 1) };
  };
  return fates.map((fate) => ({ ...fate, led: fate.led.map((thread) => share(fate, thread)) }));
}

function makeFight(show: SceneRules, thread: Thread, here: readonly Fate[]): ShowScene {
  const known = here.map((fate) => fate.known);
  return makeScene(show, {
    kind: 'fight',
    title: '',
    told: [...known.flatMap(({ own }) => own), ...thread.told],
    orders: known.map((one) => describeOrder(show, one, thread.told)),
    known,
    seatsFrom: thread.told,
    battle: thread.matter.fight?.id ?? null,
  });
}

/** Lists the first outcomes of each order: an outcome is reported once, even if several orders led to it. */
function listFirsts(fates: readonly Fate[]): ReadonlyMap<Fate, readonly Told[]> {
  const taken = new Set<Thread>();
  return new Map(
    fates.map((fate) => {
      const own = fate.led.filter((thread) => !taken.has(thread));
      for (const thread of own) taken.add(thread);
      return [fate, own.flatMap(({ told }) => told)];
    }),
  );
}

function makeOrderScene(show: SceneRules, { known, led, fights }: Fate, first: readonly Told[]): ShowScene {
  const told = led.flatMap((thread) => thread.told);
  return makeScene(show, {
    kind: 'order',
    title: known.title,
    told: [...known.own, ...first],
    orders: [describeOrder(show, known, [...told, ...listChief(fights)])],
    known: [known],
  });
}

/** Lists the acts of the rules: before the orders of the period were opened, and after that. */
function listNews(
  { rulebook, snapshot }: OpenCampaign,
  show: SceneRules,
  chapters: readonly Chapter[],
): [ShowScene[], ShowScene[]] {
  const ruled = chapters.filter(({ entry }) => entry.author_kind === 'rules');
  const reveal = findRevealStep(show, chapters);
  const isEarly = ({ entry }: Chapter): boolean => entry.step < reveal;
  const name = rulebook.period.name(chapters[0]?.entry.period ?? rulebook.periodOf(snapshot.state));
  const tell = (part: readonly Chapter[], title: string): ShowScene[] => {
    const titles = new Set(part.filter(({ told }) => told.length > 0).map(({ entry }) => entry.title));
    const isTogether = titles.size > 1;
    return gatherLoose(part, ({ entry }) => (isTogether ? '' : entry.title), mostNews).map(({ from, told }) =>
      makeScene(show, { kind: 'news', title: isTogether ? title : from.entry.title, told }),
    );
  };
  return [
    tell(ruled.filter(isEarly), `${name} begins`),
    tell(
      ruled.filter((one) => !isEarly(one)),
      `${name} ends`,
    ),
  ];
}

/** Finds the step in which the sealed orders were opened; that of the last entry where none was. */
function findRevealStep(show: SceneRules, chapters: readonly Chapter[]): number {
  const opened = chapters.find(
    ({ entry }) =>
      entry.author_kind === 'rules' &&
      entry.happenings.some(({ event }) => requireRule(show, event).sealed?.(event).isOut === true),
  );
  return (opened ?? chapters.at(-1))?.entry.step ?? 0;
}

/** Lists the visible acts of other seats' own orders, and those of the games master. */
function listOthersDeeds(show: SceneRules, chapters: readonly Chapter[]): ShowScene[] {
  return gatherLoose(
    chapters.filter(({ entry }) => entry.author_kind !== 'rules'),
    ({ entry }) => entry.author_seat ?? entry.title,
  ).map(({ told, from }) =>
    makeScene(show, { kind: 'deed', title: '', told, chief: from.entry.author_seat as SeatId | null }),
  );
}

/** Gathers events by their matters, in the order in which these began. */
function gatherThreads(chapters: readonly Chapter[], ownLines: ReadonlySet<Told>): Map<string, Thread> {
  const threads = new Map<string, Thread>();
  for (const one of chapters.flatMap(({ told }) => told)) {
    if (one.matter === null || ownLines.has(one)) continue;
    const known = threads.get(one.matter.name);
    if (known === undefined) threads.set(one.matter.name, { matter: one.matter, told: [one] });
    else {
      known.told.push(one);
      const from = [...(known.matter.from ?? []), ...(one.matter.from ?? [])];
      if (from.length > 0) known.matter = { ...known.matter, from };
    }
  }
  return threads;
}

/** Lists the fights that an order led to. */
function findFights(threads: ReadonlyMap<string, Thread>, { matters }: KnownOrder): Thread[] {
  return [...threads.values()].filter(
    ({ matter }) =>
      matter.fight !== undefined &&
      matters.some((name) => matter.from?.includes(name) === true || matter.name === name),
  );
}

/** Creates the scenes of orders with no effects of their own, seat by seat. */
function createSettledScenes(
  show: SceneRules,
  { rulebook, snapshot }: OpenCampaign,
  settled: readonly Fate[],
  firsts: ReadonlyMap<Fate, readonly Told[]>,
): ShowScene[] {
  const seats = [...new Set(settled.map(({ known }) => known.seat))];
  const heads = rulebook.seats(snapshot.state);
  return seats.flatMap((seat) => {
    const name = heads.find((head) => head.seat === seat)?.name ?? '';
    return splitLines(
      settled.filter(({ known }) => known.seat === seat),
      mostSettled,
    ).map((part) =>
      makeScene(show, {
        kind: 'settled',
        title: `${name}: ${part.length === 1 ? 'one more order' : `${part.length} more orders`}`,
        told: part.flatMap((fate) => [...fate.known.own, ...(firsts.get(fate) ?? [])]),
        orders: part.map(({ known, led }) =>
          describeOrder(
            show,
            known,
            led.flatMap(({ told }) => told),
          ),
        ),
        known: part.map(({ known }) => known),
        chief: seat,
      }),
    );
  });
}

/** Gathers the events that belong to no matter under a key, each with the first chapter of it, in scenes that can be read at a glance. */
function gatherLoose(
  chapters: readonly Chapter[],
  findKey: (chapter: Chapter) => string,
  most = mostLines,
): { from: Chapter; told: readonly Told[] }[] {
  const byKey = Map.groupBy(
    chapters.filter(({ told }) => told.length > 0),
    findKey,
  );
  return [...byKey.values()].flatMap((gathered) => {
    const [from] = gathered;
    if (from === undefined) return [];
    const told = gathered.flatMap((chapter) => chapter.told);
    return splitLines(told, most).map((part) => ({ from, told: part }));
  });
}

function splitLines<T>(all: readonly T[], most: number): T[][] {
  const parts = Math.ceil(all.length / most);
  const size = Math.ceil(all.length / Math.max(1, parts));
  return Array.from({ length: parts }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
}
