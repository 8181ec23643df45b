import { describe, expect, it } from 'vitest';
import { presets as ofBrotherhood } from '#shared/games/brotherhood/houseRules.ts';
import { presets as ofEmpireCity } from '#shared/games/empire-city/houseRules.ts';
import { presets as ofGodfather } from '#shared/games/godfather/houseRules.ts';
import { presets as ofTurfWar } from '#shared/games/turf-war/houseRules.ts';
import { findSchemas } from '#shared/games/index.ts';
import { rulebooks } from '../support/allRules.ts';
import { houses } from '../support/houses.ts';
import { programsOf } from '../support/ownGame.ts';

const all = [
  { game: 'turf-war', presets: ofTurfWar },
  { game: 'brotherhood', presets: ofBrotherhood },
  { game: 'godfather', presets: ofGodfather },
  { game: 'empire-city', presets: ofEmpireCity },
] as const;

describe.each(all)('the ready-made house rules of $game', ({ game, presets }) => {
  it('begin with the defaults, and games by each of them come to an end', () => {
    const rulebook = rulebooks[game];
    const { houseRulesSchema } = houses[game];
    const sets = Object.values(presets).map(({ rules }) => houseRulesSchema.parse(rules));
    expect(sets[0]).toEqual(houseRulesSchema.parse({}));
    for (const [nth, houseRules] of sets.entries()) {
      const quick = { title: 'Set', seed: nth + 1, npcs: 2, gangName: null, level: 'easy' };
      const setup = findSchemas(game).setup.parse({ ...rulebook.quickSetup(quick), houseRules });
      const { state } = programsOf(rulebook).game(setup, 250);
      expect({ nth, isOver: rulebook.ending(state) !== null }).toEqual({ nth, isOver: true });
    }
  });
});
