import type { Running } from '#shared/games/paradise/running.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { normalizeName } from '#shared/words/named.ts';
import { joinWords } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listSeats } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import { setMind } from './founding.ts';
import { enterRunning } from './joining.ts';

/** Enters the campaign that is under way in the city of a setup. The campaign takes the city without its start. */
export function enterStart(table: ParadiseTable, setup: ParadiseSetup): void {
  enterRunning(table, describeStart(setup));
  const level = setup.underWay?.level;
  if (level === undefined) return;
  listSeats(table.state).forEach((seat, index) => {
    const gang = table.state.gangs[seat];
    if (gang !== undefined && !gang.isHuman) setMind(table, gang, { level }, { index, colour: gang.colour });
  });
}

/** Describes the start of a city as a running campaign; refuses a setup that founds gangs beside it. */
function describeStart({
  city: pack,
  underWay,
  gangs,
  npcs,
  title,
  seed,
  houseRules,
  startMonth = 1,
}: ParadiseSetup): Running {
  const { start, ...city } = pack ?? {};
  if (pack === undefined || start === undefined) throw new Error('The city begins without a start.');
  refuseUnless(
    gangs.length + npcs.length === 0,
    `${pack.name} begins with gangs of its own; leave others out, and say which of them people play.`,
  );
  const played = new Set((underWay?.played ?? []).map(normalizeName));
  for (const name of played) requireGangNamed(start.gangs, name);
  return {
    title,
    seed,
    houseRules,
    month: startMonth,
    ...start,
    gangs: start.gangs.map((gang) => ({ ...gang, player: played.has(normalizeName(gang.name)) ? 'human' : 'npc' })),
    city: city as NonNullable<Running['city']>,
  };
}

/** Requires a gang of a start by its name. */
export function requireGangNamed(gangs: Running['gangs'], name: string): string {
  const found = gangs.find((gang) => normalizeName(gang.name) === normalizeName(name));
  const all = joinWords(gangs.map((gang) => gang.name));
  refuseUnless(found !== undefined, `There is no gang “${name}” here; name one of ${all}.`);
  return found.name;
}
