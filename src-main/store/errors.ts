/** A campaign file that cannot be used as asked: `message` is one sentence for the user. */
export class CampaignFileError extends Error {
  /** The file itself is broken; a backup can take its place. */
  readonly isDamage: boolean;

  constructor(message: string, options: ErrorOptions & { isDamage?: boolean } = {}) {
    super(message, options);
    this.name = 'CampaignFileError';
    this.isDamage = options.isDamage ?? false;
  }
}
