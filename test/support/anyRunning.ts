import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts } from '#test/support/paradiseCity.ts';
import fc from 'fast-check';
import { planCity } from '#main/games/paradise/rules/city/plan.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import { hireableProfiles, stats } from '#shared/games/paradise/people.ts';
import { runningSchema } from '#shared/games/paradise/running.ts';

const member = fc.record({
  name: fc.constantFrom('Al', 'Bea, Jr.', '“Cy”; the "Kid"', '=Dot', '-5', "O'Hara", 'Łódź 黑'),
  profile: fc.constantFrom(...hireableProfiles),
  stats: fc.record(
    Object.fromEntries(stats.map((stat) => [stat, fc.integer({ min: 2, max: 6 })])) as Record<
      (typeof stats)[number],
      fc.Arbitrary<number>
    >,
  ),
  wounds: fc.record({ hits: fc.integer({ min: 0, max: 2 }), guts: fc.integer({ min: 0, max: 2 }) }),
  weapons: fc.subarray(['pistol', 'rifle', 'knife', 'tommy-gun'] as const),
  custody: fc.constantFrom(null, 'jail', 'pen'),
  isStoneCold: fc.boolean(),
});

const gangs = fc
  .integer({ min: 2, max: 6 })
  .chain((count) =>
    fc.tuple(
      fc.array(
        fc.record({
          type: fc.constantFrom(...gangTypes),
          player: fc.constantFrom('human', 'npc'),
          base: fc.constantFrom(...districts.filter((district) => district !== 'chinatown')),
          bankDollars: fc.nat({ max: 9_000 }),
          permanentReputation: fc.integer({ min: -3, max: 9 }),
          members: fc.array(member, { maxLength: 6 }),
        }),
        { minLength: count, maxLength: count },
      ),
      fc.uniqueArray(fc.nat({ max: planCity(paradiseCity, count).length - 1 }), { maxLength: 30 }),
    ),
  );

/** Any campaign of Paradise that can be entered. */
export const anyRunning = fc
  .record({
    seed: fc.nat({ max: 9_999 }),
    month: fc.integer({ min: 1, max: 40 }),
    outrage: fc.integer({ min: 0, max: 20 }),
    gangs,
  })
  .map(({ gangs: [list, held], ...head }) => {
    const city = planCity(paradiseCity, list.length);
    return runningSchema.parse({
      ...head,
      gangs: list.map((gang, index) => ({
        ...gang,
        name: `Gang ${index + 1}`,
        members: [{ name: 'Boss', profile: 'boss', isBoss: true }, ...gang.members],
        businesses: held.flatMap((place, n) => {
          if (n % list.length !== index) return [];
          const planned = city[place];
          return [{ name: planned?.name, isShut: n % 3 === 0, repairMonths: n % 4 }];
        }),
      })),
    });
  });
