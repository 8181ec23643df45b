import { z } from 'zod';
import { statBlockSchema } from '#shared/games/paradise/people.ts';
import { officialRefSchema, type OfficialRef } from '#shared/games/paradise/officials.ts';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';

/** [OFF-10] An office-holder's stats other than his SMARTS. */
export const officialStatsSchema = statBlockSchema.omit({ smarts: true });
export type OfficialStats = z.infer<typeof officialStatsSchema>;

/** A post and the man who holds it now. */
export const officialSchema = z.object({
  ...officialRefSchema.shape,

  /** His former names, the first one first. */
  formerNames: z.exactOptional(z.array(z.string())),
  smarts: z.int(),
  /** [OFF-10] His other stats, once they were needed; absent until then and where his profile has them. */
  stats: z.exactOptional(officialStatsSchema),
  /** Gangs that have had him on their payroll know his wits; everybody does once he was tried in public. */
  smartsKnownTo: z.union([z.array(seatIdSchema), z.literal('everybody')]),
  seatedMonth: z.int(),
  /** [OFF-8] The first month in which a new man takes money. */
  forSaleFromMonth: z.int(),
  /** Public: the gangs he was seen to serve, and the last month of it. */
  seenWith: z.record(seatIdSchema, z.int()),
});
export type Official = z.infer<typeof officialSchema>;

/** One official in one gang's pay; known to the gang alone until he shows it. */
export type Payroll = {
  seat: SeatId;
  official: OfficialId;
  /** His monthly pay, before RK-10. */
  rateDollars: number;
  /** [OFF-6] The most the gang will pay to keep him. */
  limitDollars: number;
  /** [OFF-6] The pay he demands since he heard of a colleague's, or null. */
  wantsDollars: number | null;
  /** [OFF-7] Not to be paid this month. */
  isWithheld: boolean;
  sinceMonth: number;
};

/** A gang's dealings with an official it does not own, known to that gang alone. */
export type Dealing = {
  seat: SeatId;
  official: OfficialId;
  /** He left the gang and takes nothing from it through this month; 0: no quarrel. */
  shunsUntilMonth: number;
  /** [OFF-6] The month in which the gang was outbid, and its own bid; 0: never. */
  outbidMonth: number;
  outbidDollars: number;
};

/** [PO-3] The City Editor's change of the month's outrage roll, and its gang. */
export type Lean = { seat: SeatId; points: number };

/** The facts that belong to City Hall as a whole. */
export type CityHall = {
  /** Where the walk through the officials' names began, and how far it is. */
  namesFrom: number;
  namesUsed: number;
  lean: Lean | null;
  /** [PO-5] The gang that directs the police and has yet to choose a target. */
  ear: SeatId | null;
};

/** The part of a campaign's state that is about officials. */
export type OfficialsState = {
  officials: Record<OfficialId, Official>;
  payrolls: Record<string, Payroll>;
  dealings: Record<string, Dealing>;
  cityHall: CityHall;
};

/** City Hall before anyone sits in it. */
export function emptyCityHall(): OfficialsState {
  return { officials: {}, payrolls: {}, dealings: {}, cityHall: { namesFrom: 0, namesUsed: 0, lean: null, ear: null } };
}

/** Formats the key of a gang's dealings with an official. */
export function formatDealingKey(seat: SeatId, official: OfficialId): string {
  return `${seat}:${official}`;
}

/** Returns the part of an official that an event names. */
export function buildOfficialRef(official: OfficialRef): OfficialRef {
  const { id, kind, name, district, precinct } = official;
  return { id, kind, name, district, precinct };
}
