import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import { secondThoughtsId, type DroppedFate } from '../commands/later/secondThoughts.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';
import { CommandFailure } from './failure.ts';

/** `--dropped`: the fate of closed periods that a new step drops. */
export type DroppedOption = { dropped?: DroppedFate };

/** Answers what becomes of closed periods that a new step drops. */
export const answerDropped = ({ dropped }: DroppedOption): Answer[] =>
  dropped === undefined ? [] : [{ kind: 'choice', id: secondThoughtsId, value: dropped }];

/** Fails with a question that the command line answers by an option, or by the other words. */
export function failAsked({ id, prompt }: Question, otherwise: (prompt: string) => string): never {
  throw new CommandFailure(
    id === secondThoughtsId
      ? `${prompt} Say --dropped copy to keep the campaign as it was in a file of its own, or --dropped go-on.`
      : otherwise(prompt),
  );
}

/** Requires a seat by its ID or its gang's name. */
export function requireSeatCalled(
  { rulebook, snapshot }: { rulebook: AnyRulebook; snapshot: { state: Game['state'] } },
  gang: string,
): SeatId {
  const wanted = gang.toLowerCase();
  const seats = rulebook.seats(snapshot.state);
  const found = seats.find(({ seat, name }) => seat.toLowerCase() === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found.seat;
  const names = seats.map(({ seat, name }) => `${seat} (${name})`);
  throw new CommandFailure(`There is no gang “${gang}”; the gangs are ${names.join(', ')}.`);
}
