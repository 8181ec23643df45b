import { createInterface } from 'node:readline';
import { stdin, stdout } from 'node:process';
import type { Answer, AnyQuestion, DiceQuestion } from '#shared/words/questions.ts';
import type { GameId } from '#shared/words/games.ts';
import type { Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import type { LedBattleView } from '#shared/games/paradise/views/battle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { createSeed } from '../platform/seedSource.ts';
import { loadRulebook } from '../games/index.ts';
import { CommandFailure } from './failure.ts';
import { print } from './print.ts';

export type PlayBattleOptions = {
  game: GameId;
  scenario: string;
  side: string;
  seed?: number;
  dice: 'program' | 'table';
};

type Lines = AsyncIterator<string, undefined>;

const help =
  'Type the number of an action; "n" another man, "h" hold the card, "b" play a held one, "e" end it, "m" or "c" have the man or the card played for you, "r" the rest, "w" withdraw, "u" undo, "q" leave.';

/** `battle --play`: leads one side of a book battle at the command line, a numbered list of actions at a time. */
export async function playBattle(options: PlayBattleOptions): Promise<void> {
  const { forms, title } = await loadRulebook(options.game);
  const lead = forms?.leadSingle;
  if (lead === undefined) throw new CommandFailure(`${title} has no battles to lead.`);
  if (options.side !== 'attackers' && options.side !== 'defenders') {
    throw new CommandFailure('Lead the attackers or the defenders: --side attackers.');
  }
  const battle = { scenario: options.scenario, seed: options.seed ?? createSeed() };
  const leads = [{ side: options.side, viewer: 'gm' }];
  const terminal = createInterface({ input: stdin });
  const lines = terminal[Symbol.asyncIterator]();
  print(`The ${options.scenario}, seed ${battle.seed}. You lead the ${options.side}.`);
  print(help);
  try {
    await playOn(lines, (answers) => lead({ battle, leads, answers, dice: options.dice }) as LedBattleView);
  } finally {
    terminal.close();
  }
}

/** Asks until the battle is over or the player leaves; a refused answer is asked for again. */
async function playOn(lines: Lines, fight: (answers: readonly Answer[]) => LedBattleView): Promise<void> {
  let answers: Answer[] = [];
  let view = fight(answers);
  let told = 0;
  for (;;) {
    for (const { text } of view.film.steps.slice(told)) print(text);
    told = view.film.steps.length;
    if (view.question === null) {
      print(view.sentence ?? 'It is over.');
      return;
    }
    const said = await ask(lines, view.question);
    if (said === 'leave') return;
    const next = said === 'undo' ? answers.slice(0, Math.max(view.final, answers.length - 1)) : [...answers, said];
    if (said === 'undo' && next.length === answers.length) {
      print('Nothing can be taken back past a die or a card that you have seen.');
      continue;
    }
    try {
      view = fight(next);
      answers = next;
      told = Math.min(told, view.film.steps.length);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      print(problem.message);
    }
  }
}

async function ask(lines: Lines, question: AnyQuestion): Promise<Answer | 'undo' | 'leave'> {
  if (question.kind === 'dice') return askDice(lines, question);
  const about = ('about' in question ? question.about : null) as LedQuestion | null;
  if (about === null) throw new CommandFailure('The battle asks something that has no list.');
  if (about.stage === 'choice') return askChoice(lines, question, about);
  const men = about.actors.filter(({ led, options }) => led === 'by-you' && options.length > 0);
  for (let nth = 0; ; nth = (nth + 1) % Math.max(1, men.length)) {
    const man = men[nth] ?? about.actors[0];
    print('');
    print(`${question.prompt}. ${man === undefined ? '' : `${man.name}: ${man.state}.`}`);
    man?.options.forEach(({ label, chance, warning }, at) => {
      const odds = chance === null ? '' : ` (${Math.round(chance * 100)}%)`;
      print(`  ${at + 1}. ${label}${odds}${warning === null ? '' : ` ${warning}`}`);
    });
    const line = await readLine(lines);
    if (line === null || line === 'q') return 'leave';
    if (line === 'u') return 'undo';
    if (line === 'n') continue;
    const decision = readDecision(line, about, man);
    if (decision === null) {
      print(help);
      nth -= 1;
      continue;
    }
    return { kind: 'decision', id: question.id, asked: question.prompt, value: decision as never };
  }
}

/** Asks for one of some things that are no actions; a blank line leaves it to the program. */
async function askChoice(
  lines: Lines,
  question: AnyQuestion,
  { choices }: LedQuestion,
): Promise<Answer | 'undo' | 'leave'> {
  for (;;) {
    print('');
    print(`${question.prompt}.`);
    choices.forEach(({ label }, at) => print(`  ${at + 1}. ${label}`));
    const line = await readLine(lines);
    if (line === null || line === 'q') return 'leave';
    if (line === 'u') return 'undo';
    const picked = choices[Number(line) - 1];
    const decision: Decision | null =
      picked !== undefined
        ? { do: 'choose', value: picked.value }
        : line === '' || line === 'e'
          ? { do: 'pass' }
          : line === 'r'
            ? { do: 'hand-over', what: 'rest', actor: null }
            : null;
    if (decision === null) {
      print(help);
      continue;
    }
    return { kind: 'decision', id: question.id, asked: question.prompt, value: decision };
  }
}

function readDecision(
  line: string,
  about: LedQuestion,
  man: LedQuestion['actors'][number] | undefined,
): Decision | null {
  if (line === 'h') return { do: 'hold' };
  if (line === 'b') return { do: 'play-held' };
  if (line === 'w') return { do: 'withdraw' };
  if (line === 'e' || line === '') return { do: 'pass' };
  if (line === 'm') return { do: 'hand-over', what: 'man', actor: man?.id ?? null };
  if (line === 'c') return { do: 'hand-over', what: 'card', actor: null };
  if (line === 'r') return { do: 'hand-over', what: 'rest', actor: null };
  const option = man?.options[Number(line) - 1];
  if (man === undefined || option === undefined) return null;
  const { action } = option;
  return about.stage === 'break'
    ? { do: 'break', rank: about.held[0]?.rank ?? '', actor: man.id, action }
    : { do: 'act', actor: man.id, action };
}

async function askDice(lines: Lines, question: DiceQuestion): Promise<Answer | 'undo' | 'leave'> {
  print(
    `${question.prompt}: ${question.count} ${question.count === 1 ? 'die' : 'dice'}; Enter lets the program throw.`,
  );
  const line = await readLine(lines);
  if (line === null || line === 'q') return 'leave';
  if (line === 'u') return 'undo';
  const faces = line
    .split(/[\s,]+/u)
    .filter((word) => word !== '')
    .map(Number);
  return { kind: 'dice', id: question.id, asked: question.prompt, faces: faces.map((face) => Math.trunc(face) || 0) };
}

/** Reads the next line, or null at the end of input. */
async function readLine(lines: Lines): Promise<string | null> {
  stdout.write('> ');
  const next: IteratorResult<string, undefined> = await lines.next();
  return next.done === true ? null : next.value.trim().toLowerCase();
}
