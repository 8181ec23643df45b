import { describe, expect, it } from 'vitest';
import { requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { placePositions } from '#shared/games/godfather/ground/ground.ts';
import { buildMask, countPositions } from '#shared/games/godfather/ground/site.ts';
import { doctrines, type Level } from '#shared/games/godfather/minds.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { Wait } from '#shared/words/waits.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { breaksClaim, findBreak } from '#shared/games/godfather/ground/claims.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import {
  buildGround,
  countHeld,
  listLivePlaces,
  listOthersAfter,
  stakeClaim,
} from '#main/games/godfather/rules/lookups.ts';
import { buildOutlook } from '#main/games/godfather/rules/npc/outlook.ts';
import { planStep } from '#main/games/godfather/rules/npc/plan.ts';
import { buildSight, type Sight } from '#main/games/godfather/rules/npc/sight.ts';
import { quote } from '#main/games/godfather/rules/quote.ts';
import type { Order } from '#shared/games/godfather/orders.ts';
import { programsOf } from '#test/support/ownGame.ts';
import { seatOf, Story } from './story.ts';
import { takeSample } from '#test/support/samples.ts';

type Row = { key: NeighborhoodKey; racket: Racket; seats: number; cashDollars: number; blue: string; red: string };

/** The last Neighborhood, which Blue claims and only Red can answer; one man breaks it. */
const rows: readonly Row[] = [
  {
    ...{ key: 'WAL', racket: 'extortion', seats: 2, cashDollars: 3_600 },
    ...{ blue: 'A1 A2 B3 B2 C3 C4 D2 D1 A4 D4 E5 E4 F3', red: 'E2' },
  },
  {
    ...{ key: 'LES', racket: 'bookmaking', seats: 4, cashDollars: 1_650 },
    ...{ blue: 'D4 C3 C2 C5 D2 D3 B4 E4 F3 A3 D1 D5 C1', red: 'E1' },
  },
  {
    ...{ key: 'LES', racket: 'bookmaking', seats: 3, cashDollars: 1_100 },
    ...{ blue: 'F2 F3 E3 D4 E4 D2 C4 E1 F4 C3 B5 B2 E5', red: 'F5' },
  },
  {
    ...{ key: 'HAR', racket: 'bootlegging', seats: 2, cashDollars: 2_000 },
    ...{ blue: 'B5 B4 C4 A4 D3 C2 E3 C5 A3 B6 B1 D4 E5 D1 E6', red: 'D2' },
  },
];

function sit({ key, racket, seats, cashDollars, blue, red }: Row, level: Level): Story {
  const story = Story.begun({ seats, first: 'Red' }).stand(key, racket, { Blue: blue, Red: red });
  for (const place of Object.values(story.state.places)) {
    if (place.key !== key) place.status = 'stalemated';
  }
  const answered = story.state.seats.filter((one) => one !== seatOf('Blue') && one !== seatOf('Red'));
  story.place(key).claim = { seat: seatOf('Blue'), round: 1, answered, territory: null };
  story.cash('Red', cashDollars);
  Object.assign(story.family('Red'), { turns: 8, level });
  return story;
}

describe('a claim that one man breaks', () => {
  it.each(rows)('[GOD-NPC-10] falls in $key, $racket, with $seats families and $cashDollars dollars in hand', (row) => {
    for (const level of ['standard', 'hard'] as const) {
      const story = sit(row, level);
      const { majority } = requireNeighborhood(row.key);
      expect(countHeld(story.state, row.key, seatOf('Blue'))).toBeGreaterThanOrEqual(majority);
      const [first] = planStep(buildSight(story.state, seatOf('Red')));
      const spent = story.quote('Red', first?.order).places;
      expect({ level, breaks: spent.some(({ breaksClaimOf }) => breaksClaimOf === 'g2') }).toEqual({
        level,
        breaks: true,
      });
    }
  });

  it('[GOD-NPC-10, GOD-NPC-8] stands where a promise keeps the family from it', () => {
    const [row] = rows;
    if (row === undefined) throw new Error('There are rows.');
    const story = sit({ ...row, seats: 3 }, 'standard');
    const placed = (): unknown => {
      const [first] = planStep(buildSight(story.state, seatOf('Red')));
      return first?.order.kind === 'position' ? first.order.placements.length : null;
    };
    story.state.turn.log.proposals = 9;
    expect(placed()).toBe(1);
    story.state.turn.log.proposals = 0;
    const mine = [{ kind: 'stay-out', neighborhood: row.key }];
    story.give('Red', { kind: 'propose', to: 'g2', terms: { mine, turns: 3 } });
    story.give('Blue', { kind: 'answer', answer: 'accept' });
    story.state.turn.log.proposals = 9;
    expect(placed()).toBe(0);
  });
});

/** Claims in the last two fights that the family at turn could answer alone with money it leaves lying. */
function countIdle(sight: Sight, order: Order): { answerable: number; idle: number } {
  const { state, seat } = sight;
  const counts = { answerable: 0, idle: 0 };
  if (order.kind !== 'position' || listLivePlaces(state).length > 2) return counts;
  const at = state.seats.indexOf(seat);
  const { bound } = buildOutlook(sight);
  const after = listOthersAfter(state, seat);
  const { cashAfterDollars } = quote(state, seat, order);
  for (const { key, racket, claim } of listLivePlaces(state)) {
    if (claim === null || racket === null || claim.seat === seat) continue;
    const between = after.slice(0, after.indexOf(claim.seat));
    const spared = bound.spares.get(claim.seat);
    const isBound = bound.stays.has(key) || spared === 'all' || spared?.has(key) === true;
    if (isBound || !between.every((one) => claim.answered.includes(one))) continue;
    const ground = buildGround(state, key);
    const staked = stakeClaim(state, key, claim);
    const men = order.placements.find(({ neighborhood }) => neighborhood === key)?.positions ?? [];
    const base = buildMask(ground.site, men);
    const { ground: then } = placePositions(ground, at, base);
    counts.answerable += 1;
    if (breaksClaim(then, base, staked)) continue;
    const one = findBreak(ground, { at, claim: staked, base });
    const size = one === null ? Infinity : countPositions(one) - men.length;
    if (size * racketTable[racket].costDollars <= cashAfterDollars) counts.idle += 1;
  }
  return counts;
}

describe.each(takeSample([2, 3, 4]))('games of %s families', (families) => {
  it('[GOD-NPC-10] no claim of the last two fights stands while money that breaks it lies idle', () => {
    const total = { answerable: 0, idle: 0 };
    const plan = (sight: Sight, seat: SeatId, wait: Wait): ReturnType<typeof godfather.plan> => {
      const plans = godfather.plan(sight, seat, wait);
      const last = plans.at(-1);
      if (sight.state.stage.at === 'position' && last !== undefined) {
        const { answerable, idle } = countIdle(sight, last.order);
        total.answerable += answerable;
        total.idle += idle;
      }
      return plans;
    };
    for (let seed = 1; seed <= 15; seed += 1) {
      const setup = godfatherSetupSchema.parse({
        title: 'Idle',
        seed,
        families: Array.from({ length: families }, (_, place) => ({
          name: `Family ${place + 1}`,
          isHuman: false,
          level: 'standard' as const,
          doctrine: doctrines[(place + seed) % doctrines.length],
        })),
      });
      programsOf({ ...godfather, plan }).game(setup, 60);
    }
    expect(total.answerable).toBeGreaterThan(5);
    expect(total.idle).toBe(0);
  });
});
