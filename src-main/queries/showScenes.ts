import type { Named } from '#shared/views/log.ts';
import { plainlyDone, type ShowScene, type SceneOrder, type SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { judgeEvents, requireRule, type ShowMatter } from '../kernel/events/events.ts';
import { formatSpans } from '../kernel/events/references.ts';
import { formatHeadline } from './headlines.ts';
import type { KnownOrder, SceneRules, Told } from './showReading.ts';

/** All events of one matter. */
export type Thread = { matter: ShowMatter; told: Told[] };

/** Lists one line of each fight: its ending, or else its beginning. */
export function listChief(fights: readonly Thread[]): Told[] {
  return fights.flatMap(({ told }) => findChief(told) ?? []);
}

function findChief(told: readonly Told[]): Told | undefined {
  return (
    told.find(({ matter }) => matter?.isOutcome === true) ??
    told.find(({ matter }) => matter?.isChapter === true) ??
    told[0]
  );
}

export function describeOrder(show: SceneRules, known: KnownOrder, told: readonly Told[]): SceneOrder {
  const { seat, title, chance } = known;
  const isFight = told.some(({ matter }) => matter?.fight !== undefined);
  const lines = isFight ? [...listEndings(told), ...told.filter(createEndTest(known))] : told;
  const texts = [...new Set(lines.map(formatLine).filter((text) => text !== ''))];
  const events = told.map(({ event }) => event);
  const judged = events.length > 0 ? events : known.own.map(({ event }) => event);
  const tone: SceneTone = judgeEvents(show, judged, seat);
  return { seat, title, chance, tone, result: texts.join(' ') || describeOwn(show, known) };
}

/** Lists what came of each fight, in all sentences that tell its outcome. */
function listEndings(told: readonly Told[]): Told[] {
  const fights = Map.groupBy(
    told.filter(({ matter }) => matter?.fight !== undefined),
    ({ matter }) => matter?.name,
  );
  return [...fights.values()].flatMap((fight) => {
    const outcomes = fight.filter(({ matter }) => matter?.isOutcome === true);
    return outcomes.length > 0 ? outcomes : (findChief(fight) ?? []);
  });
}

/** Picks the lines of a fight that belong to the order's own matter. */
function createEndTest({ matters }: KnownOrder): (told: Told) => boolean {
  return ({ matter }) => matter !== null && matter.fight === undefined && matters.includes(matter.name);
}

/** Describes an order without outcomes: in the game's words, or else by its own entry. */
function describeOwn(show: SceneRules, { order, own }: KnownOrder): string {
  const silence = order === null ? undefined : show.describeSilence?.(order);
  const texts = own.filter(({ isTitle }) => !isTitle).map(formatLine);
  return silence ?? (texts.join(' ') || plainlyDone);
}

function formatLine(told: Told | undefined): string {
  return told === undefined ? '' : formatSpans(told.line.spans);
}

/** Finds the line that names a scene: a memorable event, or else one on the board, or the first. */
function findHeadline(show: SceneRules, told: readonly Told[]): Told | undefined {
  const isMemorable = ({ event }: Told): boolean => requireRule(show, event).landmark !== undefined;
  const hasPlace = ({ event }: Told): boolean => (requireRule(show, event).places?.(event) ?? []).length > 0;
  return told.find(isMemorable) ?? told.find(hasPlace) ?? told[0];
}

type SceneParts = {
  kind: ShowScene['kind'];
  title: string;
  told: readonly Told[];
  orders?: readonly SceneOrder[];
  known?: readonly KnownOrder[];
  /** The events that name its seats, where that is not all of them. */
  seatsFrom?: readonly Told[];
  /** The seat of its first subject; null without one. */
  chief?: SeatId | null;
  battle?: string | null;
  act?: number | null;
};

export function makeScene(
  show: SceneRules,
  { kind, title, told, orders = [], known = [], seatsFrom, chief = null, battle = null, act = null }: SceneParts,
): ShowScene {
  const chiefLine = findChief(told.filter(({ matter }) => matter?.fight !== undefined));
  const seats = [
    ...orders.map(({ seat }) => seat),
    ...(chief === null ? [] : [chief]),
    ...(seatsFrom ?? told).flatMap((one) => one.seats),
  ];
  const about = told.flatMap(({ line }) =>
    line.spans.flatMap(({ text, ref }) => (ref === null ? [] : [{ ...ref, name: text }])),
  );
  const places: Named[] = [
    ...known.flatMap(({ order }) => (order === null ? [] : show.listTargets(order))),
    ...told.flatMap(({ event }) => requireRule(show, event).places?.(event) ?? []),
    ...about.filter(({ kind: one }) => !peopleKinds.has(one) && one !== 'seat'),
  ].map(({ kind: one, id }) => ({ kind: one, id }));
  return {
    kind,
    title: formatHeadline(title === '' ? formatLine(chiefLine ?? findHeadline(show, told)) : title),
    seats: [...new Set(seats)].filter((seat) => seat !== 'gm'),
    orders: [...orders],
    lines: told.map(({ line }) => line),
    places: listOnce(places),
    people: listOnce([
      ...known.flatMap(({ order }) => (order === null ? [] : show.listSent(order))),
      ...about.filter(({ kind: one }) => peopleKinds.has(one)),
    ]),
    counts: told.flatMap(({ event }) => [...(requireRule(show, event).counts?.(event) ?? [])]),
    battle,
    act,
  };
}

/** The kinds of references that have a face. */
const peopleKinds: ReadonlySet<string> = new Set(['gangster', 'piece', 'man', 'official', 'hood']);

function listOnce<T extends Named>(all: readonly T[]): T[] {
  return all.filter(({ kind, id }, at) => all.findIndex((one) => one.kind === kind && one.id === id) === at);
}
