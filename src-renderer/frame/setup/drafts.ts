import { highestSeed } from '#shared/words/setup.ts';
import { spellOut } from '#shared/words/text.ts';
import type { Outcome } from '#shared/contract/index.ts';
import type { GameId } from '#shared/words/games.ts';
import type { Founding, Opened } from '../session/founding.ts';

/** The player of a seat: a person at this screen, a person by mail, or the program. */
export type Player = 'screen' | 'mail' | 'npc';

/** A seat of a new game as it is typed in. */
export type SeatDraft<Level extends string = string, Doctrine extends string = string> = {
  name: string;
  player: Player;
  level: Level;
  /** Empty: drawn by lot. */
  doctrine: Doctrine | '';
};

/** How well the program plays at each level, in a line. */
export const levelNotes: Readonly<Record<string, string>> = {
  erratic: 'Gives any order that the rules allow.',
  easy: 'Looks at few moves and misjudges them; good for a first game.',
  standard: 'Weighs its moves with fair estimates.',
  hard: 'Compares more moves and misjudges least.',
};

/** A game that is played again: the same seats and house rules. */
export type Rematch<Row, House> = { title: string; city?: string; rows: Row[]; house: House };

/** Creates the drafts of the seats of a game that is over, to be played again. */
export function createRematchRows<Level extends string>(
  parties: readonly { name: string; isHuman: boolean; byMail?: boolean; mind: { level: Level } | null }[],
): SeatDraft<Level | 'standard', never>[] {
  return parties.map(({ name, isHuman, byMail, mind }) => ({
    name,
    player: isHuman ? (byMail === true ? 'mail' : 'screen') : 'npc',
    level: mind?.level ?? 'standard',
    doctrine: '',
  }));
}

/** Creates the rules' part of a seat. */
export function createSeat<Level extends string, Doctrine extends string>({
  name,
  player,
  level,
  doctrine,
}: SeatDraft<Level, Doctrine>): { name: string; isHuman: boolean; level: Level; doctrine: Doctrine | null } {
  return { name, isHuman: player !== 'npc', level, doctrine: doctrine === '' ? null : doctrine };
}

/** So many seats: those that are there, then new ones. */
export function resizeRows<Row>(rows: readonly Row[], count: number, row: (at: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => rows[at] ?? row(at));
}

export function drawSeed(): number {
  return Math.floor(Math.random() * highestSeed);
}

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly { message: string }[] } };

/** The first sentence that speaks against a draft; null when nothing does. */
export function findProblem(parsed: Parsed<unknown>): string | null {
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Something is missing.');
}

type Made = { text: string } | { problems: readonly string[] };

/**
 * Enters a running game that was typed in; what is to be mended, empty when it was entered.
 * Faults are told by the seats’ `names`.
 */
export async function enterTyped(
  founding: Founding,
  game: GameId,
  made: Made,
  names: readonly string[],
): Promise<readonly string[]> {
  if ('problems' in made) return made.problems;
  let findings: readonly string[] = [];
  await founding.found('program', async (): Promise<Entered> => {
    const joined = await founding.api.campaign.join({ game, text: made.text, path: null });
    if (joined.kind === 'done') return joined;
    findings = joined.findings.map(({ field, sentence }) => `${describeField(field, names)}: ${sentence}`);
    throw new Error('The game was not entered; mend what stands below.');
  });
  return findings;
}

/** Describes `gangs[1].pieces[0]` as a reader of the form knows it: `The Ashcan Boys, people`. */
export function describeField(field: string, names: readonly string[]): string {
  let owner = '';
  const own = field.replace(/^(?:gangs|families|capos)\[(\d+)\]\.?/, (_all, at: string) => {
    const name = names[Number(at)];
    owner = name ?? '';
    return '';
  });
  const words = spellOut(
    own
      .replaceAll(/\[\d+\]/g, '')
      .replace(/^pieces\b/, 'people')
      .replace(/(Mc|Dollars)$/, ''),
  ).replaceAll('.', ', ');
  return [owner, words].filter(Boolean).join(', ');
}

type Entered = { kind: 'done'; opened: Opened } | Extract<Outcome, { kind: 'question' }>;
