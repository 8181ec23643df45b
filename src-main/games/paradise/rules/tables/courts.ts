/** [LAW-1] The price of getting a booked man out. */
export const release = { dollars: 100, inOwnCourtDollars: 50 } as const;

/** [LAW-1] D6 up to this is the gang's own court, by how many Judges it owns. */
export const ownCourtUpTo: readonly number[] = [0, 2, 4, 6];

/** [LAW-2, LAW-4, LAW-5] */
export const trialDollars = 100;
export const bossTrialDollars = 500;
export const mistrialDollars = 200;

/** [LAW-2] The Shyster's SMARTS by D6: 1 → 4, 2-4 → 5, 5-6 → 6. */
export const lawyerSmartsByFace: readonly number[] = [4, 5, 5, 5, 6, 6];

/** [LAW-4] */
export const attorneyGeneralSmarts = 5;

/** [LAW-4] The State Attorney General at the start of the campaign. */
export const firstAttorneyGeneral = 'Cornelius Hatch';

/** [PO-6] The first group of Federal agents, and a carload of them on a raid. */
export const firstAgents = 5;
