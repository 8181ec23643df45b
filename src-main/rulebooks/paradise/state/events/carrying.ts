/** Events of the types that a map of payloads lists, each with what it carries. */
export type Carrying<P> = { [T in keyof P]: { type: T } & P[T] }[keyof P];
