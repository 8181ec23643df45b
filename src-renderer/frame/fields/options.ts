/** One option of a select: its value, its words, and whether it is shown but cannot be picked. */
export type Option<Value> = readonly [value: Value, words: string | number, isClosed?: boolean];

/** Options in their order; `false` and null stand for one that does not apply. */
export type Options<Value> = readonly (Option<Value> | false | null)[];

/** The words of each option by its value. */
export type OptionNames<Value> = string extends Value ? never : Partial<Record<Extract<Value, string>, string>>;
