import { describe, expect, it } from 'vitest';
import { countMenSeen } from '#main/games/paradise/rules/battles/menSeen.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { Story } from '#test/support/story.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A raid by three Hoodlums: how many of them died and were booked, and how many are seen to walk away. */
const raids: [dead: number, booked: number, men: number][] = [
  [0, 0, 3],
  [1, 0, 2],
  [0, 2, 1],
  [2, 1, 0],
];

/** A gang that raids a rival's speakeasy with three men; a third gang looks on. */
function raid(dead = 0, booked = 0) {
  const [story, us, them, others] = new Story().seats(
    ['Us', { base: 'docks' }],
    ['Them', { base: 'docks' }],
    ['Others', { base: 'downtown' }],
  );
  const [speakeasy] = them.owns('speakeasy').in('docks');
  const crew = Array.from({ length: 3 }, () => us.has('hoodlum'));
  us.gives({ kind: 'raid', business: speakeasy, crew });
  story.phase('reveal');
  const [battle] = Object.values(story.state.battles);
  if (battle === undefined) throw new Error('No battle');
  const isOneOf = (id: GangsterId, from: number, to: number) => crew.slice(from, to).includes(id);
  const fates = buildSheet(story.state, battle, 'gm').blank.fates.map((fate) => ({
    ...fate,
    isDead: isOneOf(fate.gangster, 0, dead),
    isArrested: isOneOf(fate.gangster, dead, dead + booked),
  }));
  story.settles(battle.id, { fates }, [1]);
  return { story, us, them, others };
}

const seenBy = (story: Story, viewer: SeatId, seat: SeatId) =>
  paradise.view(story.state, viewer).gangs.find((gang) => gang.seat === seat)?.menSeen;

describe('the men a gang was last seen with', () => {
  it.each(raids)(
    '[MONTH-11] of three %i dead and %i booked: %i are left, for everybody to read',
    (dead, booked, men) => {
      const { story, us, others } = raid(dead, booked);
      expect(seenBy(story, others.seat, us.seat)).toEqual({ month: story.state.month, men });
    },
  );

  it('[MONTH-11] tells nothing of men at home, nor of a gang that did not fight', () => {
    const { story, us, others } = raid();
    us.has('torpedo');
    others.has('torpedo');
    expect(seenBy(story, others.seat, us.seat)?.men).toBe(3);
    expect(seenBy(story, us.seat, others.seat)).toBeNull();
  });

  it('[MONTH-11] goes by the last month with a battle, and not by one that is still to be fought', () => {
    const { story, us, them } = raid(2);
    const month = story.state.month;
    story.nextMonth();
    expect(countMenSeen(story.state)[us.seat]).toEqual({ month, men: 1 });
    const [speakeasy] = them.owns('speakeasy').in('riverside');
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum'), us.has('slugger')] });
    story.phase('reveal');
    expect(countMenSeen(story.state)[us.seat]).toEqual({ month, men: 1 });
    const [battle] = Object.values(story.state.battles).filter(({ settled }) => settled === null);
    story.settles(battle?.id ?? '', {}, [1]);
    expect(countMenSeen(story.state)[us.seat]).toEqual({ month: month + 1, men: 2 });
  });
});
