/** The header of a call that changes something: an id that its page made, and sends again with the same call. */
export const onceHeader = 'x-racketeer-once';

const form = /^[\w-]{16,64}$/u;

/** Reads the id of a call from its headers; none where it has none that is sound. */
export function readOnce(headers: Readonly<Record<string, string | string[] | undefined>>): { once?: string } {
  const given = headers[onceHeader];
  return typeof given === 'string' && form.test(given) ? { once: given } : {};
}
