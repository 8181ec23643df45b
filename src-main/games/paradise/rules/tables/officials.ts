import { formatDollars } from '#shared/words/text.ts';
import { release } from './courts.ts';
import type { OfficialKind } from '#shared/games/paradise/officials.ts';

/** [OFF-1, OFF-3] One row of the table of officials. */
export type OfficialRow = {
  /** How many there are; null: as many as anyone cares to pay. */
  count: number | null;
  monthlyDollars: number;
  /** [GANG-12] */
  minReputation: number;
  /** SMARTS by the face of one D6. */
  smartsByFace: readonly [number, number, number, number, number, number];
  owners: 'one' | 'many';
  /** [OFF-3] Added to his gang's roll when Something Must Be Done. */
  raidBonus: number;
};

export const officialTable: Readonly<Record<OfficialKind, OfficialRow>> = {
  mayor: createRow(1, 1_000, 6, [3, 3, 3, 4, 4, 5], 'many', 3),
  judge: createRow(3, 750, 5, [4, 4, 4, 5, 5, 6], 'one', 1),
  councilor: createRow(12, 250, 4, [3, 3, 3, 3, 4, 4], 'one', 1),
  chief: createRow(1, 750, 5, [3, 3, 3, 4, 4, 5], 'many', 3),
  captain: createRow(3, 500, 4, [3, 3, 3, 3, 4, 5], 'one', 2),
  editor: createRow(1, 1_000, 4, [4, 4, 4, 4, 5, 5], 'many', 0),
  reporter: createRow(null, 100, 2, [3, 3, 3, 3, 4, 4], 'one', 0),
};

function createRow(
  count: number | null,
  monthlyDollars: number,
  minReputation: number,
  smartsByFace: OfficialRow['smartsByFace'],
  owners: 'one' | 'many',
  raidBonus: number,
): OfficialRow {
  return { count, monthlyDollars, minReputation, smartsByFace, owners, raidBonus };
}

/**
 * [OFF-4, OFF-8] The officials the Mayor may accuse: everybody below him at City Hall, on the bench and in the
 * precincts.
 */
export const belowTheMayor: readonly OfficialKind[] = ['judge', 'councilor', 'chief', 'captain'];

/** [OFF-4] The officials the Mayor hires and fires. */
export const hiredByTheMayor: readonly OfficialKind[] = ['chief', 'captain'];

/** [OFF-8] The officials a Reporter may expose: the city's government. The paper does not expose its own. */
export const exposable: readonly OfficialKind[] = ['mayor', ...belowTheMayor];

/** [OFF-6] The least by which a bid must beat another, in dollars a month. */
export const bidStepDollars = 50;

/** [OFF-5] An official's guards against a Hit, in words. */
export const bodyguardTexts: Readonly<Record<OfficialKind | 'attorney-general', string>> = {
  mayor: 'Four Beat Cops at his side.',
  judge: 'A car of six police.',
  councilor: 'Two Beat Cops at his side.',
  chief: 'A car of six Beat Cops, and his own car with a driver.',
  captain: 'His driver, and a car of six Beat Cops if the Chief agrees.',
  editor: 'Nobody.',
  reporter: 'Nobody.',
  'attorney-general': 'Four Beat Cops at his side.',
};

/** [OFF-5] The men who are met on a Hit, on average. */
export const officialCompany: Readonly<Record<OfficialKind, number>> = {
  mayor: 5,
  judge: 7,
  councilor: 3,
  chief: 8,
  captain: 5,
  editor: 1,
  reporter: 1,
};

/** [OFF-4] The uses of each official, in our words. */
export const officialDuties: Readonly<Record<OfficialKind, readonly string[]>> = {
  mayor: [
    'Dismisses the Chief and the Captains and appoints others.',
    'Accuses Judges, Councilors, the Chief or a Captain of corruption.',
  ],
  judge: [`Lets arrested men of his gang go for ${formatDollars(release.inOwnCourtDollars)} each.`],
  councilor: ['A voice in the council, and an ear in his district.'],
  chief: ['Sends a car of officers more with a raid his gang asked for.'],
  captain: ['Lets his gang name the door the police raid, if it lies in his precinct.'],
  editor: ['Kills any story.', 'Moves the month’s outrage roll by up to 2 either way.'],
  reporter: [
    'Writes one article a month: against the gangs (+1 outrage) or in their praise (−1).',
    'Or exposes an official, who must answer or go.',
  ],
};
