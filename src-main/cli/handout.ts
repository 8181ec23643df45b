import { giveHandout, listNewsSoFar } from '../commands/handouts.ts';
import type { Session } from '../commands/session.ts';
import { readClock } from '../platform/clock.ts';
import { mostExtraStories, writtenHandoutSchema, type HandoutKind } from '#shared/views/handouts.ts';
import { CommandFailure } from './failure.ts';
import { parseJson } from './input.ts';
import { openForPlay } from './open.ts';
import { readPicture } from './picture.ts';
import { answerDropped, failAsked, requireSeatCalled, type DroppedOption } from './commonOptions.ts';
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
    await give(session, options, {
      ...{ kind, title, from: signed, inPaper, to: named ?? 'everybody', when: atReveal ? 'reveal' : 'now' },
      ...readContents(text, picture),
    });
  });
}

export type ExtraOptions = DroppedOption & {
  title?: string;
  text?: string;
  signed?: string;
  picture?: string;
  news?: boolean;
};

/** `extra FILE`: prints one sheet between two papers, from a story, from the news of the running period, or from both. */
export async function printExtraSheet(file: string, options: ExtraOptions): Promise<void> {
  const { title, text = '', signed = '', picture, news = false } = options;
  if (!news && title === undefined)
    throw new CommandFailure('An extra needs a story: give --title and --text, or --news.');
  await openForPlay(file, async (session) => {
    const found = news ? await listNewsSoFar(session) : [];
    const { one } = session.rulebook.period;
    if (news && found.length === 0)
      throw new CommandFailure(`Nothing happened in this ${one} yet that everybody knows; write a story.`);
    const own = title === undefined ? [] : [{ title, text: text.replaceAll('\\n', '\n') }];
    const [lead, ...more] = [...own, ...found].slice(0, mostExtraStories + 1);
    await give(session, options, {
      ...{ kind: 'extra', from: signed, inPaper: false, to: 'everybody', when: 'now' },
      ...readContents('', picture),
      ...lead,
      more,
    });
  });
}

function readContents(text: string, picture: string | undefined) {
  return { text: text.replaceAll('\\n', '\n'), picture: picture === undefined ? null : readPicture(picture) };
}

async function give(session: Session, options: DroppedOption, written: object): Promise<void> {
  const handout = parseJson('handout', written, writtenHandoutSchema);
  const outcome = await giveHandout(session, { handout, answers: answerDropped(options) }, readClock());
  if (outcome.kind === 'question') failAsked(outcome.question, (prompt) => prompt);
  if (outcome.notice !== undefined) printError(outcome.notice);
  print(`${outcome.title}: done.`);
}
