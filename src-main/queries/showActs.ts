import type { ShowScene } from '#shared/views/show.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { ShowAct } from '../kernel/capabilities.ts';
import { requireRule } from '../kernel/events/events.ts';
import type { Game } from '../kernel/game.ts';
import { formatHeadline } from './headlines.ts';
import type { FoldedScene } from './showFolding.ts';
import type { KnownOrder, SceneRules, Told } from './showReading.ts';
import { describeOrder, makeScene, type Thread } from './showScenes.ts';

/** The most letters of a title in a show of acts, its period among them. */
export const longestTitle = 59;

type Program = {
  show: SceneRules;
  acts: readonly ShowAct<Game>[];
  names: Game['names'];
  fights: readonly { scene: ShowScene; thread: Thread }[];
  /** The scenes of orders that are told one by one. */
  orders: readonly FoldedScene[];
  /** The orders that are told with what came of them. */
  together: readonly { known: KnownOrder; led: readonly Thread[]; fights: readonly Thread[] }[];
  /** All that no fight and no order told. */
  told: readonly Told[];
  viewers: readonly Viewer[];
};

/** Arranges a period in the acts of its game; what no act tells is for the scenes after them. */
export function arrangeActs({ show, acts, names, fights, orders, together, told, viewers }: Program): FoldedScene[] {
  const name = (act: ShowAct<Game>, all: readonly Told[], seat: SeatId | null): string =>
    act.name?.(
      names,
      all.map(({ event }) => event),
      seat,
    ) ?? '';
  const home = acts.find(({ isBySeat }) => isBySeat === true) ?? null;
  const findOrderAct = ({ led }: Program['together'][number]): ShowAct<Game> | null => {
    const [first] = led.flatMap((thread) => thread.told);
    return (first === undefined ? null : findAct(show, acts, first)) ?? home;
  };
  return acts.flatMap((act, nth): FoldedScene[] => {
    const stage = (scene: ShowScene, key: string | null = null): FoldedScene => ({
      scene: { ...scene, act: nth, title: formatHeadline(scene.title, longestTitle - 1) },
      act: key,
    });
    if (act.tells === 'orders') return orders.map(({ scene, act: key }) => stage(scene, key));
    if (act.tells === 'fights')
      return fights.map(({ scene, thread }) => stage({ ...scene, title: name(act, thread.told, null) || scene.title }));
    const here = together.filter((one) => findOrderAct(one) === act);
    const lines = told.filter((one) => findAct(show, acts, one) === act && (act.isOwn !== true || isOwn(one, viewers)));
    const seats = act.isBySeat === true ? listSeats(here, lines) : [null];
    // What belongs to no seat is told with the first.
    const isHere = (one: SeatId | undefined, seat: SeatId | null): boolean =>
      act.isBySeat !== true || (one ?? seats[0]) === seat;
    return seats.flatMap((seat) => {
      const known = here.filter((one) => isHere(one.known.seat, seat));
      const own = lines.filter((one) => isHere(one.seats[0], seat));
      if (known.length === 0 && own.length === 0) return [];
      return stage(
        makeScene(show, {
          kind: act.isBySeat !== true ? 'news' : known.length > 0 ? 'settled' : 'deed',
          title: name(act, own, seat),
          told: own,
          known: known.map((one) => one.known),
          orders: known.map((one) =>
            describeOrder(
              show,
              one.known,
              [...one.led, ...one.fights].flatMap((thread) => thread.told),
            ),
          ),
          chief: seat,
        }),
      );
    });
  });
}

/** True for the seat that an event is about, and for the games master, who looks alone. */
function isOwn({ seats }: Told, viewers: readonly Viewer[]): boolean {
  const [viewer] = viewers;
  return viewers.length === 1 && (viewer === 'gm' || seats.some((seat) => seat === viewer));
}

function listSeats(here: Program['together'], lines: readonly Told[]): (SeatId | null)[] {
  const seats = new Set([...here.map(({ known }) => known.seat), ...lines.flatMap((one) => one.seats[0] ?? [])]);
  return seats.size === 0 ? [null] : [...seats];
}

/** Finds the heading of the report under which an event stands; bookkeeping has none. */
export function findHeading(show: SceneRules, { event }: Pick<Told, 'event'>): string | undefined {
  const { heading, moneyHeading } = requireRule(show, event);
  return heading ?? moneyHeading;
}

/** Finds the act that tells an event: by its type, or else by its heading in the report. */
export function findAct(
  show: SceneRules,
  acts: readonly ShowAct<Game>[],
  { event }: Pick<Told, 'event'>,
): ShowAct<Game> | null {
  const name = findHeading(show, { event }) ?? '';
  return (
    acts.find(({ types }) => types?.includes(event.type) === true) ??
    acts.find(({ tells }) => typeof tells !== 'string' && tells.includes(name)) ??
    null
  );
}
