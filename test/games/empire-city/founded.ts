import { seedRng } from '#kernel/dice/dice.ts';
import { foundGame } from '#main/games/empire-city/rules/setup/founding.ts';
import { createBlankState } from '#main/games/empire-city/rules/state.ts';
import type { StartCard } from '#shared/games/empire-city/families.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import { Story } from './story.ts';

type Wanted = {
  families?: FamilyId[];
  house?: object;
  /** The first family of the list is dealt this one. */
  start?: StartCard;
};

/** A game that was founded by the rules and waits for the first pick; shields are off unless wanted. */
export function founded({
  families = ['moretti', 'volkov', 'lau', 'duquesne'],
  house = {},
  start,
}: Wanted = {}): Story {
  const setup = empireSetupSchema.parse({
    title: 'Founded',
    seed: 1,
    seatOrder: 'as-listed',
    capos: families.map((family) => ({ family, doctrine: 'banker' })),
    houseRules: { shields: false, ...house },
  });
  for (let seed = 1; seed < 400; seed += 1) {
    const story = new Story({ families });
    story.state = createBlankState();
    story.rng = seedRng(seed);
    story.all = [];
    story.on((table) => {
      foundGame(table, setup);
    });
    story.playOn();
    const [first] = families;
    if (start === undefined || (first !== undefined && story.capo(first).start === start)) return story;
  }
  throw new Error(`${start} was never dealt`);
}

/** Everybody picks by the rule, until a task of that kind is asked of somebody who is not among `done`. */
export function picksUntil(story: Story, isThere: () => boolean): Story {
  for (let n = 0; n < 60 && !isThere(); n += 1) {
    const seat = story.asked()?.seats[0];
    const capo = Object.values(story.state.capos).find((one) => one.seat === seat);
    if (capo === undefined) throw new Error('Nobody is asked.');
    story.give(capo.family, { kind: 'byRule' });
  }
  return story;
}

/** Played on by the rule up to the first declaration. */
export function begun(wanted: Wanted = {}): Story {
  const story = founded(wanted);
  return picksUntil(story, () => story.asked()?.do === 'turn');
}
