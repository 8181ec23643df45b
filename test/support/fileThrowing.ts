import { fileSheet } from '#commands/mail.ts';
import type { Session } from '#commands/session.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import { noon } from './campaigns.ts';

/** Files a sheet with dice of the table, which show these faces in turn, and sixes after them. */
export async function fileThrowing(session: Session, seat: SeatId, text: string, faces: readonly number[]) {
  const answers: Answer[] = [];
  const left = [...faces];
  const asked: Question[] = [];
  for (let most = 40; most > 0; most -= 1) {
    const given = { seat, text, dice: 'table' as const, answers };
    const outcome = await fileSheet(session, given, noon);
    if (outcome.kind !== 'question') return { outcome, asked };
    const { question } = outcome;
    asked.push(question);
    if (question.kind !== 'dice') return { outcome, asked };
    const shown = Array.from({ length: question.count }, () => left.shift() ?? 6);
    answers.push({ id: question.id, kind: 'dice', faces: shown });
  }
  throw new Error('The dice never end.');
}
