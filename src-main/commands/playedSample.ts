import type { Answer } from '#shared/words/questions.ts';
import { advance } from './play.ts';
import type { Session } from './session.ts';

/** A sample is played for so many periods at least, so that there is a past, and at most. */
const leastPeriods = 2;
const mostPeriods = 8;
/** The matters that wait for its player then: orders, and somebody to answer. */
const leastMatters = 2;

/**
 * Plays a new campaign on, the program for everybody, until more than orders waits for its human seat. Returns the
 * periods played.
 */
export async function playSample(session: Session, now: Date): Promise<number> {
  for (let played = 0; played < mostPeriods; played += 1) {
    if (played >= leastPeriods && countMatters(session) >= leastMatters) return played;
    await playPeriod(session, now);
  }
  return mostPeriods;
}

function countMatters({ rulebook, snapshot: { state } }: Session): number {
  const seat = rulebook.seats(state).find(({ isHuman }) => isHuman)?.seat;
  return seat === undefined ? 0 : rulebook.view(state, seat).waiting.filter((one) => one.isDone !== true).length;
}

async function playPeriod(session: Session, now: Date): Promise<void> {
  const answers: Answer[] = [];
  for (;;) {
    const outcome = await advance(session, { dice: 'program', auto: true, answers }, now);
    if (outcome.kind === 'done') return;
    const { id, prompt } = outcome.question;
    answers.push({ id, asked: prompt, kind: 'roll-the-rest' });
  }
}
