/** Drafts with this prefix hold the decisions of both sides' leaders at one screen: no device reads them. */
export const screenDraft = 'battle ';
