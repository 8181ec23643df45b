import { lowerArticles } from '#shared/words/sentences.ts';

/**
 * A refusal by the rules: `message` is one sentence for the user, `rule` the digest's ID if one applies, `about` the ID
 * of its person or thing if a form has a row for it. A refused command writes nothing. Any other exception is a bug.
 */
export class Refusal extends Error {
  readonly rule: string | null;
  readonly about: string | null;

  constructor(message: string, rule: string | null = null, about: string | null = null) {
    super(lowerArticles(message));
    this.name = 'Refusal';
    this.rule = rule;
    this.about = about;
  }
}

/** Runs work and returns its Refusal, or null where there is none; anything else that is thrown goes on. */
export function catchRefusal(work: () => void): Refusal | null {
  try {
    work();
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

/** Throws a {@link Refusal} with this sentence unless the condition holds. */
export function refuseUnless(
  condition: unknown,
  message: string,
  rule: string | null = null,
  about: string | null = null,
): asserts condition {
  if (!condition) throw new Refusal(message, rule, about);
}
