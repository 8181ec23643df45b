import { defineConfig } from 'oxlint';

/** Rules that are kept as they come. */
function kept(...names: string[]): Record<string, 'error'> {
  return Object.fromEntries(names.map((name) => [`typescript/${name}`, 'error']));
}

/**
 * The rules that ask for types, of typescript-eslint's strict set. Each is named, so that no release adds or drops one
 * unseen; every other rule is in eslint.config.ts. A file has the types of the nearest tsconfig.json above it.
 */
export default defineConfig({
  // What is excused here is excused by an `oxlint-disable` comment, which ESLint does not hold for idle.
  options: { typeAware: true, respectEslintDisableDirectives: false, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/*.svelte', 'node_modules/', 'out/', 'dist/', 'test-results/', 'playwright-report/', 'coverage/'],
  rules: {
    // A promise is awaited or handed on, and what is thrown is an error.
    ...kept('await-thenable', 'no-floating-promises', 'no-misused-promises', 'only-throw-error'),
    ...kept('prefer-promise-reject-errors', 'require-await'),
    ...kept('use-unknown-in-catch-callback-variable'),
    'typescript/return-await': ['error', 'error-handling-correctness-only'],

    // No `any` slips in.
    ...kept('no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'),
    ...kept('no-unsafe-member-access', 'no-unsafe-return'),

    // Every case is answered, and nothing is asked or said that the types say already.
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    ...kept('no-duplicate-type-constituents', 'no-redundant-type-constituents'),
    ...kept('no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'),
    ...kept('no-unnecessary-template-expression', 'no-unnecessary-type-arguments'),
    ...kept('no-unnecessary-type-assertion', 'no-unnecessary-type-conversion'),
    ...kept('no-meaningless-void-operator', 'no-useless-default-assignment'),

    // What is added up or put into a text means something there.
    ...kept('no-base-to-string', 'no-unsafe-unary-minus'),
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],

    ...kept('no-array-delete', 'no-deprecated', 'no-for-in-array', 'no-implied-eval'),
    ...kept('no-mixed-enums', 'no-unsafe-enum-comparison', 'related-getter-setter-pairs'),
    ...kept('prefer-reduce-type-parameter', 'prefer-return-this-type'),
  },
  overrides: [{ files: ['test/**/*.ts'], rules: { 'typescript/require-await': 'off' } }],
});
