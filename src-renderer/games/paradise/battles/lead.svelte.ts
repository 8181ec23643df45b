import type { Action, ActionOption, Actor, Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import type { LedBattleView, LeadingInput } from '#shared/games/paradise/views/battle.ts';
import type { Answer } from '#shared/words/questions.ts';
import { readRefusal, type Refused } from '#renderer/api/failure.ts';
import { buildFrames, type Frame } from './film.ts';

/** The marks of the table for whoever points at it, and what it tells him. */
export type TablePointer = {
  selected: { x: number; y: number } | null;
  aim: { x: number; y: number } | null;
  reach: readonly { at: { x: number; y: number }; inches: number; pace: 'crept' | 'walked' | 'ran' }[];
  targets: ReadonlySet<string>;
  onpick: (id: string) => void;
  onplace: (at: { x: number; y: number }) => void;
};

/** Where a led battle comes from, and where its answers are kept while it goes on. */
export type LedSource = {
  ask: (leading: LeadingInput) => Promise<LedBattleView>;
  read: () => Promise<LeadingInput | null>;
  keep: (leading: LeadingInput | null) => void;
};

/** The meaning of a click on the table for the man who is picked: a pace, or an order for the cards to come. */
export const paces = [
  { id: 'walked', name: 'Walk', isOrder: false },
  { id: 'ran', name: 'Run', isOrder: false },
  { id: 'crept', name: 'Creep', isOrder: false },
  { id: 'go', name: 'Go there', isOrder: true },
  { id: 'cover', name: 'Cover that place', isOrder: true },
  { id: 'guard', name: 'Guard that man', isOrder: true },
] as const;
export type Pace = (typeof paces)[number]['id'];

type Side = LedQuestion['side'];

/** A battle that is led on the screen: its film so far, the question that waits, and what has been answered. */
export class BattleLead {
  leading = $state.raw<LeadingInput | null>(null);
  view = $state.raw<LedBattleView | null>(null);
  problem = $state.raw<Refused | null>(null);
  isBusy = $state(false);
  picked = $state<string | null>(null);
  pace = $state<Pace>('walked');
  /** An option that asks to be confirmed. */
  pending = $state.raw<ActionOption | null>(null);
  /** The rank of the held card that he would break in with. */
  rank = $state<string | null>(null);
  /** The side whose leader must be alone with the screen before anything is shown; null with no curtain down. */
  curtain = $state<Side | null>(null);
  /** Answers that were kept and no longer fit the battle. */
  stale = $state.raw<LeadingInput | null>(null);
  #lastSide: Side | null = null;
  readonly #source: LedSource;

  constructor(source: LedSource) {
    this.#source = source;
  }

  readonly question = $derived(this.view?.question ?? null);
  readonly about = $derived<LedQuestion | null>(this.question?.kind === 'decision' ? this.question.about : null);
  readonly frames = $derived<readonly Frame[]>(this.view === null ? [] : buildFrames(this.view.film));
  readonly frame = $derived<Frame | null>(this.frames.at(-1) ?? null);
  readonly actors = $derived<readonly Actor[]>(this.about?.actors ?? []);
  readonly actor = $derived<Actor | null>(
    this.actors.find(({ id }) => id === this.picked) ??
      this.actors.find(({ led, options }) => led === 'by-you' && options.length > 0) ??
      this.actors[0] ??
      null,
  );
  readonly canUndo: boolean = $derived(this.leading !== null && this.leading.answers.length > (this.view?.final ?? 0));
  /** How many answers stand. */
  readonly decided: number = $derived(this.leading?.answers.length ?? 0);

  /** Goes on with what was kept, or waits for `start`; answers that no longer fit are told. */
  async resume(): Promise<void> {
    const kept = await this.#source.read();
    if (kept !== null && !(await this.#run(kept))) this.stale = kept;
  }

  /** Goes on from the last of the kept answers up to which the battle still goes as it did. */
  async salvage(): Promise<void> {
    const { stale } = this;
    if (stale === null) return;
    let fits = 0;
    let fails = stale.answers.length;
    while (fails - fits > 1) {
      const half = Math.floor((fits + fails) / 2);
      const isFit = await this.#source.ask({ ...stale, answers: stale.answers.slice(0, half) }).then(
        () => true,
        () => false,
      );
      if (isFit) fits = half;
      else fails = half;
    }
    await this.#run({ ...stale, answers: stale.answers.slice(0, fits) });
  }

  /** The leader whose question waits is alone with the screen. */
  lift(): void {
    this.curtain = null;
  }

  start(leads: LeadingInput['leads'], dice: LeadingInput['dice']): Promise<boolean> {
    return this.#run({ leads, dice, answers: [] });
  }

  /** Gives a decision; a refusal stands beside the list and has changed nothing. */
  async say(decision: Decision): Promise<void> {
    const { question } = this;
    if (question?.kind !== 'decision') return;
    const { id, prompt } = question;
    this.pending = null;
    await this.give({ kind: 'decision', id, asked: prompt, value: decision as never });
  }

  /** Types what fell on a table of one's own. */
  async answer(answer: Answer): Promise<void> {
    const { question } = this;
    if (question === null) return;
    await this.give({ ...answer, asked: question.prompt });
  }

  async act(action: Action, actor = this.actor): Promise<void> {
    const { about } = this;
    if (about === null || actor === null) return;
    const held = about.held.find(({ rank }) => rank === this.rank) ?? about.held[0];
    await this.say(
      about.stage === 'break'
        ? { do: 'break', rank: held?.rank ?? '', actor: actor.id, action }
        : { do: 'act', actor: actor.id, action },
    );
  }

  /** Takes an option, or asks first where it cannot be taken back. */
  async choose(option: ActionOption): Promise<void> {
    if (option.warning !== null && this.pending !== option) {
      this.pending = option;
      return;
    }
    await this.act(option.action);
  }

  /** Back before the last answer that may be taken back; the games master may go to any point. */
  async undo(toNthAnswer?: number): Promise<void> {
    const { leading, view } = this;
    if (leading === null || view === null) return;
    const to = toNthAnswer ?? Math.max(view.final, leading.answers.length - 1);
    if (to < leading.answers.length) {
      await this.#run({ ...leading, answers: leading.answers.slice(0, to) });
    }
  }

  /** Forgets the battle as if nobody had begun to lead it. */
  abandon(): void {
    this.#source.keep(null);
    this.leading = null;
    this.view = null;
    this.problem = null;
    this.stale = null;
    this.curtain = null;
    this.#lastSide = null;
  }

  /** Adds an answer to those that stand, and shows what comes of it. */
  protected async give(answer: Answer): Promise<void> {
    const { leading } = this;
    if (leading === null) return;
    await this.#run({ ...leading, answers: [...leading.answers, answer] });
  }

  /** Between two leaders of one screen the curtain falls where something of theirs is hidden: men, or cards in hand. */
  #drawCurtain(): void {
    const { about, frame, leading } = this;
    if (about === null || leading?.leads.length !== 2 || about.side === this.#lastSide) return;
    const isSomethingHidden =
      about.held.length > 0 ||
      Object.values(frame?.held ?? {}).some((count) => count > 0) ||
      this.view?.hasHidden === true;
    if (isSomethingHidden) this.curtain = about.side;
    this.#lastSide = about.side;
  }

  /** Nobody stays picked who may not act any more. */
  protected unpick(): void {
    const ids = this.actors.map(({ id }) => id);
    if (this.picked !== null && !ids.includes(this.picked)) this.picked = null;
  }

  async #run(leading: LeadingInput): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = null;
    try {
      this.view = await this.#source.ask(leading);
      this.leading = leading;
      this.#source.keep(leading);
      this.stale = null;
      this.#drawCurtain();
      this.unpick();
      return true;
    } catch (error) {
      this.problem = readRefusal(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
