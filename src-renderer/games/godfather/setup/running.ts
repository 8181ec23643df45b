import { requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { HouseRules } from '#shared/games/godfather/houseRules.ts';
import type { Racket } from '#shared/games/godfather/values.ts';

export type RunningPlaceDraft = {
  status: 'unplayed' | 'open' | 'controlled' | 'stalemated';
  racket: Racket;
  /** Its controller or claimant, by place at the table; -1 is nobody. */
  holder: number;
  /** By place at the table: positions with spaces between, `B2 C2`. */
  men: string[];
};

/** A game that stands on a table, as it is typed in. */
export type RunningDraft = {
  round: number;
  first: number;
  cash: number[];
  places: Partial<Record<NeighborhoodKey, RunningPlaceDraft>>;
};

export const createBlankRunning = (): RunningDraft => ({
  round: 2,
  first: 0,
  cash: [3_000, 3_000, 3_000, 3_000],
  places: {},
});

export const createBlankPlace = (): RunningPlaceDraft => ({
  status: 'unplayed',
  racket: 'hijacking',
  holder: -1,
  men: ['', '', '', ''],
});

type Player = { name: string; isHuman: boolean; level: string; doctrine: string | null };

type Typed = {
  title: string;
  seed: number;
  families: readonly Player[];
  houseRules: HouseRules;
  running: RunningDraft;
};

/** The draft as the text of a file, checked further where files are; or what cannot be read of it. */
export function formatRunning(typed: Typed): { text: string } | { problems: string[] } {
  const { title, seed, families, houseRules, running } = typed;
  const problems: string[] = [];
  const nameAt = (at: number): string | null => families[at]?.name ?? null;
  const neighborhoods = houseRules.neighborhoods.flatMap((key) => {
    const place = running.places[key];
    if (place === undefined || place.status === 'unplayed') return [];
    const { name, positions } = requireNeighborhood(key);
    const pieces = families.flatMap(({ name: family }, at) => {
      const spots = (place.men[at] ?? '')
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean);
      const full = spots.map((spot) => (spot.startsWith(`${key}-`) ? spot : `${key}-${spot}`));
      for (const one of full) {
        const isKnown = positions.some((position) => position === one);
        if (!isKnown) problems.push(`${name}: there is no position ${one}; write them like B2 C2.`);
      }
      return full.length === 0 ? [] : [{ family, positions: full }];
    });
    const isOpen = place.status === 'open';
    const holder = nameAt(place.holder);
    if (place.status === 'controlled' && holder === null) {
      problems.push(`${name}: say which family controls it.`);
    }
    return [
      {
        key,
        status: place.status,
        racket: place.racket,
        controller: place.status === 'controlled' ? holder : null,
        openedRound: isOpen ? 1 : null,
        pieces,
        claim: isOpen && holder !== null ? { family: holder, answered: [] } : null,
      },
    ];
  });
  if (problems.length > 0) return { problems };
  const file = {
    title,
    seed,
    round: running.round,
    houseRules,
    families: families.map((family, at) => ({ ...family, cashDollars: running.cash[at] ?? 0 })),
    first: nameAt(running.first) ?? nameAt(0) ?? '',
    neighborhoods,
  };
  return { text: JSON.stringify(file, null, 2) };
}
