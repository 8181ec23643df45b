import { z } from 'zod';
import { officialIdSchema, type OfficialId } from './ids.ts';
import { nameDistrict, districtSchema } from './city.ts';

/** [OFF-1] Kinds of officials in the order of the rulebook's table. */
export const officialKinds = ['mayor', 'judge', 'councilor', 'chief', 'captain', 'editor', 'reporter'] as const;
export const officialKindSchema = z.enum(officialKinds);
export type OfficialKind = (typeof officialKinds)[number];

export const officialKindNames: Record<OfficialKind, { one: string; many: string }> = {
  mayor: { one: 'Mayor', many: 'Mayors' },
  judge: { one: 'Judge', many: 'Judges' },
  councilor: { one: 'City Councilor', many: 'City Councilors' },
  chief: { one: 'Police Chief', many: 'Police Chiefs' },
  captain: { one: 'Police Captain', many: 'Police Captains' },
  editor: { one: 'City Editor', many: 'City Editors' },
  reporter: { one: 'Reporter', many: 'Reporters' },
};

/** [LAW-4, LAW-7] The one man of the State among them, who cannot be bought. */
export const attorneyGeneralId = 'attorney-general' as OfficialId;

export const precincts = [1, 2, 3] as const;
export type Precinct = (typeof precincts)[number];

export const precinctNames: Record<Precinct, string> = { 1: '1st Precinct', 2: '2nd Precinct', 3: '3rd Precinct' };

/** A post and its holder, with the facts for a sentence. */
export const officialRefSchema = z.object({
  id: officialIdSchema,
  kind: officialKindSchema,
  name: z.string(),
  /** [OFF-1] A Councilor's district. */
  district: districtSchema.nullable(),
  /** [OFF-1] A Captain's precinct. */
  precinct: z.literal(precincts).nullable(),
});
export type OfficialRef = z.infer<typeof officialRefSchema>;

const forms: Record<OfficialKind, string> = {
  mayor: 'Mayor',
  judge: 'Judge',
  councilor: 'Councilor',
  chief: 'Chief',
  captain: 'Captain',
  editor: 'City Editor',
  reporter: 'Reporter',
};

/** `Judge Amos Pell`, as he is addressed. */
export function formatStyledName({ kind, name }: Pick<OfficialRef, 'kind' | 'name'>): string {
  return `${forms[kind]} ${name}`;
}

/** `Councilor for Riverside`, `Captain of the 1st Precinct`: the post, without its holder. */
export function postName(post: Pick<OfficialRef, 'kind' | 'district' | 'precinct'>): string {
  if (post.district !== null) return `Councilor for ${nameDistrict(post.district)}`;
  if (post.precinct !== null) return `Captain of the ${precinctNames[post.precinct]}`;
  return officialKindNames[post.kind].one;
}
