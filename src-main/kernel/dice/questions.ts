import type {
  Answer,
  AnyQuestion,
  AssignQuestion,
  DecisionQuestion,
  ChoiceQuestion,
  DiceQuestion,
  Question,
} from '#shared/words/questions.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { CardRequest, DiceSource, ThrowRequest } from './dice.ts';
import { refuseUnless, Refusal } from '../refusal.ts';

/** Unwinds a run to its caller: the rule cannot go on before this is answered. */
export class QuestionRaised extends Error {
  readonly question: AnyQuestion;

  constructor(question: AnyQuestion) {
    super(`Unanswered: ${question.prompt}`);
    this.question = question;
  }
}

type QuestionDraft<Q extends Question> = Omit<Q, 'id' | 'kind'>;

/** The answer that has the program draw a card. */
const byProgram = 'by-program';

/**
 * Questions by re-running: each gets the next number of the run, so the same pure rule with the same answers repeats
 * its questions and reaches the next one.
 */
export class Questions {
  private asked: number;
  private readonly answers: Map<string, Answer>;
  private readonly only: Viewer | null;
  private rollsItself = false;
  private unasked: ((question: AnyQuestion) => Answer | null) | null = null;

  /** Questions asked so far. */
  get count(): number {
    return this.asked;
  }

  /**
   * With `only`, that viewer alone can be asked: a question to another refuses the run. `asked`: the questions of the
   * part of the run that is not repeated.
   */
  constructor(answers: readonly Answer[], only: Viewer | null = null, asked = 0) {
    this.only = only;
    this.asked = asked;
    this.answers = new Map(answers.map((answer) => [answer.id, answer]));
  }

  /** Adds an answer to those it was made with, for a script that answers while it is asked. */
  learn(answer: Answer): void {
    this.answers.set(answer.id, answer);
  }

  /** Lets `pick` answer questions during `work` that have no answer, if it can. */
  answerUnasked<T>(pick: (question: AnyQuestion) => Answer | null, work: () => T): T {
    const before = this.unasked;
    this.unasked = pick;
    try {
      return work();
    } finally {
      this.unasked = before;
    }
  }

  /** The value of the picked option. */
  choose(asked: QuestionDraft<ChoiceQuestion>): string {
    const question: ChoiceQuestion = { ...asked, kind: 'choice', id: this.nextId() };
    const answer = this.answerTo(question);
    if (answer.kind === 'choice' && question.options.some((o) => o.value === answer.value)) {
      return answer.value;
    }
    throw new Refusal(`“${question.prompt}” needs one of its listed answers.`);
  }

  /** A value for each slot, each given value used once, minimums kept. */
  assign(asked: QuestionDraft<AssignQuestion>): Record<string, number> {
    const question: AssignQuestion = { ...asked, kind: 'assign', id: this.nextId() };
    const answer = this.answerTo(question);
    if (answer.kind !== 'assign') throw new Refusal(`“${question.prompt}” needs a full assignment.`);
    const left = [...question.values];
    for (const slot of question.slots) {
      const value = answer.values[slot.id];
      const index = value === undefined ? -1 : left.indexOf(value);
      if (value === undefined || index < 0) {
        throw new Refusal(`${slot.label} needs one of the values ${question.values.join(', ')}.`);
      }
      if (value < slot.minimum) {
        throw new Refusal(`${slot.label} must be at least ${slot.minimum}.`);
      }
      left.splice(index, 1);
    }
    return answer.values;
  }

  /**
   * Asks for a decision of the game's own; `read` takes it from the answer or refuses it; `describe` is called only
   * without an answer.
   */
  decide<D>(
    asked: { prompt: string; for: DecisionQuestion['for']; describe: () => unknown },
    read: (value: unknown) => D,
  ): D {
    const id = this.nextId();
    const head = { kind: 'decision', id, prompt: asked.prompt, for: asked.for } as const;
    if (!this.answers.has(id)) throw new QuestionRaised({ ...head, about: asked.describe() });
    const answer = this.answerTo({ ...head, about: null });
    if (answer.kind !== 'decision') throw new Refusal(`“${asked.prompt}” needs a decision.`);
    return read(answer.value);
  }

  /** [dice of the table] The GM types the faces; an empty or unwanted answer rolls `fallback`. */
  physicalDice(fallback: DiceSource): DiceSource {
    return {
      throwDice: (request) => {
        const isOwn = request.byProgram === true || request.shuffled === true;
        if (this.rollsItself || isOwn) return fallback.throwDice(request);
        const faces = this.facesFor(request);
        return faces === null ? fallback.throwDice(request) : { faces, source: 'physical' };
      },
      nameCard: (request) => (this.rollsItself ? null : this.cardNamed(request)),
    };
  }

  /** [cards of the table] The seat that sees the card names it; null where the program draws. */
  private cardNamed({ purpose, by, kinds }: CardRequest): string | null {
    const options = kinds.map(({ value, label, copies }) => ({
      value,
      label,
      detail: copies > 0 ? `${copies} left` : 'none should be left; somebody misread one',
    }));
    const question: ChoiceQuestion = {
      ...{ kind: 'choice', id: this.nextId(), for: by, prompt: purpose, isCard: true },
      options: [{ value: byProgram, label: 'The program draws' }, ...options],
    };
    const answer = this.answerTo(question);
    if (answer.kind === 'roll-the-rest') {
      this.rollsItself = true;
      return null;
    }
    const named = question.options.find(({ value }) => answer.kind === 'choice' && value === answer.value);
    refuseUnless(named !== undefined, `“${purpose}” needs one of its listed cards.`);
    return named.value === byProgram ? null : named.value;
  }

  private facesFor(request: ThrowRequest): number[] | null {
    const question: DiceQuestion = {
      kind: 'dice',
      id: this.nextId(),
      for: 'gm',
      prompt: request.purpose,
      count: request.count,
      modifiers: [...request.modifiers],
      ...(request.target === undefined ? {} : { target: request.target }),
      ...(request.readSingly === undefined ? {} : { readSingly: request.readSingly }),
      ...(request.sides === undefined ? {} : { sides: request.sides }),
      ...(request.meaning === undefined ? {} : { meaning: request.meaning }),
    };
    const sides = request.sides ?? 6;
    const answer = this.answerTo(question);
    if (answer.kind === 'roll-the-rest') {
      this.rollsItself = true;
      return null;
    }
    if (answer.kind !== 'dice') throw new Refusal(`“${request.purpose}” needs dice.`);
    if (answer.faces.length === 0) return null;
    if (answer.faces.length !== request.count || answer.faces.some((f) => f < 1 || f > sides)) {
      const dice = request.count === 1 ? 'one die' : `${request.count} dice`;
      throw new Refusal(`“${request.purpose}” needs ${dice}, each from 1 to ${sides}.`);
    }
    return answer.faces;
  }

  private answerTo(question: AnyQuestion): Answer {
    const picked = this.answers.has(question.id) ? null : (this.unasked?.(question) ?? null);
    if (picked !== null) return picked;
    refuseUnless(
      this.only === null || question.for === this.only,
      `“${question.prompt}” is ${question.for === 'gm' ? 'the games master’s' : 'another player’s'} to answer, so nothing was done; ask the games master to enter this at his screen.`,
    );
    const answer = this.answers.get(question.id);
    if (answer === undefined) throw new QuestionRaised(question);
    refuseUnless(
      answer.asked === undefined || answer.asked === question.prompt,
      'The campaign has changed since you answered; nothing was done, try again.',
    );
    return answer;
  }

  private nextId(): string {
    this.asked += 1;
    return `q${this.asked}`;
  }
}
