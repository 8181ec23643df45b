/**
 * The rules say no: `message` is one sentence for the user, `rule` the digest's ID when one applies.
 * A refused command writes nothing. Anything else that is thrown is a bug.
 */
export class Refusal extends Error {
  readonly rule: string | null;

  constructor(message: string, rule: string | null = null) {
    super(message);
    this.name = 'Refusal';
    this.rule = rule;
  }
}

/** Throws a {@link Refusal} with this sentence unless the condition holds. */
export function insist(
  condition: unknown,
  message: string,
  rule: string | null = null,
): asserts condition {
  if (!condition) throw new Refusal(message, rule);
}
