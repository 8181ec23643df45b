import fc from 'fast-check';

/** What is drawn, and last the property that holds for it. */
type Property<Ts extends [unknown, ...unknown[]]> = [
  ...drawn: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  // A property says false, or throws, as fast-check has it.
  // oxlint-disable-next-line typescript/no-invalid-void-type
  holds: (...drawn: Ts) => boolean | void,
];

/** Tries a property on a hundred draws. */
export function forAll<Ts extends [unknown, ...unknown[]]>(...property: Property<Ts>): void {
  fc.assert(fc.property(...property));
}

/** Tries a property on so many draws. */
export function forSome<Ts extends [unknown, ...unknown[]]>(numRuns: number, ...property: Property<Ts>): void {
  fc.assert(fc.property(...property), { numRuns });
}
