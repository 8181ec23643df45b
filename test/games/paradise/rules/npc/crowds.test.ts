import { expect, it } from 'vitest';
import { countBattles } from '#main/games/paradise/rules/battles/watching/odds.ts';
import type { Muscle } from '#shared/games/paradise/battles.ts';
import { Story } from '#test/support/story.ts';

const runs = 40;

/** One door in seven has men posted (docs/lab.md). */
const watchedShare = 1 / 7;
const posted = 8;

/** A crowd on foot against a speakeasy: the quote, and what so many battles came to. */
function send(muscle: readonly Muscle[], guardsPosted: number) {
  const [story, us, them] = new Story().seats(['Us', { bank: 100_000 }], 'Them');
  const purse = story.state.purses[us.seat];
  if (purse !== undefined) purse.permanentReputation = 60;
  const [business] = them.owns('speakeasy').in('docks');
  const arm = (id: string): string => {
    const man = Object.values(story.state.gangsters).find((one) => one.id === id);
    man?.weapons.push('pistol');
    return id;
  };
  if (guardsPosted > 0) {
    const crew = Array.from({ length: guardsPosted }, () => arm(them.has('hoodlum')));
    them.gives({ kind: 'guard', post: { kind: 'business', business }, crew });
  }
  const order = { kind: 'raid' as const, business, crew: [arm(us.has('hoodlum'))], muscle: [...muscle] };
  const { chance, odds } = us.quote(order);
  us.gives(order);
  // [SCN-11] Nobody hears of it, so that it is no siege.
  story.phase('reveal', guardsPosted > 0 ? [6, 1] : []);
  const [battle] = Object.values(story.state.battles);
  if (battle === undefined) throw new Error('No battle.');
  // Quotes are for any street and light: each battle has a table of its own.
  const anywhere = { ...battle };
  delete anywhere.tableSeed;
  const { attackersWon } = countBattles(story.state, anywhere, { from: 0, runs });
  return { chance: chance ?? 0, more: odds?.more ?? '', won: attackersWon / runs };
}

const crowds: readonly [string, readonly Muscle[]][] = [
  ['20 Punks', [{ profile: 'punk', count: 20 }]],
  ['60 Punks', [{ profile: 'punk', count: 60 }]],
  ['20 Hoodlums', [{ profile: 'hoodlum', count: 20 }]],
  ['50 Hoodlums', [{ profile: 'hoodlum', count: 50 }]],
  [
    '115 of three kinds',
    [
      { profile: 'punk', count: 40 },
      { profile: 'slugger', count: 40 },
      { profile: 'hoodlum', count: 35 },
    ],
  ],
];

it.each(crowds)(
  '[SCN-5, GANG-13] the quote of %s is within a fifth of what the raids come to, watched doors among them, and says what a watch changes',
  (_name, muscle) => {
    const open = send(muscle, 0);
    const watched = send(muscle, posted);
    const played = (1 - watchedShare) * open.won + watchedShare * watched.won;
    expect(Math.abs(open.chance - played)).toBeLessThan(0.2);
    const told = /With nobody posted it is (\d+)%, with 8 men posted (\d+)%\.$/u.exec(open.more);
    expect(Math.abs(Number(told?.[1]) / 100 - open.won)).toBeLessThan(0.25);
    expect(Math.abs(Number(told?.[2]) / 100 - watched.won)).toBeLessThan(0.25);
  },
);
