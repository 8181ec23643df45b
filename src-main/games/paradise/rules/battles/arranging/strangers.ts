import { gangTypes } from '#shared/games/paradise/city.ts';
import type { Muster, SideMuster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import { gangNames, pickPersonName } from '#main/games/paradise/rules/tables/people/names.ts';

/** Names the men of a battle that no campaign knows: a gang’s by its kind, a lawman’s behind his rank, all by the seed. */
export function nameStrangers(muster: Muster, seed: number): Muster {
  return {
    ...muster,
    attackers: nameSide(muster.attackers, seed),
    defenders: nameSide(muster.defenders, seed + 1),
  };
}

function nameSide(side: SideMuster, seed: number): SideMuster {
  const type = gangTypes[seed % gangTypes.length] ?? 'syndicate';
  const { last } = gangNames.irish;
  let named = 0;
  const name = (men: readonly FigureSource[]): FigureSource[] =>
    men.map((man) => {
      const nth = seed + named;
      named += 1;
      return {
        ...man,
        name:
          man.kind === 'gangster'
            ? pickPersonName(type, 0, nth % countNames(type))
            : `${man.profile} ${last[nth % last.length]}`,
      };
    });
  return { ...side, crew: name(side.crew), guards: name(side.guards), reserve: name(side.reserve) };
}

/** Counts the names of a type that can be drawn before one repeats. */
function countNames(type: (typeof gangTypes)[number]): number {
  return gangNames[type].first.length * gangNames[type].last.length;
}
