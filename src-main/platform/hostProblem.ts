/** A problem that keeps a host from starting or serving, in one sentence for the user; never a bug. */
export class HostProblem extends Error {
  override readonly name = 'HostProblem';
  /** The subject, for a page that has to tell one problem from another. */
  readonly about: string | null;

  constructor(message: string, { about = null, ...options }: ErrorOptions & { about?: string | null } = {}) {
    super(message, options);
    this.about = about;
  }
}
