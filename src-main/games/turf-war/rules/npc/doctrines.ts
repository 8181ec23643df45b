import type { Doctrine, Level } from '#shared/games/turf-war/minds.ts';

/** [WAR-NPC-8] How a gang plays. */
export type Weights = {
  /** Share of its strength that moves. */
  share: number;
  /** MC it keeps back. */
  cash: number;
  /** The weights of its ideas: hunting, grabbing land, covering its own. */
  hunt: number;
  grab: number;
  cover: number;
  /** Its demands on alliances, 0 to 100: the trust in a partner. */
  asksTrust: number;
  prefers: 'open' | 'secret';
  /** Value that an attack on an ally must bring beyond the best honest plan; null: never. */
  treachery: number | null;
  /** Value that a broken promise must bring beyond the best plan that keeps it; null: never. */
  breach: number | null;
  /** Betrays the weakest only. */
  weakestOnly: boolean;
  joins: boolean;
  /** Strength beside the Don. */
  guard: number;
};

export const weightsByDoctrine: Readonly<Record<Doctrine, Weights>> = {
  hammer: {
    share: 1,
    cash: 7,
    hunt: 1.15,
    grab: 0.6,
    cover: 0.2,
    asksTrust: 45,
    prefers: 'open',
    treachery: null,
    breach: null,
    weakestOnly: false,
    joins: true,
    guard: 0,
  },
  jackal: {
    share: 0.95,
    cash: 6,
    hunt: 0.9,
    grab: 0.9,
    cover: 0.2,
    asksTrust: 40,
    prefers: 'secret',
    treachery: 1,
    breach: 4,
    weakestOnly: true,
    joins: true,
    guard: 0,
  },
  fox: {
    share: 0.9,
    cash: 7,
    hunt: 0.7,
    grab: 1,
    cover: 0.5,
    asksTrust: 35,
    prefers: 'secret',
    treachery: 1,
    breach: 2.5,
    weakestOnly: false,
    joins: true,
    guard: 0,
  },
  landlord: {
    share: 0.9,
    cash: 7,
    hunt: 0.4,
    grab: 1.2,
    cover: 0.7,
    asksTrust: 40,
    prefers: 'open',
    treachery: null,
    breach: null,
    weakestOnly: false,
    joins: true,
    guard: 0,
  },
  banker: {
    share: 0.85,
    cash: 7,
    hunt: 0.85,
    grab: 1,
    cover: 0.7,
    asksTrust: 35,
    prefers: 'open',
    treachery: null,
    breach: null,
    weakestOnly: false,
    joins: true,
    guard: 0,
  },
  'old-lion': {
    share: 1,
    cash: 7,
    hunt: 1.1,
    grab: 0.9,
    cover: 0.4,
    asksTrust: 48,
    prefers: 'open',
    treachery: null,
    breach: null,
    weakestOnly: false,
    joins: true,
    guard: 3,
  },
};

/** [WAR-NPC-8] Adjusts a doctrine to a beaten gang: its money hires, and all its men but one with the Don go for land. */
export function adjustToDefeat(usual: Weights): Weights {
  return { ...usual, cash: 2, grab: usual.grab * 2 };
}

/** [WAR-NPC-4] How long a level thinks: worlds it imagines, plans it compares, and how far it is off. */
export type Effort = { worlds: number; plans: number; noise: number; refine: number; keen: boolean };

export const efforts: Readonly<Record<Level, Effort>> = {
  erratic: { worlds: 0, plans: 0, noise: 0, refine: 0, keen: false },
  easy: { worlds: 1, plans: 6, noise: 2, refine: 0, keen: false },
  standard: { worlds: 6, plans: 12, noise: 0, refine: 0, keen: false },
  hard: { worlds: 14, plans: 28, noise: 0, refine: 24, keen: true },
};
