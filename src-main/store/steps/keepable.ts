import { CampaignFileError } from '../file/errors.ts';

/** Refuses a text that SQLite would not give back as it was given. */
export function requireKeepable(text: string): void {
  if (text.isWellFormed()) return;
  throw new CampaignFileError('A text in it has broken letters; write it anew. Nothing was changed.');
}
