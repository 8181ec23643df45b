import { z } from 'zod';
import { createIdSchema } from '#shared/words/ids.ts';

/** A Thug or a Hitman: `g1-t3` is the third Thug of family g1, `x7` the seventh gun from out of town. */
export const hoodIdSchema = createIdSchema(40).brand<'HoodId'>();
export type HoodId = z.infer<typeof hoodIdSchema>;

/** A Revenue operation. */
export const operationIdSchema = createIdSchema(40).brand<'OperationId'>();
export type OperationId = z.infer<typeof operationIdSchema>;

/** A marker of Political Influence. */
export const markerIdSchema = createIdSchema(40).brand<'MarkerId'>();
export type MarkerId = z.infer<typeof markerIdSchema>;

/** [BRO-MAP-2] The areas, in area order. */
export const areaIds = [
  'riversnobs',
  'bright-lights',
  'status-quo',
  'millgate',
  'waterfront',
  'skid-row',
  'railyards',
  'tannery-flats',
  'brickfields',
  'main-street',
  'uptown',
] as const;
export const areaIdSchema = z.enum(areaIds, 'There is no such area in this city; pick one of the map.');
export type AreaId = z.infer<typeof areaIdSchema>;

export const hoodKinds = ['thug', 'hitman'] as const;
export const hoodKindSchema = z.enum(hoodKinds);
export type HoodKind = z.infer<typeof hoodKindSchema>;
