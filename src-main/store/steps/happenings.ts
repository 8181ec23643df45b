import type { DieSource, Roll } from '#shared/words/dice.ts';
import type { EntryRow } from '../file/schema.ts';
import type { Author } from '#shared/words/journal.ts';

/** One event, the dice that made it and the log's sentence, as the journal records them. */
export type RecordedHappening = { event: unknown; dice: Roll[]; text?: string };

/**
 * A roll in the file's form: dice are most of a campaign's bytes, so only values that cannot be computed are written.
 * `with` pairs each reason with its value.
 */
type WrittenRoll = Pick<Roll, 'faces' | 'target' | 'passed' | 'readSingly' | 'sides' | 'shuffled'> & {
  for: string;
  with?: [string, number][];
  /** Left out where it is the sum. */
  total?: number;
  /** Left out for the campaign's own dice. */
  source?: DieSource;
};

type WrittenHappening = { event: unknown; dice?: WrittenRoll[]; text?: string };

/** The events of an entry with their dice, as JSON for the file. */
export function formatEvents(happenings: readonly RecordedHappening[]): string {
  return JSON.stringify(
    happenings.map(({ event, dice, text }): WrittenHappening => ({
      event,
      ...(dice.length === 0 ? {} : { dice: dice.map(createWrittenRoll) }),
      ...(text === undefined ? {} : { text }),
    })),
  );
}

/** Parses the events of an entry with their dice. Throws for invalid ones. */
export function parseEvents(entry: Pick<EntryRow, 'events_json'>): RecordedHappening[] {
  const happenings = JSON.parse(entry.events_json) as WrittenHappening[];
  return happenings.map((happening) => {
    const { dice, ...rest } = happening;
    if (!areReadable(happening)) throw new Error('An event of the journal cannot be read.');
    return { ...rest, dice: (dice ?? []).map(read) };
  });
}

/** True if text and dice are as they were written; the event itself is for the rules to judge. */
function areReadable({ dice = [], text = '' }: WrittenHappening): boolean {
  return (
    typeof text === 'string' &&
    dice.every(
      (roll) =>
        typeof roll.for === 'string' &&
        roll.faces.every((face) => Number.isInteger(face)) &&
        (roll.with ?? []).every(([reason, value]) => typeof reason === 'string' && Number.isInteger(value)),
    )
  );
}

/** True if dice about to be written will be readable. */
export function hasReadableDice({ dice }: Pick<RecordedHappening, 'dice'>): boolean {
  return dice.every(
    ({ purpose, faces, modifiers, total }) =>
      typeof purpose === 'string' &&
      Number.isInteger(total) &&
      faces.every((face) => Number.isInteger(face)) &&
      modifiers.every(({ reason, value }) => typeof reason === 'string' && Number.isInteger(value)),
  );
}

function createWrittenRoll(roll: Roll): WrittenRoll {
  const { purpose, modifiers, total, source, ...rest } = roll;
  return {
    for: purpose,
    ...rest,
    ...(modifiers.length === 0
      ? {}
      : { with: modifiers.map(({ reason, value }): [string, number] => [reason, value]) }),
    ...(total === sumRoll(roll) ? {} : { total }),
    ...(source === 'seeded' ? {} : { source }),
  };
}

function read(roll: WrittenRoll): Roll {
  const { for: purpose, faces, with: pairs, total, source, ...rest } = roll;
  const modifiers = (pairs ?? []).map(([reason, value]) => ({ reason, value }));
  return {
    purpose,
    faces,
    modifiers,
    total: total ?? sumRoll({ ...rest, faces, modifiers }),
    source: source ?? 'seeded',
    ...rest,
  };
}

/** Sums the dice and their modifiers; a test's modifiers count on its target instead. */
function sumRoll(roll: Pick<Roll, 'faces' | 'modifiers' | 'target'>): number {
  const added = roll.target === undefined ? roll.modifiers : [];
  const bare = roll.faces.reduce((sum, face) => sum + face, 0);
  return added.reduce((sum, modifier) => sum + modifier.value, bare);
}

/** Reads the author of an entry. */
export function readAuthor(entry: Pick<EntryRow, 'author_kind' | 'author_seat'>): Author {
  return (
    entry.author_seat === null ? { kind: entry.author_kind } : { kind: entry.author_kind, seat: entry.author_seat }
  ) as Author;
}
