import type { SquadOption, Survey } from '#shared/games/paradise/leading.ts';
import type { BattleLead } from './lead.svelte.ts';
import { takeLeadKey } from './leadKeys.ts';
import { describePlace, formatOdds } from './tag.ts';

type Spot = { x: number; y: number };

/** The thing pointed at: a man or a car, or a place with nobody near. */
type PointedAt = { id: string | null; at: Spot };

/** The marks of the table for whoever points at it, and what it tells him. */
export type TablePointer = {
  /** The men of the squad that is picked. */
  selected: readonly string[];
  targets: readonly string[];
  /** Where the squad gets to, and who could fire at it there. */
  survey: Survey | null;
  showsDanger: boolean;
  hover: PointedAt | null;
  onpick: (id: string, isTouch: boolean) => void;
  onplace: (at: Spot, isTouch: boolean) => void;
  onhover: (pointed: PointedAt | null) => void;
};

/** The lines beside the thing pointed at, or beside the order that waits for its second tap. */
type Tag = { lines: string[]; at: Spot; isWarning: boolean };

/** The parts of a drawn table that pointing asks. */
type DrawnTable = { findNear: (at: Spot) => string | null; takeKey: (event: KeyboardEvent) => boolean };

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Turns clicks, taps, and keys on the table of a led battle into orders of the picked squad. */
export class LeadPointing {
  hover = $state.raw<PointedAt | null>(null);
  showsDanger = $state(false);
  readonly #battle: () => BattleLead;
  readonly #table: () => DrawnTable | null;

  constructor(battle: () => BattleLead, table: () => DrawnTable | null) {
    this.#battle = battle;
    this.#table = table;
  }

  readonly pointer = $derived.by<TablePointer>(() => {
    const { squad, about, survey } = this.#battle();
    const orders = [...(squad?.options ?? []), ...(about?.choices ?? [])];
    return {
      selected: squad?.men.filter(({ isMoved }) => isMoved).map(({ id }) => id) ?? [],
      targets: orders.flatMap(({ target }) => (target === null ? [] : [target])),
      survey,
      showsDanger: this.showsDanger,
      hover: this.hover,
      onpick: (id, isTouch) => this.#pick(id, isTouch),
      onplace: (at, isTouch) => this.#go(at, isTouch),
      onhover: (pointed) => (this.hover = pointed),
    };
  });

  readonly tag = $derived.by<Tag | null>(() => {
    const { draft, survey, squad, about, isPlaying, frame } = this.#battle();
    const pointed = draft === null ? this.hover : (this.#locate(draft) ?? this.hover);
    if (isPlaying || pointed === null || squad === null || about === null) return null;
    const option = draft ?? (pointed.id === null ? null : this.#findOption(pointed.id));
    const { at } = pointed;
    if (option !== null && option.target !== null) {
      const lines = [option.label, ...(option.forecast === null ? [] : [formatOdds(option)])];
      if (option.warning !== null) lines.push(option.warning);
      return { lines, at, isWarning: option.warning !== null };
    }
    const man = pointed.id === null ? undefined : frame?.figures.find(({ id }) => id === pointed.id);
    if (man !== undefined) {
      const kind = man.heldBy === null ? this.#nameKind(man.side) : 'a hostage';
      return { lines: [man.name, kind], at, isWarning: false };
    }
    if (pointed.id !== null || survey === null || squad.car !== null) return null;
    return { lines: [describePlace(survey, at)], at, isWarning: false };
  });

  /** Does what a key stands for: Enter does what a click at the pointer would, Space ends what is being shown. */
  press(event: KeyboardEvent): void {
    const battle = this.#battle();
    const { hover } = this;
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, summary') !== null;
    if (event.key === 'Enter' && battle.draft === null && battle.pending === null && hover !== null && !isOnButton) {
      event.preventDefault();
      if (hover.id === null) this.#go(hover.at, false);
      else this.#pick(hover.id, false);
    } else if (event.key === ' ' && battle.isPlaying && !isOnButton) {
      event.preventDefault();
      battle.skip();
    } else takeLeadKey(event, battle, (key) => this.#takeKey(key));
  }

  #takeKey(event: KeyboardEvent): boolean {
    const battle = this.#battle();
    if (event.key === 'd' && !event.repeat) this.showsDanger = !this.showsDanger;
    else if (event.key === ' ' && battle.isPlaying) battle.skip();
    else if (event.key.startsWith('Arrow') && !event.shiftKey) this.#move(event.key);
    else return this.#table()?.takeKey(event) === true;
    return true;
  }

  /** Moves the pointer by an inch. */
  #move(key: string): void {
    const { frame, squad } = this.#battle();
    const at = this.hover?.at ?? frame?.figures.find(({ id }) => id === squad?.men[0]?.id)?.at;
    if (at === undefined) return;
    const [dx, dy] = steps[key] ?? [0, 0];
    const to = { x: at.x + dx, y: at.y + dy };
    this.hover = { id: this.#table()?.findNear(to) ?? null, at: to };
  }

  /** Finds the order that a click on somebody gives: by the open verb, or else a shot before a rush. */
  #findOption(id: string): SquadOption | null {
    const { squad, verb } = this.#battle();
    const here = (squad?.options ?? []).filter(({ target }) => target === id);
    const wanted = here.find((one) => one.verb === verb);
    return wanted ?? here.find((one) => one.verb === 'shoot') ?? here[0] ?? null;
  }

  #pick(id: string, isTouch: boolean): void {
    const battle = this.#battle();
    const choice = battle.about?.choices.find(({ target }) => target === id);
    const own = battle.squads.find(({ men, car }) => car === id || men.some((man) => man.id === id));
    if (battle.isPlaying) battle.skip();
    else if (choice) void battle.say({ do: 'choose', value: choice.value });
    else if (own) {
      battle.squadId = own.id;
      battle.picked = id;
      battle.draft = null;
    } else this.#aim(id, isTouch);
  }

  /** Fires at a click; another verb has to be open, or is confirmed. */
  #aim(id: string, isTouch: boolean): void {
    const battle = this.#battle();
    const option = this.#findOption(id);
    if (option === null) return;
    const isSecond = battle.draft?.target === id;
    const isMeant = option.verb === 'shoot' || battle.verb === option.verb;
    if (isSecond || (!isTouch && isMeant && option.warning === null)) void battle.send(option.order);
    else battle.draft = option;
  }

  #go(to: Spot, isTouch: boolean): void {
    const battle = this.#battle();
    const { squad, about } = battle;
    if (battle.isPlaying) {
      battle.skip();
      return;
    }
    if (squad === null || about === null) return;
    const order = { kind: squad.car === null ? ('go' as const) : ('drive' as const), to };
    const was = battle.draft?.to ?? null;
    const isSecond = was !== null && Math.hypot(was.x - to.x, was.y - to.y) < 1.5;
    if (!isTouch || isSecond) void battle.send(isSecond ? { ...order, to: was } : order);
    else {
      battle.draft = {
        ...{ verb: 'go', order, label: squad.car === null ? 'Go there' : 'Drive there and get out' },
        ...{ target: null, to, forecast: null, warning: null },
      };
    }
  }

  #nameKind(side: string): string {
    const { about, squad } = this.#battle();
    if (side === 'civilians') return 'a bystander';
    if (side === 'law') return 'the law';
    return side === about?.side ? 'yours' : (squad?.blocked.shoot ?? 'out of sight');
  }

  #locate({ target, to }: SquadOption): PointedAt | null {
    const { frame } = this.#battle();
    const found = frame?.figures.find(({ id }) => id === target);
    const car = frame?.cars.find(({ id }) => id === found?.carId);
    const at = car?.at ?? found?.at ?? to;
    return at === null ? null : { id: target, at };
  }
}
