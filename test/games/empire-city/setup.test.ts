import { describe, expect, it } from 'vitest';
import type { StartCard } from '#shared/games/empire-city/families.ts';
import { specials } from '#shared/games/empire-city/men.ts';
import { findKind } from '#shared/games/empire-city/ids.ts';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import { begun, founded, picksUntil } from './founded.ts';
import { Story } from './story.ts';

const isAsked = (story: Story, what: string, seat?: string): boolean =>
  story.asked()?.do === what && (seat === undefined || story.asked()?.seats[0] === seat);

const bandsOf = (cards: readonly string[]): string[] => cards.map((card) => requireCard(card).band).toSorted();

describe('setup', () => {
  it('[EMP-SET-2] everybody has three figures, the godfather one more, and tokens without limit', () => {
    const story = begun();
    const figures = Object.values(story.state.capos).map(({ seat, figures: left }) => [
      seat === story.state.godfather,
      left,
    ]);
    expect(figures.filter(([isGodfather]) => isGodfather)).toEqual([[true, 4]]);
    expect(figures.filter(([isGodfather]) => isGodfather === false)).toEqual([
      [false, 3],
      [false, 3],
      [false, 3],
    ]);
    story.turnOf('lau', 9);
    for (const square of ['B1', 'C1', 'C2', 'D3', 'B3', 'D1', 'E1', 'B2', 'E2'] as const) {
      story.state.squares[square] = { owner: null, racket: null, count: 0 };
      story.turnOf('lau', 1);
      story.give('lau', { kind: 'control', square });
      expect(story.owner(square)).toBe('lau');
    }
  });

  it('[EMP-SET-4] $500 and what shield and start card give; no points and no corruption', () => {
    const story = founded({
      families: ['ashdown', 'moretti', 'callahan'],
      house: { shields: true },
      start: 'war-chest',
    });
    expect(story.cash('ashdown')).toBe(500 + 300 + 1_000);
    expect(bandsOf(story.capo('callahan').cards)).toContain('downtown');
    for (const capo of Object.values(story.state.capos)) {
      expect([capo.points, capo.corruption, capo.exhausted]).toEqual([0, 0, []]);
    }
    expect(founded({ house: { startMoney: 800 }, start: 'you-are-the-godfather' }).cash('moretti')).toBe(800);
  });

  it('[EMP-SET-7] six rackets and six men; specials turned up early are replaced, and shuffled in afterwards', () => {
    const story = founded();
    expect([story.state.racketTrack.length, story.state.menTrack.length]).toEqual([6, 6]);
    story.top('men', 'senator-crane', 'judge-whitcomb');
    picksUntil(story, () => isAsked(story, 'pick-men'));
    story.give(familyAsked(story), { kind: 'byRule' });
    expect(story.state.aside.filter((man) => ['senator-crane', 'judge-whitcomb'].includes(man))).toHaveLength(2);
    expect(story.state.menTrack).toHaveLength(6);
    expect(story.state.menTrack.filter((man) => specials.includes(man))).toEqual([]);
    picksUntil(story, () => isAsked(story, 'turn'));
    expect(story.state.aside).toEqual([]);
    expect(story.state.decks.men.draw).toEqual(expect.arrayContaining([...specials]));
  });

  it('[EMP-SET-8] in turn order everybody places a racket of the track for nothing on a free square it may stand on', () => {
    const story = founded({ start: 'you-are-the-godfather' });
    expect(story.asked()).toEqual({ do: 'pick-racket', seats: [story.seat('moretti')] });
    story.state.racketTrack = ['gentlemens-hotel-1', ...story.state.racketTrack.slice(1)];
    const pick = (racket: string, square: string): object => ({ kind: 'pickRacket', racket, square });
    expect(story.refusal('moretti', pick('gentlemens-hotel-1', 'B1'))).toMatch('midtown only');
    expect(story.refusal('moretti', pick('madame-odettes-9', 'D2'))).toMatch('racket on the track');
    story.give('moretti', pick('gentlemens-hotel-1', 'C2'));
    expect([story.owner('C2'), story.state.squares.C2, story.cash('moretti')]).toEqual([
      'moretti',
      { owner: story.seat('moretti'), racket: 'gentlemens-hotel-1', count: 1 },
      500,
    ]);
    expect(story.state.racketTrack).toHaveLength(6);
    expect(story.state.racketTrack).not.toContain('gentlemens-hotel-1');
    picksUntil(story, () => isAsked(story, 'pick-racket', story.seat('volkov')));
    story.state.racketTrack = ['back-room-bar-1', ...story.state.racketTrack.slice(1)];
    expect(story.refusal('volkov', pick('back-room-bar-1', 'C2'))).toMatch('is taken');
  });

  it('[EMP-SET-9] then two men each, free of money and corruption; the track is refilled after each', () => {
    const story = picksUntilMen();
    const before = [...story.state.menTrack];
    const [one = '', two = ''] = before;
    const family = familyAsked(story);
    const cash = story.cash(family);
    expect(story.refusal(family, { kind: 'pickMen', men: [one] })).toMatch('Take 2 men');
    expect(story.refusal(family, { kind: 'pickMen', men: [one, one] })).toMatch('Take 2 men');
    story.give(family, { kind: 'pickMen', men: [one, two] });
    expect([story.capo(family).hand, story.cash(family), story.corruption(family)]).toEqual([[one, two], cash, 0]);
    expect(story.state.menTrack).toHaveLength(6);
    expect(story.state.menTrack.slice(0, 4)).toEqual(before.slice(2));
  });
});

function familyAsked(story: Story): 'moretti' | 'volkov' | 'lau' | 'duquesne' {
  const seat = story.asked()?.seats[0];
  const capo = Object.values(story.state.capos).find((one) => one.seat === seat);
  return (capo?.family ?? 'lau') as 'lau';
}

function picksUntilMen(): Story {
  const story = founded();
  return picksUntil(story, () => isAsked(story, 'pick-men'));
}

/** Moretti’s cash above $500, his city cards by deck, and his squares and rackets once all have picked. */
function goodsOf(start: StartCard): [number, string[], number, number, number] {
  const story = begun({ start });
  const { seat, hand, cards } = story.capo('moretti');
  const own = Object.values(story.state.squares).filter(({ owner }) => owner === seat);
  const rackets = own.filter(({ racket }) => racket !== null);
  return [story.cash('moretti') - 500, bandsOf(cards), own.length, rackets.length, hand.length];
}

describe('start cards', () => {
  it('[EMP-START-1] You Are the Godfather: the office, nothing else', () => {
    expect(goodsOf('you-are-the-godfather')).toEqual([0, [], 1, 1, 2]);
    const story = begun({ start: 'you-are-the-godfather' });
    expect(story.state.godfather).toBe(story.seat('moretti'));
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('moretti')] });
  });

  it('[EMP-START-2] War Chest: $1,000', () => {
    expect(goodsOf('war-chest')).toEqual([1_000, [], 1, 1, 2]);
  });

  it('[EMP-START-3] Old Friends: $300, and a third man after the refill', () => {
    expect(goodsOf('old-friends')).toEqual([300, [], 1, 1, 3]);
    const story = founded({ start: 'old-friends' });
    picksUntil(story, () => isAsked(story, 'pick-men', story.seat('moretti')));
    story.top('men', 'con-flynn', 'chen-wu');
    story.give('moretti', { kind: 'byRule' });
    expect(isAsked(story, 'pick-men', story.seat('moretti'))).toBe(true);
    expect(story.state.menTrack.slice(-2)).toEqual(['con-flynn', 'chen-wu']);
    story.give('moretti', { kind: 'pickMen', men: ['chen-wu'] });
    expect(story.capo('moretti').hand).toHaveLength(3);
    expect(isAsked(story, 'pick-men', story.seat('moretti'))).toBe(false);
  });

  it('[EMP-START-4] Family Ledger: three midtown cards and $700', () => {
    expect(goodsOf('family-ledger')).toEqual([700, ['midtown', 'midtown', 'midtown'], 1, 1, 2]);
  });

  it('[EMP-START-5] Arsenal: two slums cards and $400', () => {
    expect(goodsOf('arsenal')).toEqual([400, ['slums', 'slums'], 1, 1, 2]);
  });

  it('[EMP-START-6] Well Connected: two downtown cards, a slums card and $500', () => {
    expect(goodsOf('well-connected')).toEqual([500, ['downtown', 'downtown', 'slums'], 1, 1, 2]);
  });

  it('[EMP-START-7] Second Address: a square in the slums or midtown without a racket, and $100', () => {
    expect(goodsOf('second-address')).toEqual([100, [], 2, 1, 2]);
    const story = founded({ start: 'second-address' });
    picksUntil(story, () => isAsked(story, 'pick-racket', story.seat('moretti')));
    story.give('moretti', { kind: 'byRule' });
    // Directly after his own pick, before the next family’s.
    expect(story.asked()).toEqual({ do: 'pick-square', seats: [story.seat('moretti')] });
    const first = Object.entries(story.state.squares).find(([, { owner }]) => owner === story.seat('moretti'))?.[0];
    expect(story.refusal('moretti', { kind: 'pickSquare', square: first })).toMatch('is taken');
    const downtown = (['B3', 'D2', 'D3'] as const).find((id) => story.owner(id) === null);
    expect(story.refusal('moretti', { kind: 'pickSquare', square: downtown })).toMatch('slums or midtown');
    const free = (['A5', 'B5', 'C5'] as const).find((id) => story.owner(id) === null) ?? 'A5';
    story.give('moretti', { kind: 'pickSquare', square: free });
    expect([story.owner(free), story.state.squares[free]?.racket]).toEqual(['moretti', null]);
  });

  it('[EMP-START-8] Clean Hands: the first 15 corruption is ignored, counted down; two slums cards and $400', () => {
    expect(goodsOf('clean-hands')).toEqual([400, ['slums', 'slums'], 1, 1, 2]);
    const story = begun({ start: 'clean-hands' });
    expect(story.capo('moretti').cleanHands).toBe(15);
    story.turnOf('volkov', 4);
    story.cards(
      'volkov',
      ...['scandal-1', 'scandal-2', 'scandal-3'].filter((card) => story.state.decks.downtown.draw.includes(card)),
    );
    const scandals = story.capo('volkov').cards.filter((card) => findKind(card) === 'scandal');
    expect(scandals.length).toBeGreaterThan(0);
    for (const card of scandals) {
      story.give('volkov', { kind: 'play', card, rival: '@moretti' });
    }
    expect([story.corruption('moretti'), story.capo('moretti').cleanHands]).toEqual([0, 15 - 4 * scandals.length]);
  });

  it('[EMP-START-9] A Little of Everything: two slums, a midtown and a downtown card, and $300', () => {
    expect(goodsOf('a-little-of-everything')).toEqual([300, ['downtown', 'midtown', 'slums', 'slums'], 1, 1, 2]);
  });

  it('[EMP-START-10] Going Concern: $600, and at once a second racket of $350 or less on a second square', () => {
    expect(goodsOf('going-concern')).toEqual([600, [], 2, 2, 2]);
    const story = founded({ start: 'going-concern' });
    picksUntil(story, () => isAsked(story, 'pick-racket', story.seat('moretti')));
    story.give('moretti', { kind: 'byRule' });
    expect(isAsked(story, 'pick-racket', story.seat('moretti'))).toBe(true);
    story.state.racketTrack = ['madame-odettes-1', 'card-room-1', ...story.state.racketTrack.slice(2)];
    const downtown = (['C4', 'D4', 'D3'] as const).find((id) => story.owner(id) === null) ?? 'D4';
    expect(story.refusal('moretti', { kind: 'pickRacket', racket: 'madame-odettes-1', square: downtown })).toBe(
      'Your Going Concern costs $350 or less; that one costs $500.',
    );
    story.give('moretti', { kind: 'pickRacket', racket: 'card-room-1', square: downtown });
    expect([story.owner(downtown), story.cash('moretti')]).toEqual(['moretti', 1_100]);
  });
});

describe('squares', () => {
  it('[EMP-MAP-4] a square has one capo and one racket; places have none', () => {
    const story = new Story({ families: ['volkov', 'moretti', 'lau'] });
    story.cash('volkov', 2_000);
    story.rackets('gin-cellar-1', 'back-room-bar-1');
    story.owns('volkov', 'C1', 'still-house-1');
    story.turnOf('volkov');
    const onto = (square: string): object => ({
      kind: 'control',
      square: 'D3',
      purchases: [{ racket: 'gin-cellar-1', square }],
    });
    expect(story.refusal('volkov', onto('C1'))).toBe('Mercer Street already has a racket.');
    expect(story.refusal('volkov', onto('C3'))).toMatch('is a place');
    const twice = [
      { racket: 'gin-cellar-1', square: 'D3' },
      { racket: 'back-room-bar-1', square: 'D3' },
    ];
    expect(story.refusal('volkov', { kind: 'control', square: 'D3', purchases: twice })).toBe(
      'Commerce Plaza already has a racket.',
    );
    expect(story.refusal('volkov', onto('D3'))).toBeNull();
    const replacing = new Story({ families: ['volkov', 'moretti', 'lau'], house: { rackets: 'replace' } });
    replacing.rackets('gin-cellar-1');
    replacing.owns('volkov', 'C1', 'still-house-1');
    replacing.turnOf('volkov');
    replacing.give('volkov', { kind: 'control', square: 'C1', purchases: [{ racket: 'gin-cellar-1', square: 'C1' }] });
    expect(replacing.state.squares.C1?.racket).toBe('gin-cellar-1');
    expect(replacing.state.decks.rackets.discard).toEqual(['still-house-1']);
  });

  it('[EMP-MAP-5] any free square may be claimed, next to nothing of one’s own; none can be given away', () => {
    const story = new Story();
    story.owns('moretti', 'B1');
    story.turnOf('moretti', 2);
    story.give('moretti', { kind: 'control', square: 'F4' });
    expect([story.owner('F4'), story.owner('B1')]).toEqual(['moretti', 'moretti']);
    expect(story.refusal('moretti', { kind: 'give', to: '@lau', squares: ['B1'] })).toMatch('Unrecognized key');
    expect(
      story.refusal('moretti', { kind: 'deal', to: '@lau', give: { squares: ['B1'] }, ask: { money: 100 } }),
    ).toMatch('Unrecognized key');
  });
});
