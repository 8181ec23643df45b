import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StateText } from '../../src-main/commands/keeping/stateText.ts';

it('the text of a state is what JSON.stringify makes of it, whatever of it was there before', () => {
  const part = fc.jsonValue({ maxDepth: 4 });
  const state = fc.dictionary(fc.string(), fc.oneof(part, fc.constant(undefined)), { maxKeys: 6 });
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 4 }), (states) => {
      const text = new StateText();
      let before: Record<string, unknown> = {};
      for (const one of states) {
        before = { ...before, ...one };
        expect(text.of(before)).toBe(JSON.stringify(before));
        expect(text.of(before)).toBe(JSON.stringify(before));
      }
    }),
  );
});
