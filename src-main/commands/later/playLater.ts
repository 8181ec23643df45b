import type { LaterOutcome } from '#shared/views/later.ts';
import type { Outcome } from '#shared/views/outcome.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { readEntries } from '#campaign/recorded.ts';
import { settleBattle } from '../battles.ts';
import { answerHandout, giveHandout, takeBackHandout } from '../handouts.ts';
import { takeOverSeat, writeOrders } from '../opposition.ts';
import { advance, giveOrder, giveRuling } from '../play.ts';
import type { Session } from '../session.ts';
import { listMade, type LaterDeed, type LaterStep } from './laterSteps.ts';
import { keepLaterSteps, readLaterSteps, secondThoughtsId } from './secondThoughts.ts';

/** The most stops that a period is played through before it is given up. */
const mostStops = 60;

/** Describes the steps that can be played again, with their periods; null for none. */
export function describeLater(session: Session): { orders: number; from: string; until: string } | null {
  const steps = readLaterSteps(session);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { name } = session.rulebook.period;
  const orders = steps.reduce((total, { deeds }) => total + deeds.length, 0);
  return { orders, from: name(first.period), until: name(last.period) };
}

/** Forgets the orders that were dropped. */
export function forgetLater(session: Session): void {
  keepLaterSteps(session, []);
}

/**
 * Plays the dropped orders again on the campaign as it is now, each a step of its own that undo takes back. An order
 * that the rules refuse now is listed with their sentence; the program throws new dice.
 */
export async function playLater(session: Session, now: Date): Promise<LaterOutcome> {
  const steps = readLaterSteps(session);
  refuseUnless(steps.length > 0, 'There are no later orders to play again.');
  const playing = new Playing(session, now);
  for (const step of steps) await playing.play(step);
  forgetLater(session);
  return playing.outcome;
}

/** One run of the dropped steps over the present campaign. */
class Playing {
  readonly outcome: LaterOutcome = { done: 0, refused: [], periodsClosed: [] };
  private readonly session: Session;
  private readonly now: Date;
  /** The ids of today by those of then. */
  private readonly ids = new Map<string, string>();
  /** Ids of things that were not made again. */
  private readonly lost = new Set<string>();

  constructor(session: Session, now: Date) {
    this.session = session;
    this.now = now;
  }

  async play(step: LaterStep): Promise<void> {
    await this.reach(step.period);
    for (const deed of step.deeds) await this.attempt(step.period, deed);
    if (step.playedOn === null || this.isOver()) return;
    const isAuto = step.playedOn === 'auto';
    if (step.closes.length > 0) await this.reach(Math.max(...step.closes) + 1, isAuto);
    else if (this.period === step.period && this.isWaitOf(step)) await this.advance(isAuto);
  }

  private get period(): number {
    return this.session.rulebook.periodOf(this.session.snapshot.state);
  }

  private isOver(): boolean {
    return this.session.rulebook.ending(this.session.snapshot.state) !== null;
  }

  /** Returns true if the table is where it was when it played on, which is the step's name. */
  private isWaitOf({ title }: LaterStep): boolean {
    const { rulebook, snapshot } = this.session;
    const wait = rulebook.waitsFor(snapshot.state);
    const stage = wait?.manner === 'sealed' ? 'Reveal' : (wait?.title ?? 'Play on');
    return title.startsWith(`${stage} of `) || title.startsWith('Close ');
  }

  /** Plays on to a period, as far as possible without missing orders. */
  private async reach(period: number, isAuto = false): Promise<void> {
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (this.period >= period || this.isOver() || !this.canPlayOn(isAuto)) return;
      if (!(await this.advance(isAuto))) return;
    }
  }

  private canPlayOn(isAuto: boolean): boolean {
    const { rulebook, snapshot } = this.session;
    const wait = rulebook.waitsFor(snapshot.state);
    if (isAuto || rulebook.flow === 'by-the-table' || wait === null) return true;
    return wait.says.button !== null;
  }

  /**
   * Plays on once. Where the table has to decide something that it did not meet then, as a battle that is new, that is
   * listed and the program decides it. False where nothing helps.
   */
  private async advance(auto: boolean): Promise<boolean> {
    const title = `Playing on in ${this.session.rulebook.period.name(this.period)}`;
    const playOn = (isAuto: boolean) =>
      this.note(title, () => advance(this.session, { auto: isAuto, answers: [goOn] }, this.now));
    return (await playOn(auto)) || (!auto && (await playOn(true)));
  }

  private async attempt(period: number, deed: LaterDeed): Promise<void> {
    const { title } = deed;
    const { name } = this.session.rulebook.period;
    if (this.period !== period) {
      const sentence = this.isOver()
        ? 'The game is over by now.'
        : `The campaign stands in ${name(this.period)}, and this was done in ${name(period)}.`;
      return this.refuse(deed, sentence);
    }
    const text = JSON.stringify(deed);
    if ([...this.lost].some((id) => text.includes(`"${id}"`)))
      return this.refuse(deed, 'It goes on from something that was not done again.');
    const before = this.session.store.journal.lastStep();
    const again = this.translate(deed);
    const isDone = await this.note(title, () => this.send(again), deed);
    if (isDone) this.learn(deed, before);
  }

  private send(deed: LaterDeed): Promise<Outcome> {
    const { session, now } = this;
    const given = { answers: [goOn] };
    switch (deed.kind) {
      case 'order':
        return giveOrder(session, { seat: deed.seat, order: deed.order, ...given }, now);
      case 'ruling':
        return this.rule(deed);
      case 'battle':
        return settleBattle(session, { battle: deed.battle, settling: deed.settling, ...given }, now);
      case 'written':
        return writeOrders(session, deed.seat, now, given);
      case 'taken-over':
        return takeOverSeat(session, deed.seat, now, given);
      case 'handout':
        return giveHandout(session, { handout: deed.handout, ...given }, now);
      case 'handout-answered':
        return answerHandout(session, { seat: deed.seat, handout: deed.handout, answer: deed.answer, ...given }, now);
      case 'handout-taken-back':
        return takeBackHandout(session, { handout: deed.handout, ...given }, now);
    }
  }

  private async rule(deed: Extract<LaterDeed, { kind: 'ruling' }>): Promise<Outcome> {
    const { session, now } = this;
    const change = { ruling: deed.ruling as never, reason: deed.reason };
    const outcome = await giveRuling(session, { ...change, answers: [goOn] }, now);
    if (outcome.kind === 'done' || !canWithdraw(outcome.question)) return outcome;
    const value = deed.withdraws ? 'withdraw' : 'keep';
    const fate: Answer = { kind: 'choice', id: outcome.question.id, value };
    return giveRuling(session, { ...change, answers: [goOn, fate] }, now);
  }

  /** Runs a command and lists its refusal or question. Returns true if it was done. */
  private async note(title: string, send: () => Promise<Outcome>, deed: LaterDeed | null = null): Promise<boolean> {
    try {
      const outcome = await send();
      if (outcome.kind === 'question') {
        this.list(title, deed, `It asks something now: ${outcome.question.prompt}`);
        return false;
      }
      if (deed !== null) this.outcome.done += 1;
      this.outcome.periodsClosed.push(...outcome.periodsClosed);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.list(title, deed, problem.message);
      return false;
    }
  }

  private refuse(deed: LaterDeed, sentence: string): void {
    this.list(deed.title, deed, sentence);
  }

  private list(title: string, deed: LaterDeed | null, sentence: string): void {
    for (const id of deed?.made ?? []) this.lost.add(id);
    const { name } = this.session.rulebook.period;
    const seat: SeatId | null = deed !== null && 'seat' in deed ? deed.seat : null;
    this.outcome.refused.push({ date: name(this.period), seat, title, sentence });
  }

  /** Puts today's ids in the place of those of then. */
  private translate(deed: LaterDeed): LaterDeed {
    if (this.ids.size === 0) return deed;
    const replace = (value: unknown): unknown => {
      if (typeof value === 'string') return this.ids.get(value) ?? value;
      if (Array.isArray(value)) return value.map(replace);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
    };
    const { title, made, kind, ...rest } = deed;
    return { ...(replace(rest) as object), title, made, kind } as LaterDeed;
  }

  /** Learns the new IDs from the first entry of the step that made them. */
  private learn(deed: LaterDeed, before: number): void {
    const { store, rulebook } = this.session;
    const [entry] = readEntries(store, rulebook, store.journal.entriesAfter(before));
    const made = listMade(entry?.happenings.map(({ event }) => event) ?? []);
    deed.made.forEach((id, nth) => {
      const today = made[nth];
      if (today !== undefined && today !== id) this.ids.set(id, today);
    });
  }
}

const goOn: Answer = { kind: 'choice', id: secondThoughtsId, value: 'go-on' };

function canWithdraw(question: Question): boolean {
  return question.kind === 'choice' && question.options.some(({ value }) => value === 'withdraw');
}
