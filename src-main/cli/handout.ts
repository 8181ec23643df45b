import { giveHandout } from '../commands/handouts.ts';
import { readClock } from '../platform/clock.ts';
import { writtenHandoutSchema, type HandoutKind } from '#shared/views/handouts.ts';
import { parseJson } from './input.ts';
import { openForPlay } from './open.ts';
import { readPicture } from './picture.ts';
import { answerDropped, failAsked, requireSeatCalled, type DroppedOption } from './play.ts';
import { print, printError } from './print.ts';

export type HandoutOptions = DroppedOption & {
  kind?: HandoutKind;
  to?: string;
  title: string;
  text?: string;
  signed?: string;
  picture?: string;
  atReveal?: boolean;
  inPaper?: boolean;
};

/** `handout FILE`: hands a letter, a picture, or a rumor to some gangs, or to everybody. */
export async function handOut(file: string, options: HandoutOptions): Promise<void> {
  const { to, title, text = '', signed = '', picture, atReveal = false, inPaper = false } = options;
  const kind = options.kind ?? (picture !== undefined && text === '' ? 'picture' : 'letter');
  await openForPlay(file, async (session) => {
    const named = to?.split(',').map((name) => requireSeatCalled(session, name.trim()));
    const handout = parseJson(
      'handout',
      {
        ...{ kind, title, from: signed, inPaper, to: named ?? 'everybody', when: atReveal ? 'reveal' : 'now' },
        text: text.replaceAll('\\n', '\n'),
        picture: picture === undefined ? null : readPicture(picture),
      },
      writtenHandoutSchema,
    );
    const outcome = await giveHandout(session, { handout, answers: answerDropped(options) }, readClock());
    if (outcome.kind === 'question') failAsked(outcome.question, (prompt) => prompt);
    if (outcome.notice !== undefined) printError(outcome.notice);
    print(`${outcome.title}: done.`);
  });
}
