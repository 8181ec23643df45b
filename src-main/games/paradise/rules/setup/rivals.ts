import type { Running } from '#shared/games/paradise/running.ts';
import { normalizeName } from '#shared/words/named.ts';
import { formatPlain } from '#kernel/tables/cells.ts';
import { setJoined } from './members.ts';

type Given = Record<string, unknown> & { gangs?: Record<string, unknown>[] };

/**
 * Adds the NPC gangs of a newly founded campaign to gangs of another one, which keep their holdings. Month, outrage and
 * City Hall are the founded campaign's, unless the file says otherwise.
 */
export function addRivals(given: Given, founded: Running): Given {
  const gangs = given.gangs ?? [];
  const names = new Set(gangs.map(({ name }) => normalizeName(formatPlain(name))));
  const held = new Set(
    gangs.flatMap(({ businesses }) =>
      Array.isArray(businesses)
        ? businesses.map((one: { name?: unknown }) => normalizeName(formatPlain(one.name)))
        : [],
    ),
  );
  const rivals = founded.gangs
    .filter(({ player, name }) => player === 'npc' && !names.has(normalizeName(name)))
    .map((gang) => ({
      ...gang,
      businesses: gang.businesses.filter(({ name }) => !held.has(normalizeName(name ?? ''))),
    }));
  const { month, outrage, seed, houseRules, gangsAtStart } = founded;
  return {
    month,
    outrage,
    seed,
    houseRules,
    gangsAtStart: Math.max(gangsAtStart ?? 2, gangs.length + rivals.length),
    ...given,
    gangs: [...gangs.map((gang) => startFresh(gang, month)), ...rivals],
  };
}

/** Starts the months anew, so that no gang joined after the first. */
function startFresh(gang: Record<string, unknown>, month: number): Record<string, unknown> {
  const members = Array.isArray(gang['members']) ? (gang['members'] as unknown[]) : [];
  return { ...gang, members: members.map((one) => setJoined(one as object, month)) };
}
