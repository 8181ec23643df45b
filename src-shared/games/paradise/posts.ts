import type { OfficialId } from './ids.ts';
import { officialKindNames, type OfficialKind } from './officials.ts';
import type { RunningOfficial } from './runningParts.ts';

/** A post at City Hall as a file names it. */
export type NamedPost = Pick<RunningOfficial, 'kind' | 'district' | 'precinct' | 'bench'>;

type PlaceField = 'district' | 'precinct' | 'bench';

/** [OFF-1] The field that tells one post of a kind from the others. */
const placeFields: Partial<Record<OfficialKind, PlaceField>> = {
  judge: 'bench',
  councilor: 'district',
  captain: 'precinct',
};

const allFields: readonly PlaceField[] = ['district', 'precinct', 'bench'];

/** Why an entry names no post of City Hall, in one sentence and by its field, or null. */
export function postProblem(official: NamedPost): { field: string; sentence: string } | null {
  const { kind } = official;
  const title = officialKindNames[kind].one;
  const needed = placeFields[kind];
  if (needed !== undefined && official[needed] === undefined) {
    return { field: needed, sentence: `Say which ${title} he is by his ${needed}.` };
  }
  const extra = allFields.find((field) => field !== needed && official[field] !== undefined);
  if (extra === undefined) return null;
  return { field: extra, sentence: `A ${title} has no ${extra}; leave it out.` };
}

/** Finds the ID of the post that an entry names; null for a Reporter, who has none. */
export function findPostId(official: NamedPost): OfficialId | null {
  const { kind, district, precinct, bench } = official;
  if (kind === 'reporter') return null;
  if (kind === 'councilor') return `councilor.${district ?? ''}` as OfficialId;
  const number = kind === 'captain' ? precinct : kind === 'judge' ? bench : undefined;
  return (number === undefined ? kind : `${kind}-${number}`) as OfficialId;
}
