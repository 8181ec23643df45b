import { findNamedMoment } from '#shared/contract/access.ts';
import type { ShownMoment } from '#shared/words/moments.ts';

/** Has calls name the moment that a page would show, where they name none themselves and a device has to. */
export function nameMoments<Calls extends object>(
  calls: Calls,
  show: () => Promise<ShownMoment>,
  path: readonly string[] = [],
): Calls {
  return new Proxy(calls, {
    get(tree, name, receiver) {
      const part: unknown = Reflect.get(tree, name, receiver);
      const isCall = typeof part === 'function' || (typeof part === 'object' && part !== null);
      return typeof name === 'string' && isCall ? nameMoments(part, show, [...path, name]) : part;
    },
    apply(call, self, [input, ...rest]: unknown[]) {
      const send = (sent: unknown): unknown =>
        Reflect.apply(call as (...given: unknown[]) => unknown, self, [sent, ...rest]);
      const isNamed = typeof input !== 'object' || input === null || 'period' in input;
      if (findNamedMoment(path) === 'none' || isNamed) return send(input);
      return show().then((moment) => send({ ...moment, ...input }));
    },
  });
}
