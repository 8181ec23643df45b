import type { SeatId } from '#shared/words/ids.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { listLivingGangs } from '#main/games/paradise/rules/lookups.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import { playCampaign, createProgramsSetup, type PlayedMonth } from './playing.ts';
import { createCityTally, countCityMonth, type CityTally } from './cityTally.ts';

/** A campaign of four Standard gangs; the types go round by the seed. */
export type CityTask = {
  seed: number;
  months: number;
  houseRules: Partial<ParadiseSetup['houseRules']>;
};

/** A city's years in numbers. */
export type CityResult = {
  /** Outrage at each month's close. */
  outrage: number[];
  /** Months in which the outrage roll came to Something Must Be Done. */
  raidsOrdered: number;
  fedsCame: number;
  fedsLeft: number;
  eliminated: number;
  leadChanges: number;
  /** Those after the first year. */
  lateLeads: number;
  /** Patients who got points back, and how many of them were sent out in the month they should rest (HEAL-4). */
  treated: number;
  overexerted: number;
  battles: number;
} & CityTally;

/** Plays one campaign of NPC gangs at Standard and counts how its city lived. */
export function playCityGame({ seed, months, houseRules }: CityTask): CityResult {
  const npcs = Array.from({ length: 4 }, (_, nth) => ({
    type: gangTypes[(seed + nth) % gangTypes.length] ?? ('syndicate' as const),
  }));
  const result: CityResult = {
    outrage: [],
    raidsOrdered: 0,
    fedsCame: 0,
    fedsLeft: 0,
    eliminated: 0,
    leadChanges: 0,
    lateLeads: 0,
    treated: 0,
    overexerted: 0,
    battles: 0,
    ...createCityTally(),
  };
  const leaders: (SeatId | null)[] = [];
  playCampaign(createProgramsSetup(seed, npcs, houseRules), months, (played) => {
    countMonth(played, result);
    countCityMonth(played, result);
    leaders.push(findLeader(played.state));
  });
  const changes = leaders.map((ahead, month) => {
    const before = leaders[month - 1];
    return before !== undefined && before !== null && ahead !== before;
  });
  result.leadChanges = changes.filter(Boolean).length;
  result.lateLeads = changes.slice(12).filter(Boolean).length;
  return result;
}

function countMonth({ entries, state }: PlayedMonth, result: CityResult): void {
  result.outrage.push(state.outrage);
  for (const { event } of entries.flatMap(({ happenings }) => happenings)) {
    switch (event.type) {
      case 'outrage-rolled':
        if (event.verdict === 'something-must-be-done') result.raidsOrdered += 1;
        break;
      case 'feds-arrived':
        result.fedsCame += 1;
        break;
      case 'feds-left':
        result.fedsLeft += 1;
        break;
      case 'eliminated':
        result.eliminated += 1;
        break;
      case 'battle-settled':
        if (event.settled.outcome !== null) result.battles += 1;
        break;
      case 'treated':
        if (Object.values(event.regained).some((points) => points > 0)) result.treated += 1;
        break;
      case 'overexerted':
        result.overexerted += 1;
        break;
      default:
    }
  }
}

function findLeader(state: State): SeatId | null {
  const [first] = listLivingGangs(state).toSorted((a, b) => computeScore(state, b.id) - computeScore(state, a.id));
  return first?.id ?? null;
}
