/** A campaign file that cannot be used as asked: `message` is one sentence for the user. */
export class CampaignFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CampaignFileError';
  }
}
