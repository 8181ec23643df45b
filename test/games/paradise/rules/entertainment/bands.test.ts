import { describe, expect, it } from 'vitest';
import { judgeBandTurn, computeBandWorth, listThrows, turnChance } from '#main/games/paradise/rules/city/bands.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { BandId, BusinessId } from '#shared/games/paradise/ids.ts';
import { pickBandAct } from '#main/games/paradise/rules/tables/entertainers.ts';
import { withBand } from '#test/support/shows.ts';
import { Story, type GangStory } from '#test/support/story.ts';

const plain = { isOnRadio: false };
const radio = { isOnRadio: true };

function clubOf(gang: GangStory, count = 1): BusinessId[] {
  return gang.owns('nightclub', count).in('downtown');
}

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};

describe('signing a band', () => {
  it('[RK-7] costs $300 and the Accountant’s SMARTS, and the band plays where it was signed', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 1_000 }]);
    const [club] = clubOf(gang);
    const order = { kind: 'sign-band', club: must(club) } as const;
    expect(gang.quote(order)).toMatchObject({ costDollars: 300, chance: 5 / 6 });
    gang.gives(order, [5]);
    expect(gang.bank).toBe(700);
    expect(story.state.bands['b1' as BandId]).toMatchObject({
      ...pickBandAct(1, 0, 'Paradise'),
      owner: gang.seat,
      club,
      isOnRadio: false,
      billed: null,
    });
  });

  it('[RK-7] a failed test signs nobody and the money is spent', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 1_000 }]);
    const [club] = clubOf(gang);
    gang.gives({ kind: 'sign-band', club: must(club) }, [6]);
    expect(gang.bank).toBe(700);
    expect(story.state.bands).toEqual({});
  });

  it('[RK-7] is tried once a month, and again in the next', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 2_000 }]);
    const [first, second] = clubOf(gang, 2);
    gang.gives({ kind: 'sign-band', club: must(first) }, [6]);
    gang.isRefused(/seen this month already/, { kind: 'sign-band', club: must(first) });
    story.phase('close');
    story.tell({ type: 'stands-before', phase: 'orders' });
    gang.gives({ kind: 'sign-band', club: must(second) }, [1]);
  });

  it('[RK-7] takes an open nightclub of one’s own without a band, an Accountant and the money', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 2_000 }]);
    const [club, shut] = clubOf(gang, 2);
    const [dive] = gang.owns('low-dive').in('docks');
    story.tell({ type: 'shut', business: must(shut) });
    gang.isRefused(/not a nightclub/, { kind: 'sign-band', club: must(dive) });
    gang.isRefused(/is shut/, { kind: 'sign-band', club: must(shut) });
    const other = story.business('downtown', 'nightclub', 3).id;
    gang.isRefused(/is not yours/, { kind: 'sign-band', club: other });
    withBand(story, gang, { club: must(club) });
    gang.isRefused(/has a band already/, { kind: 'sign-band', club: must(club) });

    const street = story.gang('No books', { type: 'street' });
    street.owns('nightclub').in('oak-bluff');
    const theirs = story.business('oak-bluff', 'nightclub').id;
    street.isRefused(/take an Accountant/, { kind: 'sign-band', club: theirs });
    const poor = story.gang('Poor', { bank: 299 });
    const [last] = poor.owns('nightclub').in('cedar-hill');
    poor.isRefused(/costs \$300/, { kind: 'sign-band', club: must(last) });
  });
});

describe('a band’s months', () => {
  it('[RK-7] adds a die to its nightclub’s Loot, 4D6-1 in all', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 0 }]);
    const [club] = clubOf(gang);
    const band = withBand(story, gang, { club: must(club) });
    const { events, rolls } = story.phase('collections', [2, 3, 4, 5]);
    expect(rolls[0]?.purpose).toBe('Loot of nightclub 1 in downtown (3D6-1 +1D6 band)');
    expect(gang.bank).toBe(1_300);
    expect(events[1]).toMatchObject({ type: 'band-played', band: band.id, faces: [5] });
  });

  it('[RK-7] with a radio contract it adds two, 5D6-1 in all', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 0 }]);
    const [club] = clubOf(gang);
    withBand(story, gang, { club: must(club), isOnRadio: true });
    const { events, rolls } = story.phase('collections', [2, 3, 4, 5, 6]);
    expect(rolls[0]?.purpose).toMatch(/\+2D6 band/);
    expect(gang.bank).toBe(1_900);
    expect(events[1]).toMatchObject({ faces: [5, 6] });
  });

  it('[RK-7] two 1s in a row end it, and the second still counts for the Loot', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 0 }]);
    const [club] = clubOf(gang);
    const band = withBand(story, gang, { club: must(club) });
    story.phase('collections', [4, 4, 4, 1]);
    expect(story.state.bands[band.id]?.endedMonth).toBeNull();
    const { events } = story.phase('collections', [4, 4, 4, 1]);
    expect(gang.bank).toBe(2_400);
    expect(events.at(-1)).toMatchObject({ type: 'band-ended', why: 'faded' });
    expect(story.state.bands[band.id]?.endedMonth).toBe(1);
    const { rolls } = story.phase('collections', [4, 4, 4]);
    expect(rolls[0]?.faces).toHaveLength(3);
  });

  it('[RK-7] two 6s in a row bring the radio from the next month on', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 0 }]);
    const [club] = clubOf(gang);
    withBand(story, gang, { club: must(club), lastFaces: [6] });
    const { events } = story.phase('collections', [1, 1, 1, 6]);
    expect(events.map((event) => event.type)).toContain('band-on-air');
    expect(story.phase('collections', [1, 1, 1, 2, 3]).rolls[0]?.faces).toHaveLength(5);
  });

  it.each([
    [plain, [], [1], 'stays'],
    [plain, [1], [1], 'fades'],
    [plain, [1], [2], 'stays'],
    [plain, [6], [6], 'goes-on-air'],
    [plain, [6], [5], 'stays'],
    [plain, [1], [6], 'stays'],
    [radio, [], [1, 1], 'fades'],
    [radio, [1, 4], [3, 1], 'fades'],
    [radio, [1, 4], [3, 2], 'stays'],
    [radio, [6, 6], [6, 6], 'stays'],
    [radio, [2, 4], [3, 1], 'stays'],
  ] as const)('[RK-7] %o after %j throws %j: %s', (kind, lastFaces, faces, turn) => {
    expect(judgeBandTurn({ ...kind, lastFaces }, faces)).toBe(turn);
  });

  it('[RK-7] chances to fade are exact: 0 or 1/6 on one die, 1/36 or 11/36 on two', () => {
    expect(turnChance({ ...plain, lastFaces: [4] }, 'fades')).toBe(0);
    expect(turnChance({ ...plain, lastFaces: [1] }, 'fades')).toBeCloseTo(1 / 6, 12);
    expect(turnChance({ ...plain, lastFaces: [6] }, 'goes-on-air')).toBeCloseTo(1 / 6, 12);
    expect(turnChance({ ...radio, lastFaces: [3, 4] }, 'fades')).toBeCloseTo(1 / 36, 12);
    expect(turnChance({ ...radio, lastFaces: [1, 4] }, 'fades')).toBeCloseTo(11 / 36, 12);
  });

  it('[RK-7] a new band fades within two months with 1/36, within three with 11/216', () => {
    const within = (months: number): number => {
      const all = listThrows(months);
      const faded = all.filter((faces) => faces.some((face, at) => at > 0 && face === 1 && faces[at - 1] === 1));
      return faded.length / all.length;
    };
    const walked = (months: number, lastFaces: number[] = []): number => {
      if (months === 0) return 0;
      const all = listThrows(1);
      const chances = all.map((faces) => {
        const turn = judgeBandTurn({ ...plain, lastFaces }, faces);
        return turn === 'fades' ? 1 : walked(months - 1, faces);
      });
      return chances.reduce((sum, chance) => sum + chance, 0) / all.length;
    };
    expect(within(2)).toBeCloseTo(1 / 36, 12);
    expect(within(3)).toBeCloseTo(11 / 216, 12);
    for (const months of [1, 2, 3]) expect(walked(months)).toBeCloseTo(within(months), 12);
  });

  it('[RK-7] what a band is worth is exact over a month, and grows with luck', () => {
    expect(computeBandWorth({ ...plain, lastFaces: [] }, 1)).toBeCloseTo(350);
    expect(computeBandWorth({ ...radio, lastFaces: [] }, 1)).toBeCloseTo(700);
    // The second month is lost with a chance of 1/6 after a 1.
    expect(computeBandWorth({ ...plain, lastFaces: [] }, 2)).toBeCloseTo(700);
    expect(computeBandWorth({ ...plain, lastFaces: [1] }, 2)).toBeCloseTo(350 + (5 / 6) * 350);
    // A plain band that threw a 6 goes on the air with the next one: 36 throws of a month's two, by hand.
    expect(computeBandWorth({ ...plain, lastFaces: [6] }, 2)).toBeCloseTo(350 + (5 / 6) * 350 + (1 / 6) * 700);
    expect(computeBandWorth({ ...radio, lastFaces: [1] }, 2)).toBeCloseTo(700 + (1 - 11 / 36) * 700);
    expect(computeBandWorth({ ...plain, lastFaces: [6] })).toBeGreaterThan(
      computeBandWorth({ ...plain, lastFaces: [3] }),
    );
  });

  it('[RK-7] a band whose club is shut or lost does not play, and its last throw waits', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 5_000 }]);
    const [club] = clubOf(gang);
    const band = withBand(story, gang, { club: must(club), lastFaces: [1] });
    story.tell({ type: 'shut', business: must(club) });
    story.phase('collections');
    expect(story.state.bands[band.id]).toMatchObject({ lastFaces: [1], endedMonth: null });
    story.tell({ type: 'owner-set', business: must(club), from: gang.seat, to: null });
    story.phase('collections');
    expect(story.state.bands[band.id]?.owner).toBe(gang.seat);
  });
});

describe('booking and posters', () => {
  it('[RK-7] the owner books a band at another of its clubs; one plays at each', () => {
    const [story, gang] = new Story().seats(['Clubmen', { bank: 0 }]);
    const [first, second] = clubOf(gang, 2);
    const band = withBand(story, gang, { club: must(first) });
    const other = withBand(story, gang, { club: must(second) });
    gang.isRefused(/has a band already/, { kind: 'book-band', band: band.id, club: must(second) });
    gang.isRefused(/pick another club/, { kind: 'book-band', band: band.id, club: must(first) });
    story.tell({ type: 'band-ended', seat: gang.seat, band: other.id, why: 'faded' });
    gang.gives({ kind: 'book-band', band: band.id, club: must(second) });
    const { rolls } = story.phase('collections', [1, 1, 1, 2, 2, 2, 3]);
    expect(rolls.map((roll) => roll.faces.length)).toEqual([3, 4]);
    const rival = story.gang('Rivals');
    rival.isRefused(/no such band/, { kind: 'book-band', band: band.id, club: must(first) });
  });

  it('[RK-7] a signing is the gang’s secret until its posters go up at the reveal', () => {
    const [story, gang, rival] = new Story().seats('Clubmen', 'Rivals');
    const [club] = clubOf(gang);
    gang.gives({ kind: 'sign-band', club: must(club) }, [1]);
    const seen = () => paradise.view(story.state, rival.seat).shows.bands.map(({ club: at }) => at);
    expect(seen()).toEqual([]);
    const loot = paradise.view(story.state, rival.seat).businesses.find(({ id }) => id === club)?.lootLabel;
    expect(loot).toBe('3D6-1');
    const { events } = story.phase('reveal');
    expect(events).toMatchObject([{ type: 'band-billed', owner: gang.seat, club, from: null }]);
    expect(seen()).toEqual([club]);
    expect(story.phase('reveal').events).toEqual([]);
  });

  it('[RK-7] a band leaves town with the end of its gang', () => {
    const [story, gang] = new Story().seats('Clubmen');
    const band = withBand(story, gang);
    story.tell({ type: 'eliminated', seat: gang.seat });
    const { events } = story.phase('collections');
    expect(events).toMatchObject([{ type: 'band-ended', band: band.id, why: 'owner-gone' }]);
  });

  it('[RK-7] no two of a campaign’s first forty bands share a name, and each act has its turn', () => {
    const acts = Array.from({ length: 40 }, (_, n) => pickBandAct(7, n, 'Paradise'));
    expect(new Set(acts.map(({ name }) => name)).size).toBe(40);
    expect(acts.map(({ name }) => name)).toContain('The Paradise Melodians');
    const elsewhere = Array.from({ length: 40 }, (_, n) => pickBandAct(7, n, 'Millhaven').name);
    expect(elsewhere.filter((name) => name.includes('Paradise'))).toEqual([]);
    expect(elsewhere).toContain('The Millhaven Melodians');
    expect(new Set(acts.slice(0, 4).map(({ act }) => act)).size).toBe(4);
    expect(pickBandAct(7, 40, 'Paradise').name).not.toBe(acts[0]?.name);
  });
});
