import type { Named } from '#shared/views/log.ts';
import type { SceneLine } from '#shared/views/show.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { editPieces } from '#shared/words/sentences.ts';
import type { Show } from '../kernel/capabilities.ts';
import { listDiceReaders, listMoves, requireRule, type EventRules, type ShowMatter } from '../kernel/events/events.ts';
import { formatSpans } from '../kernel/events/references.ts';
import type { Game } from '../kernel/game.ts';
import { readOrder, type AnyEvent, type ReadEntry } from '../campaign/recorded.ts';
import { editPurpose, type OpenCampaign } from './log.ts';
import type { PromisedOdds } from './promisedOdds.ts';
import { isAmong, mayRead } from './reading.ts';
import { listSeatsNamed, readSpans } from './report.ts';

/** A game's rules of scenes: of its events, and of its orders with their people by name. */
export type SceneRules = Show<Game> & {
  events: EventRules<Game>;
  listSent(order: Game['order']): readonly (Named & { name: string })[];
};

/** An event as all who look may read it. */
export type Told = {
  event: AnyEvent;
  line: SceneLine;
  seats: readonly SeatId[];
  matter: ShowMatter | null;
  /** True if it only repeats the title of its order, behind the name of its seat. */
  isTitle: boolean;
};

/** An entry of the journal by its reported part. */
export type Chapter = { entry: ReadEntry; told: readonly Told[] };

/** An order that those who look know, with the lines of its own entry. */
export type KnownOrder = {
  seat: SeatId;
  title: string;
  order: Game['order'] | null;
  matters: readonly string[];
  own: readonly Told[];
  chance: number | null;
};

/** Finds the sealed orders that their own seat took out again. */
export function findTakenBack({ rulebook }: OpenCampaign, entries: readonly ReadEntry[]): Set<string> {
  return new Set(
    entries
      .filter(({ author_kind: kind }) => kind !== 'rules')
      .flatMap(({ happenings }) => happenings)
      .flatMap(({ event }) => requireRule(rulebook, event).sealed?.(event) ?? [])
      .filter(({ isOut }) => isOut)
      .map(({ id }) => id),
  );
}

export function readChapter(
  campaign: OpenCampaign,
  viewers: readonly Viewer[],
  entry: ReadEntry,
  back: ReadonlySet<string>,
): Chapter {
  const { rulebook, snapshot } = campaign;
  const author = rulebook.seats(snapshot.state).find(({ seat }) => seat === entry.author_seat)?.name;
  let chapter: ShowMatter | null = null;
  const told = entry.happenings.flatMap(({ event, text, dice }): Told[] => {
    const rule = requireRule(rulebook, event);
    const sealed = rule.sealed?.(event);
    if (!viewers.every((viewer) => mayRead(rulebook, viewer, event))) return [];
    if (sealed !== undefined && entry.author_kind !== 'rules' && back.has(sealed.id)) return [];
    const matter: ShowMatter | null = rule.scene?.(event) ?? chapter;
    if (matter?.isChapter === true) chapter = matter;
    // The front page tells that the period is over.
    if (rulebook.closedPeriod(event) !== null) return [];
    const spans = readSpans(campaign, event, text ?? null);
    if (spans === null) return [];
    const seesDice = viewers.every((viewer) => isAmong(viewer, listDiceReaders(rulebook, event)));
    const moves = listMoves(rulebook, event)
      .filter(({ seat }) => viewers.every((viewer) => viewer === 'gm' || viewer === seat))
      .map(({ seat, dollars }) => ({ seat, dollars }));
    const seats = listSeatsNamed(campaign, event, spans);
    const isTitle = formatSpans(spans) === `${author}: ${entry.title}.`;
    const isPlan = sealed?.filed !== undefined || isTitle;
    const line = { spans: editPieces(spans), dice: seesDice ? dice.map(editPurpose) : [], moves, isPlan };
    return [{ event, line, seats, matter, isTitle }];
  });
  return { entry, told };
}

/** True if all who look know the order of an entry: its seat, and the games master. */
export function knowsOrder(viewers: readonly Viewer[], { author_seat: seat }: ReadEntry): boolean {
  return seat !== null && viewers.every((viewer) => viewer === 'gm' || viewer === seat);
}

/** Lists the orders of an entry: each that was sealed with it, or the one that was carried out at once. */
export function listOrders(
  { store, rulebook }: OpenCampaign,
  show: SceneRules,
  viewers: readonly Viewer[],
  { entry, told }: Chapter,
  odds: PromisedOdds,
): KnownOrder[] {
  if (!knowsOrder(viewers, entry) || told.length === 0) return [];
  if (entry.author_kind !== 'human' && entry.author_kind !== 'npc') return [];
  const seat = entry.author_seat as SeatId;
  const filed = told.flatMap((one) => {
    const sealed = requireRule(rulebook, one.event).sealed?.(one.event);
    if (sealed?.filed === undefined) return [];
    const { title, order } = sealed.filed;
    return [{ one, filed: { title, order } }];
  });
  const make = (title: string, order: Game['order'] | null, own: readonly Told[]): KnownOrder => ({
    seat,
    title,
    order,
    own,
    matters: order === null ? [] : show.listMatters(seat, order, title),
    chance: filed.length > 1 ? null : (odds.get(entry.seq) ?? null),
  });
  if (filed.length > 1) {
    const [first] = filed;
    const others = told.filter((one) => !filed.some((sealed) => sealed.one === one));
    return filed.map((sealed) =>
      make(sealed.filed.title, sealed.filed.order, sealed === first ? [sealed.one, ...others] : [sealed.one]),
    );
  }
  const order = filed[0]?.filed.order ?? readOrder(store, entry);
  return order === null ? [] : [make(filed[0]?.filed.title ?? entry.title, order, told)];
}
