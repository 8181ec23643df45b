/** A problem that keeps a host from starting or serving, in one sentence for the user; never a bug. */
export class HostProblem extends Error {
  override readonly name = 'HostProblem';
}
