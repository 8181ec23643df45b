import { describe, expect, it } from 'vitest';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { computeBattleOdds } from '#main/games/paradise/rules/skirmish/outcomes/odds.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { musterFor } from '#test/support/scenarioStory.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const raid = bookMuster('raid', new Dice(createSeededDice(seedBattle(3))));

describe('odds', () => {
  it('are what the same battles come to when they are fought', () => {
    const odds = computeBattleOdds(raid, 40, 500, (result) => result.seen.bodies ?? 0);
    const fought = Array.from({ length: 40 }, (_, run) => resolveMuster(raid, 500 + run));
    const share = (winner: string) => fought.filter((one) => one.winner === winner).length / 40;
    expect(odds.winShare.attackers).toBeCloseTo(share('attackers'));
    expect(odds.winShare.defenders).toBeCloseTo(share('defenders'));
    const dead = fought.flatMap(({ figures }) =>
      figures.filter(({ side, posture }) => side === 'attackers' && posture === 'dead'),
    );
    expect(odds.losses.attackers.dead).toBeCloseTo(dead.length / 40);
    const bodies = fought.reduce((total, { seen }) => total + (seen.bodies ?? 0), 0);
    expect(odds.outrage).toBeCloseTo(bodies / 40);
  });

  it.each(scenarioNames)('of a %s add up, and cost the muster nothing', (name) => {
    const muster = bookMuster(name, new Dice(createSeededDice(seedBattle(9))));
    const copy = structuredClone(muster);
    const odds = computeBattleOdds(muster, 25, 1);
    expect(muster).toEqual(copy);
    const { attackers, defenders, nobody } = odds.winShare;
    expect(attackers + defenders + nobody).toBeCloseTo(1);
    const endings = Object.values(odds.endings).reduce((total, share) => total + share, 0);
    expect(endings).toBeCloseTo(1);
  });

  it('are far better for ten against two than for two against ten', () => {
    const raiders = new Roster('attackers', 'a');
    const guards = new Roster('defenders', 'd');
    const against = (own: number, others: number): number =>
      computeBattleOdds(
        musterFor('raid', {
          attackers: { crew: raiders.gangsters('hoodlum', own), vehicles: raiders.cars(2) },
          defenders: { crew: guards.gangsters('hoodlum', others) },
        }),
        60,
        7,
      ).winShare.attackers;
    expect(against(10, 2)).toBeGreaterThan(against(2, 10) + 0.5);
  });
});
