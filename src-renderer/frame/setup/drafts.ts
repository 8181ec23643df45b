import { highestSeed } from '#shared/words/setup.ts';
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
 * Enters a running game that was typed in; what is to be mended, empty when it was entered. `fieldRead` says how a
 * reader of the form knows a field of the file, `capos[1].squares[0]`.
 */
export async function enterTyped(
  founding: Founding,
  game: GameId,
  made: Made,
  fieldRead: (field: string) => string = (field) => field,
): Promise<readonly string[]> {
  if ('problems' in made) return made.problems;
  let findings: readonly string[] = [];
  await founding.found('program', async (): Promise<Entered> => {
    const joined = await founding.api.campaign.join({ game, text: made.text, path: null });
    if (joined.kind === 'done') return joined;
    findings = joined.findings.map(({ field, sentence }) => `${fieldRead(field)}: ${sentence}`);
    throw new Error('The game was not entered; mend what stands below.');
  });
  return findings;
}

type Entered = { kind: 'done'; opened: Opened } | Extract<Outcome, { kind: 'question' }>;
