/**
 * A page that sends this header gets refusals with status 200 and their own status in the same header: browsers print
 * every status of an error in red, as if something were broken.
 */
export const refusalHeader = 'x-racketeer-refusal';

/** The statuses of refusals: the call was understood, and the rules refuse it, or no campaign is open. */
export const refusalStatuses: ReadonlySet<number> = new Set([409, 412]);
