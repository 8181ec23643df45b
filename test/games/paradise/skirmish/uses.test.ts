import { describe, expect, it } from 'vitest';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { randomMuster } from '#test/support/randomMuster.ts';

/** Random battles enough that everything with a fair chance comes up. */
const battles = 1_200;

/** What is said and rolled for in them, numbers left out. */
function everythingSaid(): Map<string, number> {
  const said = new Map<string, number>();
  const count = (text: string): void => void said.set(text, (said.get(text) ?? 0) + 1);
  for (let seed = 0; seed < battles; seed += 1) {
    const { happenings } = resolveMuster(randomMuster(seed), seed);
    for (const { event, dice } of happenings) {
      if ('text' in event) count(event.text.replace(/\d+/g, 'N'));
      else count(event.type);
      for (const { purpose, modifiers } of dice) {
        count(purpose.replace(/\d+/g, 'N'));
        for (const { reason } of modifiers) count(reason);
      }
    }
  }
  return said;
}

describe('whatever the rules know comes up in battles', () => {
  const said = [...everythingSaid()];
  const uses = (pattern: RegExp): number =>
    said.reduce((total, [text, times]) => total + (pattern.test(text) ? times : 0), 0);

  it.each([
    ['[CARD-3] citizens', /calls on the citizens/],
    ['[CARD-4] held cards', /card-played/],
    ['[CARD-5] sirens', /Sirens\./],
    ['[CARD-6] spotting', /looks for/],
    ['[CARD-6] talking', /sees through it/],
    ['[CARD-6] leaps', /leaps through the window/],
    ['[MOVE-1] creeping', / hears /],
    ['[MOVE-2] climbing', / climbs: STUNTS/],
    ['[MOVE-3] hiding', / hides: SMARTS/],
    ['[GATS-4] aiming', /takes aim/],
    ['[GATS-5] near misses', /too close for comfort/],
    ['[GATS-6] reloading', / reloads\./],
    ['[GATS-7] hostages', /for a shield/],
    ['[CARD-7] a threat', /clears out/],
    ['[FIST-2] brawls', /Brawling on/],
    ['[FIST-3] breaking away', /breaks away/],
    ['[GUTS-2] getting a grip', /gets a grip/],
    ['[GUTS-3] surrender', /throws down his gun/],
    ['[GUTS-4] The Look', /The Look/],
    ['[GUTS-4] reputations', /is a Stone Cold Killer/],
    ['[BOMB-1] grenades', /A grenade explodes/],
    ['[BOMB-2] bundles', /A bundle of dynamite explodes/],
    ['[BOMB-3] gasoline', /Burning gasoline/],
    ['[BOMB-4] set bombs', /sets a bomb/],
    ['[CAR-2] hazards', /hazards?\): STUNTS/],
    ['[CAR-3] braking', /^Braking/],
    ['[CAR-4] swerving', /^Swerving/],
    ['[CAR-5] crashes', /^Crash/],
    ['[CAR-6] running boards', /running board/],
    ['[CAR-7] shots at cars', /What part of the/],
    ['[CAR-8] running down', /is run down|leaps from the (car|truck)/],
    ['[CAR-9] armor', /confirms against armor/],
    ['[SCN-1] the telephone', /gets through on the telephone/],
    ['[SCN-1] smashing', / smashes the /],
    ['[SCN-10] cuffs', /puts the cuffs on/],
  ])('%s', (_rule, pattern) => {
    expect(uses(pattern)).toBeGreaterThan(0);
  });

  it.each([
    ['[SK-11]', /^Bomber$/],
    ['[SK-13]', /^Bruiser$/],
    ['[SK-14]', /^Brutal Champ$/],
    ['[SK-16]', /makes sure of/],
    ['[SK-22, SK-41]', /and the bottle/],
    ['[SK-25]', /^Gullible$/],
    ['[SK-32]', /^Just Nuts$/],
    ['[SK-33]', /^Knife-thrower$/],
    ['[SK-34]', /calls on his luck/],
    ['[SK-35]', /^Mack the Knife$/],
    ['[SK-42]', /^Mumbles$/],
    ['[SK-44]', /^one arm$/],
    ['[SK-45]', /^Pineapple Man$/],
    ['[SK-46]', /pistoleer/],
    ['[SK-51]', /^Real Charmer$/],
    ['[SK-52]', /sharpshooter/],
    ['[SK-53]', /shotgunner/],
    ['[SK-54]', /^Slugger$/],
    ['[SK-56]', /swallows hard/],
    ['[SK-61]', /^Squeamish$/],
    ['[SK-62]', /tommy gunner/],
    ['[SK-65]', /^Wheel Man$/],
    ['[SK-67] a Femme Fatale', /Femme Fatale/],
    ['[SK-67] a Nice Girl', /Nice Girl/],
    ['[SK-67] Real Scary', /^Real Scary$/],
  ])('%s counts where it should', (_rule, pattern) => {
    expect(uses(pattern)).toBeGreaterThan(0);
  });
});
