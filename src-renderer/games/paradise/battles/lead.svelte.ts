import type {
  Action,
  ActionOption,
  Actor,
  Decision,
  LedQuestion,
  SquadOption,
  SquadView,
  StandingOrder,
  Survey,
  Verb,
} from '#shared/games/paradise/leading.ts';
import type { LedBattleView, LeadingInput } from '#shared/games/paradise/views/battle.ts';
import type { Answer } from '#shared/words/questions.ts';
import { readRefusal, type Refused } from '#renderer/api/failure.ts';
import { buildFrames, type Frame } from '#shared/games/paradise/drawing/film.ts';

/** Where a led battle comes from, and where its answers are kept while it goes on. */
export type LedSource = {
  ask: (leading: LeadingInput) => Promise<LedBattleView>;
  read: () => Promise<LeadingInput | null>;
  keep: (leading: LeadingInput | null) => void;
};

type Side = LedQuestion['side'];

/** A battle that is led on the screen: its film so far, the question that waits, and what has been answered. */
export class BattleLead {
  leading = $state.raw<LeadingInput | null>(null);
  view = $state.raw<LedBattleView | null>(null);
  problem = $state.raw<Refused | null>(null);
  isBusy = $state(false);
  picked = $state<string | null>(null);
  /** The squad that is picked, and the verb whose orders are on the screen. */
  squadId = $state<string | null>(null);
  verb = $state<Verb | 'more' | null>(null);
  /** An order that asks to be confirmed: by a second tap, or because of what it may do to others. */
  draft = $state.raw<SquadOption | null>(null);
  survey = $state.raw<Survey | null>(null);
  /** Steps of the film that are on the table; the rest is still to be played. */
  at = $state(0);
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
  /** True while what came of the last decision is still being shown. */
  readonly isPlaying: boolean = $derived(this.at < (this.view?.film.steps.length ?? 0));
  readonly squads = $derived<readonly SquadView[]>(this.about?.squads ?? []);
  readonly squad = $derived<SquadView | null>(
    this.squads.find(({ id }) => id === this.squadId) ?? this.squads[0] ?? null,
  );
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

  /** Shows the table as it stands after all that came of the last decision. */
  skip(): void {
    this.at = this.view?.film.steps.length ?? 0;
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
    this.draft = null;
    await this.answerWith({ kind: 'decision', id, asked: prompt, value: decision as never });
  }

  /** Types what fell on a table of one's own. */
  async answer(answer: Answer): Promise<void> {
    const { question } = this;
    if (question === null) return;
    await this.answerWith({ ...answer, asked: question.prompt });
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

  /** Sends the picked squad, at its own card or with a held one. */
  async send(order: StandingOrder | null): Promise<void> {
    const { squad, about } = this;
    if (squad === null || about === null) return;
    const rank = about.stage === 'break' ? (this.rank ?? about.held[0]?.rank) : undefined;
    await this.say({ do: 'squad', squad: squad.id, order, ...(rank === undefined ? {} : { rank }) });
  }

  /** Gives an order of the squad, or asks first where it may hit somebody else. */
  async give(option: SquadOption): Promise<void> {
    if (option.warning !== null && this.draft !== option) this.draft = option;
    else await this.send(option.order);
  }

  /** Asks where the picked squad gets to, and who could fire at it there. */
  async surveySquad(): Promise<void> {
    const { leading, squad, question } = this;
    if (leading === null || squad === null || question === null || this.survey?.squad === squad.id) return;
    const seen = await this.#source.ask({ ...leading, survey: squad.id }).catch(() => null);
    if (this.question === question && this.squad?.id === squad.id) this.survey = seen?.survey ?? null;
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
  protected async answerWith(answer: Answer): Promise<void> {
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
    if (!this.squads.some(({ id }) => id === this.squadId)) this.squadId = null;
    this.survey = null;
    this.draft = null;
    if (this.verb !== 'more') this.verb = null;
  }

  async #run(leading: LeadingInput): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = null;
    try {
      const before = this.view?.film.steps.length ?? null;
      this.view = await this.#source.ask(leading);
      const now = this.view.film.steps.length;
      // New events are played; a battle that is opened or taken back stands still.
      this.at = before === null || before > now ? now : before;
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
