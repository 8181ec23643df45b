import { defineConfig } from 'oxlint';

/** Names that may stand unused. */
export const unusedNames = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };

/** The length of a function. */
export const longFunctions = { max: 70, skipBlankLines: true, skipComments: true };

/** Rules that are kept as they come. */
function kept(...names: string[]): Record<string, 'error'> {
  return Object.fromEntries(names.map((name) => [`typescript/${name}`, 'error']));
}

/** Rules by their names in one text, each kept as it comes. */
function listed(plugin: string, names: string): [rule: string, 'error'][] {
  return names
    .trim()
    .split(/\s+/u)
    .map((name) => [`${plugin}/${name}`, 'error']);
}

/** The rules without types of ESLint's recommended set, and of typescript-eslint's strict and stylistic ones. */
const untyped: Record<string, 'error'> = Object.fromEntries([
  ...listed(
    'eslint',
    `
    for-direction no-array-constructor no-async-promise-executor no-case-declarations no-compare-neg-zero
    no-cond-assign no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var
    no-dupe-else-if no-duplicate-case no-empty-character-class no-empty-function no-empty-pattern
    no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp
    no-irregular-whitespace no-loss-of-precision no-misleading-character-class no-nonoctal-decimal-escape
    no-prototype-builtins no-regex-spaces no-self-assign no-shadow-restricted-names no-sparse-arrays
    no-unassigned-vars no-unexpected-multiline no-unsafe-finally no-unsafe-optional-chaining no-unused-labels
    no-unused-private-class-members no-useless-backreference no-useless-catch
    no-useless-constructor no-useless-escape no-var prefer-const prefer-rest-params prefer-spread
    preserve-caught-error require-yield use-isnan valid-typeof
  `,
  ),
  ...listed(
    'typescript',
    `
    adjacent-overload-signatures array-type ban-ts-comment ban-tslint-comment class-literal-property-style
    consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
    no-confusing-non-null-assertion no-duplicate-enum-values no-empty-object-type no-explicit-any
    no-extra-non-null-assertion no-extraneous-class no-inferrable-types no-invalid-void-type no-misused-new
    no-namespace no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-non-null-assertion
    no-require-imports no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging
    no-unsafe-function-type no-wrapper-object-types prefer-as-const prefer-for-of prefer-function-type
    prefer-literal-enum-member prefer-namespace-keyword triple-slash-reference unified-signatures
  `,
  ),
]);

/**
 * The rules for scripts: typescript-eslint's strict and stylistic sets and ESLint's own, with types and without. Each
 * that asks for types is named, so that no release adds or drops one unseen. A file has the types of the nearest
 * tsconfig.json above it. Rooms and components are in eslint.config.ts.
 */
export default defineConfig({
  // What is excused here is excused by an `oxlint-disable` comment, which ESLint does not hold for idle.
  options: { typeAware: true, respectEslintDisableDirectives: false, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript'],
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

    ...untyped,
    'eslint/eqeqeq': 'error',
    'eslint/max-lines-per-function': ['error', longFunctions],
    'eslint/no-console': 'error',
    'eslint/no-duplicate-imports': 'error',
    'eslint/no-empty': ['error', { allowEmptyCatch: false }],
    'eslint/no-unused-vars': ['error', unusedNames],
    'eslint/no-unused-expressions': 'error',
    'typescript/no-import-type-side-effects': 'error',
  },
  overrides: [
    // A drawing is a list of lines: data, however long; and so is a test.
    {
      files: ['src-main/press/engravings/**', 'test/**', 'scripts/**', 'config/**', '*.ts'],
      rules: { 'eslint/max-lines-per-function': 'off' },
    },
    {
      files: ['scripts/**/*.ts', 'test/bench/**/*.ts', 'test/torture/**/*.ts', 'test/e2e/**/*.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: ['test/**/*.ts'],
      rules: {
        'typescript/require-await': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-empty-function': 'off',
        'eslint/no-empty-function': 'off',
      },
    },
  ],
});
