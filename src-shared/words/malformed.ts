import type { z } from 'zod';

const shapes: Readonly<Record<string, string>> = {
  object: '{ … }',
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
};

const units: Readonly<Record<string, string>> = { string: ' letters', array: ' items' };

/** Describes in one sentence what a place accepts, if its schema has no sentence of its own. */
export function placeTakes(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Write one of ${issue.values.map((value) => String(value)).join(', ')}.`;
    case 'invalid_type':
      return `It takes ${shapes[issue.expected] ?? `a ${issue.expected}`}.`;
    case 'too_small':
      return `It takes at least ${issue.minimum}${units[issue.origin] ?? ''}.`;
    case 'too_big':
      return `It takes at most ${issue.maximum}${units[issue.origin] ?? ''}.`;
    case 'unrecognized_keys':
      return `There is no field “${issue.keys.join('”, “')}” here.`;
    case 'invalid_union': {
      const { field, options } = findKinds(issue);
      return options.length === 0
        ? 'It is not written as it should be.'
        : `“${field}” is one of ${options.join(', ')}.`;
    }
    default:
      return 'It is not written as it should be.';
  }
}

type Union = { discriminator?: unknown; options?: unknown; errors?: unknown };

/** Finds the field that distinguishes the members of a union, and its values. */
function findKinds({ discriminator, options, errors }: Union): { field: string; options: string[] } {
  const inner = Array.isArray(errors) ? errors.flat() : [];
  const nested = inner.map((one: unknown) =>
    typeof one === 'object' && one !== null ? findKinds(one) : { field: '', options: [] },
  );
  const own = Array.isArray(options) ? options.map(String) : [];
  return {
    field: typeof discriminator === 'string' ? discriminator : (nested.find(({ field }) => field !== '')?.field ?? ''),
    options: [...own, ...nested.flatMap((one) => one.options)],
  };
}
