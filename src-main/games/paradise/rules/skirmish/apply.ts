import { clonePlain } from '#kernel/readonly.ts';
import {
  cardSides,
  isInFight,
  placeOnCard,
  sides,
  type BattleState,
  type CardSide,
  type Figure,
  type Reserve,
} from './battle.ts';
import { listEverybody, findAffectedIndexes, indexBattle } from './battleIndex.ts';
import { openGate } from './rules/driving/ram.ts';
import type { BattleEvent, BattleEventOf, BattleEventType } from './events.ts';

type Appliers = { [T in BattleEventType]: (state: BattleState, event: BattleEventOf<T>) => void };

/** The only writer of a battle's state. */
export function applyBattle(state: BattleState, event: BattleEvent): void {
  const applier = appliers[event.type] as (state: BattleState, event: BattleEvent) => void;
  applier(state, event);
}

function copyReserve({ men, vehicles, coming }: Reserve): Reserve {
  return { men: [...men], vehicles: [...vehicles], ...(coming === undefined ? {} : { coming: [...coming] }) };
}

/** Everybody of a battle, as the only writer may have them. */
function listWritableFigures(state: BattleState): readonly Figure[] {
  return listEverybody(state) as readonly Figure[];
}

const appliers: Appliers = {
  begun(state, event) {
    const { layout, reserves, figures, cars, ...rest } = event.state;
    Object.assign(state, clonePlain(rest), {
      // A layout is never changed, and cached results depend on its pieces.
      layout,
      // Sources of figures are never changed; they only leave the lists of those who can be called.
      reserves: { attackers: copyReserve(reserves.attackers), defenders: copyReserve(reserves.defenders) },
      figures: clonePlain(figures),
      cars: clonePlain(cars),
    });
    indexBattle(state).onArrival();
  },
  'card-turned'(state, event) {
    state.deck.shift();
    state.lastWasJoker = event.card === 'joker';
    if (state.lastWasJoker) state.jokersSeen += 1;
    state.plays = [];
    for (const figure of listWritableFigures(state)) {
      figure.gait = 'stood';
      figure.hasSeenSurrender = false;
      if (figure.isCalledOn === true) figure.isCalledOn = false;
      const isOwn = event.card !== 'joker' && event.card.side === figure.side;
      if (isOwn && figure.missesCards > 0) figure.missesCards -= 1;
    }
  },
  'deck-shuffled'(state, event) {
    state.deck = [...event.deck];
    state.held = { attackers: [], defenders: [], law: [] };
    state.jokersSeen = 0;
    state.lastWasJoker = false;
    state.turn += 1;
  },
  'card-held'(state, event) {
    state.held[event.side].push(event.card);
  },
  'card-played'(state, event) {
    const held = state.held[event.side];
    const index = held.findIndex((card) => JSON.stringify(card) === JSON.stringify(event.card));
    if (index >= 0) held.splice(index, 1);
    // [GATS-3] A held card is another card: its men's acts on the last one no longer count, but those on the
    // interrupted card do.
    if (state.plays.some(({ side }) => side === event.side)) return;
    for (const figure of listWritableFigures(state)) {
      if (figure.side === event.side) figure.gait = 'stood';
    }
  },
  'card-opened'(state, event) {
    const { side, card, actions } = event;
    const figures = [...event.figures];
    state.plays.push({ side, card: { ...card }, actions, figures, left: figures.map(() => actions) });
  },
  'card-done'(state) {
    state.plays.pop();
  },
  acted(state, event) {
    const play = state.plays.at(-1);
    if (play === undefined) return;
    const place = placeOnCard(play, event.figure);
    if (place >= 0) play.left[place] = Math.max(0, (play.left[place] ?? 0) - 1);
  },
  'turns-ended'(state, event) {
    const play = state.plays.at(-1);
    if (play === undefined) return;
    for (const id of event.figures) {
      const place = placeOnCard(play, id);
      if (place >= 0) play.left[place] = 0;
    }
  },
  rushed(state, event) {
    const { figure, victim } = event;
    state.rushes.push({ figure, victim });
    const rusher = state.figures[figure];
    if (rusher !== undefined) Object.assign(rusher, { aimsAt: null, isHidden: false });
  },
  'rushes-met'(state) {
    state.rushes = [];
  },
  told(state, event) {
    if (event.figures !== undefined) {
      const affected = changePieces(state.figures, event.figures);
      if (affected !== 0) indexBattle(state).onFiguresChanged(affected);
    }
    if (event.cars !== undefined) {
      changePieces(state.cars, event.cars);
      indexBattle(state).onCarsChanged();
    }
    if (event.objectives !== undefined) changePieces(state.objectives, event.objectives);
    if (event.isShot) state.hasFired = true;
    const { deed } = event;
    if (deed?.kind === 'fires' && typeof deed.to === 'string' && (deed.hits ?? 0) > 0)
      state.lastHits[deed.to] = deed.by;
    if (event.saw === undefined) return;
    for (const cause of event.saw) state.seen[cause] = (state.seen[cause] ?? 0) + 1;
  },
  'figure-moved'(state, event) {
    const figure = state.figures[event.figure];
    if (figure === undefined) throw new Error('A battle has no such figure.');
    figure.at = { x: event.to.x, y: event.to.y };
    figure.gait = event.gait;
    figure.aimsAt = null;
    figure.isClimbing = false;
    if (event.gait === 'walked' || event.gait === 'ran') figure.isHidden = false;
    for (const id of figure.hostages) {
      const hostage = state.figures[id];
      if (hostage !== undefined) hostage.at = { x: event.to.x, y: event.to.y };
    }
  },
  arrived(state, event) {
    for (const side of cardSides) {
      if (event.figures.some((figure) => figure.side === side)) decideAnew(state, side);
    }
    for (const figure of event.figures) state.figures[figure.id] = clonePlain(figure);
    for (const car of event.cars) state.cars[car.id] = clonePlain(car);
    indexBattle(state).onArrival();
    for (const side of sides) {
      const reserve = state.reserves[side];
      const isStillAway = ({ id }: { id: string }): boolean => state.figures[id] === undefined;
      reserve.men = reserve.men.filter(isStillAway);
      if (reserve.coming !== undefined) reserve.coming = reserve.coming.filter(isStillAway);
      reserve.vehicles = reserve.vehicles.filter(({ id }) => state.cars[id] === undefined);
    }
  },
  'fuse-lit'(state, event) {
    state.fuses.push({ ...event.fuse });
  },
  'fuses-burned'(state, event) {
    state.fuses = event.fuses.map((fuse) => ({ ...fuse }));
  },
  'fire-started'(state, event) {
    state.fires.push({ ...event.fire });
  },
  'building-caught-fire'(state, event) {
    state.burning.push(event.building);
    for (const cause of event.saw) state.seen[cause] = (state.seen[cause] ?? 0) + 1;
  },
  'gate-rammed'(state, event) {
    state.layout = openGate(state.layout, event.building);
  },
  phoned(state, event) {
    state.phoned[event.side] = true;
  },
  talked(state, event) {
    state.hasTalked = true;
    state.traitor = event.traitor;
  },
  'turned-back'(state, event) {
    state.leaving[event.side] = true;
  },
  sirens(state, event) {
    state.sirens = event.on;
    if (event.on) state.hasHeardSirens = true;
  },
  'citizens-rose'(state, event) {
    state.hasTestedCitizens = true;
    state.risenAgainst = event.against;
  },
  'building-smashed'(state, event) {
    state.smashed += event.points;
  },
  ended(state, event) {
    state.winner = event.winner;
    state.ending = event.ending;
  },
};

type Plain = string | number | boolean | null | undefined;
type Flat = Plain | Readonly<Record<string, Plain>>;

/** A copy of one level, or of a list's items, apart from its original. */
type OneDeep<T> = { [K in keyof T]: T[K] extends Flat | readonly Flat[] ? T[K] : never };

/** Writes the changes into each piece; returns the sum of the bits of changed fields. */
function changePieces<T extends object>(
  pieces: Record<string, T>,
  changes: Record<string, Partial<OneDeep<T>>>,
): number {
  let changed = 0;
  for (const id in changes) {
    const piece = pieces[id];
    const change = changes[id];
    if (piece === undefined || change === undefined) continue;
    changed |= changePiece(piece, change);
  }
  return changed;
}

/** A change is seldom more than a few plain values, which need no copy. */
function changePiece<T extends object>(piece: T, change: Partial<T>): number {
  let changed = 0;
  for (const key in change) {
    const value = change[key];
    if (typeof value === 'object' && value !== null) {
      piece[key] = copyFlat(value) as T[typeof key];
      continue;
    }
    const about = findAffectedIndexes(key);
    if (about !== 0 && piece[key] !== value) changed |= about;
    piece[key] = value as T[typeof key];
  }
  return changed;
}

/** Copies one property of a piece: a point, or a list of names, points or guns. */
function copyFlat(value: object): object {
  if (!Array.isArray(value)) return { ...value };
  const list: unknown[] = [];
  for (const item of value as unknown[]) {
    list.push(typeof item === 'object' && item !== null ? { ...item } : item);
  }
  return list;
}

/** [SCN-0] Lets new men fight even if those before them had given up. */
function decideAnew(state: BattleState, side: CardSide): void {
  if (!state.leaving[side]) return;
  state.leaving[side] = false;
  state.writtenOff[side] = listWritableFigures(state).filter(
    (figure) => figure.side === side && !isInFight(figure),
  ).length;
}
