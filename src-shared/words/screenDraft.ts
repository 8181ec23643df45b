/** Drafts whose names begin so hold what leaders of both sides of a battle decided at one screen: no device reads them. */
export const screenDraft = 'battle ';
