import { chargeNames, type Charge } from '#shared/words/crests.ts';

/** The charges of crests, as an engraver would cut them on a shield of 60 by 68. */
export const charges: Readonly<Record<Charge, string>> = {
  // A top hat over a cane.
  syndicate: 'M18 40h24v-4h-5v-16h-14v16h-5zM16 46l28 6M24 32h12',
  // A shamrock.
  irish: 'M30 30c-8-12-20-2-9 5c-10 5-2 16 6 8c0 6 0 9-3 13h12c-3-4-3-7-3-13c8 8 16-3 6-8c11-7-1-17-9-5z',
  // A black hand.
  sicilian: 'M22 54v-14l-5-8c-1-3 3-4 5-1l3 4v-16c0-4 5-4 5 0v12v-15c0-4 5-4 5 0v15v-12c0-4 5-4 5 0v22c0 5-2 8-3 13z',
  // A lantern.
  tong: 'M26 16h8v4h-8zM22 20h16c6 6 6 16 0 22h-16c-6-6-6-16 0-22zM26 42h8v4h-8zM28 46v10M32 46v10M22 26h16M21 31h18M22 36h16',
  // A brickbat and a rat's tail.
  street: 'M18 24l20-6l6 12l-20 8zM24 38c-6 8 4 10 10 8s8 4 4 8M38 18v0M22 30l18-6',
  key: 'M30 14c-11 0-11 16 0 16s11-16 0-16zM28 30v24h4v-24M32 44h7v4h-7M32 50h5v4h-5',
  horseshoe: 'M20 16c-6 14-2 32 10 36c12-4 16-22 10-36l-6 2c4 12 2 22-4 26c-6-4-8-14-4-26z',
  star: 'M30 14l5 12h13l-10 8l4 13l-12-8l-12 8l4-13l-10-8h13z',
  anchor: 'M30 14c-6 0-6 8 0 8s6-8 0-8zM28 22v28M32 22v28M20 28h20M14 40c2 12 10 14 16 14s14-2 16-14l-6 4M14 40l6 4',
  dice: 'M18 20h24v26h-24zM24 26h3v3h-3zM33 26h3v3h-3zM24 38h3v3h-3zM33 38h3v3h-3zM28 32h3v3h-3z',
};

/** Picks the charge of a seat by its color. */
export function pickCharge(color: number): Charge {
  return chargeNames[(color + 5) % chargeNames.length] ?? 'star';
}
