import { describe, expect, it } from 'vitest';
import { listSettledSides } from '#games/paradise/battles/settled.ts';

type View = Parameters<typeof listSettledSides>[0];
type Summary = Parameters<typeof listSettledSides>[1];
type Run = NonNullable<Parameters<typeof listSettledSides>[2]>;

const man = (gang: string, id: string, name: string) => ({
  ...{ gang, id, name, role: 'Hoodlum', isBoss: false, joinedMonth: 1, pointsLost: 0 },
  ...{ skills: [], isStoneCold: false },
});
const view = {
  month: 3,
  gangs: [
    { seat: 'g1', name: 'The Harlow Mob', type: 'irish', boss: 'Ed Harlow' },
    { seat: 'g2', name: 'The Trust', type: 'syndicate', boss: 'Sid Fox' },
  ],
  gangsters: [man('g1', 'p1', 'Al Roe'), man('g1', 'p2', 'Ben Roe'), man('g1', 'p3', 'Cy Roe')],
  departed: [],
  rivals: [],
} as unknown as View;
const summary = { attackers: 'g1', defenders: 'g2', settled: { winner: 'attackers' } } as unknown as Summary;

const figure = (id: string, name: string, side: string) => ({ id, name, side });
const run = {
  outcome: { fates: [{ gangster: 'p3', isDead: true, isArrested: false, wounds: 0, madeName: false }] },
  film: {
    figures: [
      figure('a1', 'Al Roe', 'attackers'),
      figure('a2', 'Cy Roe', 'attackers'),
      figure('d1', 'Guard', 'defenders'),
      figure('d2', 'Guard', 'defenders'),
    ],
    steps: [{ arrivals: { figures: [figure('a3', 'Hoodlum', 'attackers'), figure('a1', 'Al Roe', 'attackers')] } }],
  },
} as unknown as Run;

describe('the sides of a settled battle', () => {
  it('has everybody who stood on the table once: the dead first, the nameless as a number', () => {
    const [ours, theirs] = listSettledSides(view, summary, run);
    expect(ours).toMatchObject({
      name: 'The Harlow Mob',
      isWinner: true,
      participants: [
        { name: 'Cy Roe', state: 'dead', isDead: true },
        { name: 'Al Roe', state: '' },
      ],
      others: 'and 1 other',
    });
    expect(theirs).toMatchObject({ isWinner: false, participants: [], others: '2 men' });
  });

  it('has the face of each Boss where nobody may watch, and the law by its name', () => {
    const [law, gang] = listSettledSides(view, { ...summary, attackers: 'police' }, null);
    expect(law).toMatchObject({ name: 'The law', participants: [], others: '' });
    expect(gang?.participants).toMatchObject([{ name: 'Sid Fox', state: 'Boss' }]);
  });
});
