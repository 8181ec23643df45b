import { describe, expect, it } from 'vitest';
import { Story } from './story.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';

/** Moretti’s turn with cards in hand. */
function turn(...cards: string[]): Story {
  const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
  story.cards('moretti', ...cards);
  story.turnOf('moretti');
  return story;
}

const play = (card: string, more: object = {}): object => ({ kind: 'play', card, ...more });

/** Lau attacks a square of Volkov’s with Chen Wu (2) against Ivan Grom (3). */
function fight(square: 'C1' | 'D3' | 'B1' = 'C1'): Story {
  const story = new Story({ families: ['moretti', 'volkov', 'lau'], house: { shields: false } });
  story.owns('volkov', square, square === 'B1' ? 'rooming-house-1' : 'back-room-bar-1');
  story.men('lau', 'chen-wu');
  story.men('volkov', 'ivan-grom');
  story.turnOf('lau');
  story.state.agenda.push({ do: 'combats', last: null });
  story.give('lau', { kind: 'attack', square });
  return story;
}

const scoreOf = (story: Story, family: FamilyId): number | undefined =>
  story
    .events('combat-shown')
    .at(-1)
    ?.combat.sides.find(({ seat }) => seat === story.seat(family))?.score;

const grom = { men: [{ man: 'ivan-grom' }] };
const chen = (weapon: string | null = null, more: object = {}): object => ({
  men: [{ man: 'chen-wu', weapon }],
  ...more,
});

/** What a hit of Nino Bellini (2), who carries that, on Chen Wu (2) comes to. */
function hitWith(weapon: string): { by: number; rival: number } | undefined {
  const story = new Story();
  story.men('moretti', 'nino-bellini');
  story.men('lau', 'chen-wu');
  story.cards('moretti', weapon);
  story.turnOf('moretti');
  story.give('moretti', { kind: 'hit', rival: '@lau' });
  story.give('moretti', { kind: 'commitHit', man: 'nino-bellini', cards: [weapon] });
  story.give('lau', { kind: 'commitHit' });
  return story.events('hit-shown')[0]?.scores;
}

describe('slums cards', () => {
  /** Chen Wu’s score and the corruption besides the 3 of the attack. */
  function armed(weapon: string): [number | undefined, number] {
    const story = fight();
    story.cards('lau', weapon);
    story.fight({ volkov: {}, lau: chen(weapon) });
    expect(story.state.decks.slums.discard).toEqual([weapon]);
    return [scoreOf(story, 'lau'), story.corruption('lau') - 3];
  }

  it('[EMP-SLUM-1] Brass Knuckles count 1, in a hit too', () => {
    expect(armed('brass-knuckles-1')).toEqual([2 + 1, 0]);
    expect(hitWith('brass-knuckles-1')).toEqual({ by: 2 + 1, rival: 2 });
  });

  it('[EMP-SLUM-3] a Revolver counts 2, in a hit too', () => {
    expect(armed('revolver-1')).toEqual([2 + 2, 0]);
    expect(hitWith('revolver-1')).toEqual({ by: 2 + 2, rival: 2 });
  });

  it('[EMP-SLUM-4] a Sawed-Off Shotgun counts 3 at 1 corruption, in combats only', () => {
    expect(armed('sawed-off-shotgun-1')).toEqual([2 + 3, 1]);
    expect(() => hitWith('sawed-off-shotgun-1')).toThrow('not played in a hit');
  });

  it('[EMP-SLUM-5] a Typewriter counts 4 at 2 corruption, in combats only', () => {
    expect(armed('typewriter-1')).toEqual([2 + 4, 2]);
    expect(() => hitWith('typewriter-1')).toThrow('not played in a hit');
  });

  it('[EMP-SLUM-2] a razor counts 1, and 3 in an assassin’s hand', () => {
    expect(armed('straight-razor-1')).toEqual([2 + 1, 0]);
    expect(hitWith('straight-razor-1')).toEqual({ by: 2 + 3, rival: 2 });
  });

  it('[EMP-SLUM-6] gasoline burns the racket, or takes 2 off', () => {
    const burnt = fight();
    burnt.cards('lau', 'bottle-of-gasoline-1');
    burnt.fight({ volkov: grom, lau: chen(null, { cards: [{ card: 'bottle-of-gasoline-1', burns: true }] }) }, [6]);
    expect([burnt.owner('C1'), burnt.state.squares.C1?.racket]).toEqual(['volkov', null]);
    expect(burnt.state.decks.rackets.discard).toEqual(['back-room-bar-1']);
    const weakened = fight();
    weakened.cards('lau', 'bottle-of-gasoline-1');
    weakened.fight(
      {
        volkov: grom,
        lau: chen(null, { cards: [{ card: 'bottle-of-gasoline-1', against: '@volkov' }] }),
      },
      [6],
    );
    expect([scoreOf(weakened, 'volkov'), weakened.owner('C1')]).toEqual([1, 'lau']);
  });

  it('[EMP-SLUM-7] two ambushes take the strongest and the second strongest man', () => {
    const story = fight();
    story.cards('lau', 'ambush-1', 'ambush-2');
    story.men('volkov', 'mischa-orlov', 'nadia-petrova');
    const cards = [
      { card: 'ambush-1', against: '@volkov' },
      { card: 'ambush-2', against: '@volkov' },
    ];
    const men = ['ivan-grom', 'mischa-orlov', 'nadia-petrova'].map((man) => ({ man }));
    story.fight({ volkov: { men }, lau: chen(null, { cards }) });
    expect([scoreOf(story, 'volkov'), scoreOf(story, 'lau')]).toEqual([2, 2]);
  });

  it('[EMP-SLUM-8] The Whole Block counts 2 for one man, 3 for two, and needs one', () => {
    const story = fight();
    story.cards('lau', 'the-whole-block-1');
    const block = { cards: [{ card: 'the-whole-block-1' }] };
    expect(story.refusal('lau', { kind: 'commit', ...block })).toBe('The Whole Block needs one man in the fight.');
    story.fight({ volkov: {}, lau: chen(null, block) });
    expect(scoreOf(story, 'lau')).toBe(4);
    const two = fight();
    two.men('lau', 'grace-lin');
    two.cards('lau', 'the-whole-block-1');
    two.fight({ volkov: {}, lau: { men: [{ man: 'chen-wu' }, { man: 'grace-lin' }], ...block } });
    expect(scoreOf(two, 'lau')).toBe(6);
  });

  it('[EMP-SLUM-9] with a Street Doctor no loser rolls, and no butcher comes', () => {
    const story = fight();
    story.cards('volkov', 'street-doctor-1');
    story.men('lau', 'pavel-the-butcher');
    story.fight(
      {
        volkov: { ...grom, cards: [{ card: 'street-doctor-1' }] },
        lau: { men: [{ man: 'pavel-the-butcher' }] },
      },
      [],
    );
    expect([story.owner('C1'), story.state.dead, story.points('lau')]).toEqual(['lau', [], 5]);
  });

  it('[EMP-SLUM-10, EMP-HIT-8] Bolt-Hole and Bodyguards negate; two at once are refused', () => {
    for (const card of ['bolt-hole-1', 'bodyguards-1']) {
      const story = new Story();
      story.men('moretti', 'big-sal-rizzo');
      story.men('lau', 'chen-wu');
      story.cards('lau', 'bolt-hole-1', 'bodyguards-1');
      story.turnOf('moretti');
      story.give('moretti', { kind: 'hit', rival: '@lau' });
      story.give('moretti', { kind: 'commitHit', man: 'big-sal-rizzo' });
      expect(story.refusal('lau', { kind: 'commitHit', cards: ['bolt-hole-1', 'bodyguards-1'] })).toMatch(
        'One negation',
      );
      story.give('lau', { kind: 'commitHit', cards: [card] });
      expect([story.state.dead, story.points('moretti'), story.corruption('moretti')]).toEqual([[], 0, 5]);
      expect([story.capo('moretti').exhausted, story.capo('lau').exhausted]).toEqual([['big-sal-rizzo'], ['chen-wu']]);
    }
  });

  it('[EMP-SLUM-11] a Car Bomb scores 6 without a man and costs 2 corruption', () => {
    const story = new Story();
    story.men('lau', 'brother-tang');
    story.cards('moretti', 'car-bomb-1');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'hit', rival: '@lau' });
    story.give('moretti', { kind: 'commitHit', cards: ['car-bomb-1'] });
    story.give('lau', { kind: 'commitHit' });
    expect([story.state.dead, story.corruption('moretti'), story.points('moretti')]).toEqual([['brother-tang'], 7, 2]);
  });

  it('[EMP-SLUM-12] a firing pin jams the other side’s weapon in a hit', () => {
    const story = new Story();
    story.men('moretti', 'nino-bellini');
    story.men('lau', 'chen-wu');
    story.cards('moretti', 'revolver-1');
    story.cards('lau', 'filed-firing-pin-1', 'brass-knuckles-1');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'hit', rival: '@lau' });
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini', cards: ['revolver-1'] });
    story.give('lau', { kind: 'commitHit', cards: ['filed-firing-pin-1', 'brass-knuckles-1'] });
    expect(story.events('hit-shown')[0]?.scores).toEqual({ by: 2, rival: 3 });
    expect(story.state.dead).toEqual(['nino-bellini']);
  });
});

describe('a firing pin in a combat', () => {
  it('[EMP-SLUM-12] jams the best weapon as it is carried; of equal ones the first of the table', () => {
    const story = fight();
    story.men('volkov', 'drill-kessler');
    story.cards('volkov', 'straight-razor-1', 'revolver-1');
    story.cards('lau', 'filed-firing-pin-1');
    const men = [
      { man: 'ivan-grom', weapon: 'revolver-1' },
      { man: 'drill-kessler', weapon: 'straight-razor-1' },
    ];
    const pin = { cards: [{ card: 'filed-firing-pin-1', against: '@volkov' }] };
    story.fight({ volkov: { men }, lau: chen(null, pin) }, [6]);
    const lines = story.events('combat-shown')[0]?.combat.sides[0]?.lines;
    // The gunsmith’s razor counts 2 like the revolver, and stands before it.
    expect(lines?.map(({ name }) => name)).toContain('Straight Razor, jammed');
    expect(scoreOf(story, 'volkov')).toBe(3 + 2 + 3);
  });
});

describe('midtown cards', () => {
  /** Moretti collects $250 and what stands there, as the shield is off. */
  function collecting(cards: string[], plays: object[], dice?: number[]): Story {
    const story = new Story({ families: ['volkov', 'moretti', 'lau'], house: { shields: false } });
    story.cash('moretti', 0);
    story.owns('moretti', 'B1', 'still-house-1');
    story.owns('moretti', 'C1', 'card-room-1');
    story.owns('moretti', 'C2', 'gentlemens-hotel-1');
    story.cards('moretti', ...cards);
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    story.give('moretti', { kind: 'collect', cards: plays }, dice);
    return story;
  }

  it('[EMP-MID-1] Good Season: the first three speakeasies in board order pay $100 more each', () => {
    expect(collecting(['good-season-1'], [{ card: 'good-season-1' }], [3]).cash('moretti')).toBe(
      250 + 150 + 100 + 150 + 100,
    );
    const story = new Story({ families: ['volkov', 'moretti', 'lau'], house: { shields: false } });
    ['B1', 'C1', 'D1', 'E1'].forEach((square, nth) =>
      story.owns('moretti', square as 'B1', `back-room-bar-${nth + 1}`),
    );
    story.cards('moretti', 'good-season-1');
    story.state.strikes = ['E1'];
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    story.give('moretti', { kind: 'collect', cards: [{ card: 'good-season-1' }] });
    // The strike is on the fourth; the three in front of it pay $200 each.
    expect(story.cash('moretti')).toBe(500 + 250 + 600);
    expect(story.state.decks.midtown.discard).toEqual(['good-season-1']);
  });

  it('[EMP-MID-2] High Roller: the casino named pays its highest figure, without a die', () => {
    const play = [{ card: 'high-roller-1', square: 'C1' }];
    expect(collecting(['high-roller-1'], play, []).cash('moretti')).toBe(250 + 150 + 100 + 350);
    const wrong = [{ card: 'high-roller-1', square: 'B1' }];
    expect(() => collecting(['high-roller-1'], wrong, [])).toThrow('Name a casino of yours');
  });

  it('[EMP-MID-3] Convention in Town: $100 for each casino and bordello', () => {
    const play = [{ card: 'convention-in-town-1' }];
    expect(collecting(['convention-in-town-1'], play, [1]).cash('moretti')).toBe(250 + 150 + 100 + 0 + 2 * 100);
  });

  it('[EMP-MID-4] Protection Money: $50 for each square, with a racket or without', () => {
    const story = new Story({ families: ['volkov', 'moretti', 'lau'], house: { shields: false } });
    for (const square of ['B1', 'C1', 'D1'] as const) story.owns('moretti', square);
    story.owns('moretti', 'E1', 'gin-cellar-1');
    story.cards('moretti', 'protection-money-1');
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    story.give('moretti', { kind: 'collect', cards: [{ card: 'protection-money-1' }] });
    expect(story.cash('moretti')).toBe(500 + 250 + 100 + 4 * 50);
  });

  it('[EMP-MID-5] Hijacked Truck takes $200, or all there is', () => {
    const story = turn('hijacked-truck-1', 'hijacked-truck-2');
    story.cash('lau', 350);
    story.give('moretti', play('hijacked-truck-1', { rival: '@lau' }));
    story.give('moretti', play('hijacked-truck-2', { rival: '@lau' }));
    expect([story.cash('moretti'), story.cash('lau')]).toEqual([850, 0]);
  });

  it('[EMP-MID-6, EMP-CARD-8] Skim brings what the racket pays; a strike on it is refused', () => {
    const story = turn('skim-1', 'wildcat-strike-1');
    story.owns('lau', 'B1', 'still-house-1');
    story.give('moretti', play('skim-1', { rival: '@lau', square: 'B1' }));
    expect(story.refusal('moretti', play('wildcat-strike-1', { rival: '@lau', square: 'B1' }))).toMatch(
      'played a card on it first',
    );
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect([story.cash('lau'), story.cash('moretti')]).toEqual([750, 650]);
  });

  it('[EMP-MID-7] Wholesale takes $150 off each racket of this turn', () => {
    const story = turn('wholesale-1');
    story.rackets('card-room-1', 'roulette-palace-1');
    story.owns('moretti', 'C2');
    story.give('moretti', play('wholesale-1'));
    const purchases = [
      { racket: 'card-room-1', square: 'C1' },
      { racket: 'roulette-palace-1', square: 'C2' },
    ];
    story.give('moretti', { kind: 'control', square: 'C1', purchases });
    expect(story.cash('moretti')).toBe(0);
  });

  it('[EMP-MID-8] the Old Country sends $300', () => {
    const story = turn('money-from-the-old-country-1');
    story.give('moretti', play('money-from-the-old-country-1'));
    expect(story.cash('moretti')).toBe(800);
  });

  it('[EMP-MID-9] a strike: the racket pays nothing, and a bordello still grows', () => {
    const story = turn('wildcat-strike-1');
    story.owns('lau', 'C2', 'gentlemens-hotel-1');
    story.give('moretti', play('wildcat-strike-1', { rival: '@lau', square: 'C2' }));
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect([story.cash('lau'), story.state.squares.C2?.count]).toEqual([750, 2]);
  });

  it('[EMP-MID-10, EMP-ORD-18] a crate shows three rackets; one at half its price, the rest discarded', () => {
    const story = turn('sealed-crate-1');
    story.owns('moretti', 'C1');
    story.top('rackets', 'card-room-1', 'gin-cellar-1', 'madame-odettes-1');
    story.give('moretti', play('sealed-crate-1'));
    expect(story.asked()?.do).toBe('crate');
    expect(story.refusal('moretti', { kind: 'crate', racket: 'madame-odettes-1', square: 'C1' })).toMatch(
      'downtown only',
    );
    story.give('moretti', { kind: 'crate', racket: 'card-room-1', square: 'C1' });
    // Half of $350, up to the next $50.
    expect([story.cash('moretti'), story.state.squares.C1?.racket]).toEqual([300, 'card-room-1']);
    expect(story.state.decks.rackets.discard).toEqual(['gin-cellar-1', 'madame-odettes-1']);
    expect(story.asked()?.do).toBe('turn');
  });

  it('[EMP-MID-11] a Favor Owed refreshes a man without money and corruption', () => {
    const story = new Story();
    story.exhausted('lau', 'big-anton');
    story.cards('lau', 'favor-owed-1');
    story.agenda({ do: 'upkeep' });
    story.give('lau', { kind: 'refresh', favors: ['big-anton'] });
    expect([story.capo('lau').hand, story.corruption('lau'), story.state.decks.midtown.discard]).toEqual([
      ['big-anton'],
      0,
      ['favor-owed-1'],
    ]);
  });

  it('[EMP-MID-12, EMP-COPC-17] a Bail Bond helps, but not before an Honest Judge', () => {
    const story = new Story();
    story.owns('moretti', 'D3');
    story.cards('moretti', 'bail-bond-1');
    story.copCard('honest-judge');
    story.cops('D3');
    story.agenda({ do: 'bust', seats: [story.seat('moretti')], cop: 'c1', square: 'D3' });
    expect(story.refusal('moretti', { kind: 'bust', with: 'bail-bond-1' })).toMatch('Honest Judge');
    story.state.copCard = 'quiet-night';
    story.give('moretti', { kind: 'bust', with: 'bail-bond-1' });
    expect([story.owner('D3'), story.cash('moretti')]).toEqual(['moretti', 500]);
  });
});

describe('downtown cards', () => {
  it('[EMP-DOWN-1, EMP-DOWN-2] a hero scores 2; a gala takes 4 corruption, and is refused at 0', () => {
    const story = turn('front-page-hero-1', 'charity-gala-1');
    story.give('moretti', play('front-page-hero-1'));
    expect(story.points('moretti')).toBe(2);
    expect(story.refusal('moretti', play('charity-gala-1'))).toMatch('no corruption');
    story.corruption('moretti', 3);
    story.give('moretti', play('charity-gala-1'));
    expect(story.corruption('moretti')).toBe(0);
  });

  it('[EMP-DOWN-3] Scandal: 4 corruption', () => {
    const story = turn('scandal-1');
    story.give('moretti', play('scandal-1', { rival: '@lau' }));
    expect(story.corruption('lau')).toBe(4);
  });

  it('[EMP-DOWN-4] Smear Campaign: 2 points off a rival who has at least as many', () => {
    const story = turn('smear-campaign-1');
    story.points('moretti', 5);
    story.points('lau', 4);
    expect(story.refusal('moretti', play('smear-campaign-1', { rival: '@lau' }))).toMatch('at least as many');
    story.points('lau', 5);
    story.give('moretti', play('smear-campaign-1', { rival: '@lau' }));
    expect(story.points('lau')).toBe(3);
  });

  it('[EMP-DOWN-5, EMP-GF-1] Sit-Down calls the bidding; the first in turn order keeps the others’ cards in their hands', () => {
    const story = new Story();
    story.cards('volkov', 'sit-down-1');
    story.cards('lau', 'sit-down-2');
    story.copCard('dock-strike');
    story.agenda({ do: 'office' }, { do: 'declarations' });
    expect(story.asked()).toEqual({
      do: 'activate',
      seats: [story.seat('volkov'), story.seat('lau')],
    });
    story.give('volkov', { kind: 'use', what: 'sit-down-1' });
    story.give('lau', { kind: 'use', what: 'sit-down-2' });
    expect([story.asked()?.do, story.capo('volkov').cards, story.capo('lau').cards]).toEqual([
      'bids',
      [],
      ['sit-down-2'],
    ]);
  });

  it('[EMP-DOWN-6, EMP-CARD-9] Public Benefactor and the Mayor add up', () => {
    const story = turn('public-benefactor-1');
    story.men('moretti', 'mayor-augustus-pell');
    story.give('moretti', play('public-benefactor-1'));
    story.give('moretti', { kind: 'reveal', man: 'mayor-augustus-pell' });
    story.give('moretti', { kind: 'cityHall', times: 1 });
    expect(story.points('moretti')).toBe(4);
  });

  it('[EMP-DOWN-7, EMP-COPS-11] an escort busts at once, for $200 in round 1, and calls attacks off', () => {
    const story = turn('police-escort-1');
    story.owns('lau', 'D3');
    story.men('moretti', 'nino-bellini');
    story.state.agenda.push({ do: 'combats', last: null });
    story.state.attacks = [{ seat: story.seat('volkov'), square: 'D3' }];
    story.give('moretti', play('police-escort-1', { cop: 'c1', square: 'D3' }));
    expect(story.asked()).toEqual({ do: 'bust', seats: [story.seat('lau')] });
    story.give('lau', { kind: 'bust', with: 'pay' });
    expect([story.cash('lau'), story.owner('D3')]).toEqual([300, 'lau']);
    story.give('moretti', { kind: 'lieLow' });
    expect(story.events('attacks-off')).toHaveLength(1);
    expect(story.events('combat-begun')).toHaveLength(0);
  });

  it('[EMP-DOWN-8] Injunction: see the worked example; it is asked only of who holds a downtown card', () => {
    const story = turn('scandal-1');
    story.cards('lau', 'brass-knuckles-1');
    story.give('moretti', play('scandal-1', { rival: '@lau' }));
    expect(story.asked()?.do).toBe('turn');
  });

  it('[EMP-DOWN-9] Bodyguards negate a hit from the target’s side only, and not in a combat', () => {
    const story = turn('bodyguards-1');
    story.cards('lau', 'bodyguards-2');
    story.men('moretti', 'big-sal-rizzo');
    story.exhausted('lau', 'chen-wu');
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect(
      story.refusal('moretti', {
        kind: 'commitHit',
        man: 'big-sal-rizzo',
        cards: ['bodyguards-1'],
      }),
    ).toMatch('target’s side only');
    story.give('moretti', { kind: 'commitHit', man: 'big-sal-rizzo' });
    // An exhausted target cannot be revealed, and is guarded all the same.
    story.give('lau', { kind: 'commitHit', cards: ['bodyguards-2'] });
    expect([story.state.dead, story.points('moretti'), story.state.decks.downtown.discard]).toEqual([
      [],
      0,
      ['bodyguards-2'],
    ]);
    const combat = fight();
    combat.cards('volkov', 'bodyguards-1');
    expect(combat.refusal('volkov', { kind: 'commit', cards: [{ card: 'bodyguards-1' }] })).toMatch(
      'not played in a combat',
    );
  });

  it('[EMP-DOWN-10] Extra Crew: one more figure this round', () => {
    const story = turn('extra-crew-1');
    story.give('moretti', play('extra-crew-1'));
    expect(story.capo('moretti').figures).toBe(2);
  });

  it('[EMP-DOWN-11] Headhunter: a man without money, no notable, his corruption gained, the track refilled', () => {
    const story = turn('headhunter-1');
    story.track('big-anton', 'judge-whitcomb');
    expect(story.refusal('moretti', play('headhunter-1', { man: 'judge-whitcomb' }))).toMatch('notable');
    story.give('moretti', play('headhunter-1', { man: 'big-anton' }));
    expect([story.capo('moretti').hand, story.corruption('moretti'), story.cash('moretti')]).toEqual([
      ['big-anton'],
      4,
      500,
    ]);
    expect(story.state.menTrack).toHaveLength(6);
  });

  it('[EMP-DOWN-12] Title Deed: a square without a figure; not under a cop', () => {
    const story = turn('title-deed-1');
    story.cops('D3');
    expect(story.refusal('moretti', play('title-deed-1', { square: 'D3' }))).toMatch('A cop stands');
    story.give('moretti', play('title-deed-1', { square: 'D2' }));
    expect([story.owner('D2'), story.capo('moretti').figures]).toEqual(['moretti', 1]);
  });

  it('[EMP-CARD-2, EMP-CARD-6] cards are played in their windows only', () => {
    const story = turn('revolver-1', 'good-season-1', 'sit-down-1');
    for (const card of ['revolver-1', 'good-season-1', 'sit-down-1']) {
      expect(story.refusal('moretti', play(card))).toMatch('not played on your turn');
    }
    expect(story.refusal('moretti', play('scandal-1', { rival: '@lau' }))).toMatch('You hold no such card');
  });
});
