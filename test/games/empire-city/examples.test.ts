import { describe, expect, it } from 'vitest';
import { countCopsDue } from '#main/games/empire-city/rules/cops/cops.ts';
import { refreshPrice } from '#main/games/empire-city/rules/prices.ts';
import { Story } from './story.ts';

/** [EMP-EX-3] Volkov attacks Moretti at the Emerald Tower; both sides stand as in the example. */
function emeraldTower(families: ('lau' | 'duquesne')[] = []): Story {
  const story = new Story({ families: ['moretti', 'volkov', ...families, 'ashdown'] });
  story.owns('moretti', 'D2', 'supper-club-1');
  story.owns('moretti', 'D1');
  story.owns('volkov', 'C2');
  story.owns('volkov', 'E2');
  story.men('volkov', 'big-anton', 'yuri-the-wolf');
  story.men('moretti', 'big-sal-rizzo', 'tony-ferro');
  story.cards('volkov', 'revolver-1');
  story.cards('moretti', 'brass-knuckles-1', 'the-whole-block-1');
  story.turnOf('volkov');
  story.state.agenda.push({ do: 'combats', last: null });
  story.give('volkov', { kind: 'attack', square: 'D2' });
  return story;
}

const volkovs = {
  men: [{ man: 'big-anton', weapon: 'revolver-1' }, { man: 'yuri-the-wolf' }],
};
const morettis = {
  men: [{ man: 'big-sal-rizzo', weapon: 'brass-knuckles-1' }, { man: 'tony-ferro' }],
  cards: [{ card: 'the-whole-block-1' }],
};

function scores(story: Story): number[] {
  return (story.events('combat-shown').at(-1)?.combat.sides ?? [])
    .toSorted((a, b) => Number(a.isDefender) - Number(b.isDefender))
    .map(({ score }) => score);
}

describe('cops', () => {
  it('[EMP-EX-1] four cops and Ness for five capos; the godfather names one of two; then three, and Ness leaves', () => {
    const families = ['moretti', 'callahan', 'volkov', 'ashdown', 'lau'] as const;
    const story = new Story({ families: [...families] });
    [56, 31, 20, 12, 12].forEach((points, nth) => story.corruption(families[nth] ?? 'lau', points));
    story.top('cops', 'open-city');
    story.agenda({ do: 'round' });
    expect(story.asked()).toEqual({ do: 'chief', seats: [story.seat('moretti')] });
    expect(story.refusal('moretti', { kind: 'name', seat: '@volkov' })).toMatch('Name one of those');
    story.give('moretti', { kind: 'name', seat: '@lau' });
    expect(story.state.chief).toBe(story.seat('lau'));
    expect(story.state.cops).toHaveLength(4);
    expect(story.state.isNessHere).toBe(true);
    story.corruption('moretti', 38);
    story.corruption('lau', 11);
    story.agenda({ do: 'round' });
    expect(story.asked()).toEqual({ do: 'withdraw-cops', seats: [story.seat('lau')] });
    story.give('lau', { kind: 'withdrawCops', cops: ['c2'] });
    expect(story.state.cops.map(({ id }) => id)).toEqual(['c1', 'c3', 'c4']);
    expect(story.state.isNessHere).toBe(false);
    const three = new Story({ families: ['moretti', 'callahan', 'volkov'] });
    three.corruption('moretti', 19);
    expect(countCopsDue(three.state)).toBe(1);
    three.corruption('moretti', 60);
    expect(countCopsDue(three.state)).toBe(4);
  });

  it('[EMP-EX-9] under Shift Change bribes go to the chief, his own to the bank; Ness takes none', () => {
    const story = new Story({ families: ['moretti', 'callahan', 'lau', 'volkov'] });
    story.owns('moretti', 'D3');
    story.owns('callahan', 'F3');
    story.owns('volkov', 'C4', 'back-room-bar-1');
    story.cops('D4', 'F2');
    story.copCard('shift-change');
    story.state.isNessHere = true;
    Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
    story.agenda({ do: 'walk-cops' });
    story.give('lau', {
      kind: 'moveCops',
      moves: [
        { cop: 'c1', path: ['D3'] },
        { cop: 'c2', path: ['F3'] },
      ],
    });
    story.give('moretti', { kind: 'bust', with: 'pay' });
    story.give('callahan', { kind: 'bust', with: 'pay' });
    expect([story.cash('moretti'), story.cash('callahan'), story.cash('lau')]).toEqual([350, 400, 750]);
    story.give('lau', { kind: 'ness', to: 'C4' });
    expect([story.owner('C4'), story.state.squares.C4?.racket]).toEqual([null, null]);
    expect(story.state.decks.rackets.discard).toEqual(['back-room-bar-1']);
    const bond = new Story();
    bond.owns('moretti', 'D3');
    bond.cards('moretti', 'bail-bond-1');
    bond.copCard('shift-change');
    bond.cops('D3');
    bond.agenda({ do: 'bust', seats: [bond.seat('moretti')], cop: 'c1', square: 'D3' });
    bond.give('moretti', { kind: 'bust', with: 'bail-bond-1' });
    expect([bond.cash('moretti'), bond.owner('D3')]).toEqual([500, 'moretti']);
  });

  it('[EMP-EX-18] round 1 has no chief; in round 2 one cop must leave City Hall for a square next to it', () => {
    const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
    expect(story.state.chief).toBeNull();
    expect(story.state.cops).toHaveLength(1);
    story.corruption('moretti', 9);
    story.corruption('volkov', 8);
    story.top('cops', 'quiet-night');
    story.agenda({ do: 'round' });
    expect(story.asked()).toEqual({ do: 'move-cops', seats: [story.seat('lau')] });
    expect(story.refusal('lau', { kind: 'moveCops', moves: [] })).toMatch('Every cop must move');
    expect(story.refusal('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: ['D2'] }] })).toMatch('cannot go');
    for (const to of ['C2', 'B3', 'D3', 'C4']) {
      expect(story.refusal('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: [to] }] })).toBeNull();
    }
  });
});

describe('figures', () => {
  it('[EMP-EX-2] one figure claims one square and buys three rackets', () => {
    const story = new Story({ families: ['ashdown', 'moretti', 'volkov'] });
    story.cash('ashdown', 600);
    story.rackets('still-house-1', 'card-room-1', 'supper-club-1');
    story.owns('ashdown', 'C1');
    story.owns('ashdown', 'D2');
    story.turnOf('ashdown');
    const order = {
      kind: 'control',
      square: 'B1',
      purchases: [
        { racket: 'still-house-1', square: 'B1' },
        { racket: 'card-room-1', square: 'C1' },
        { racket: 'supper-club-1', square: 'D2' },
      ],
    };
    const [still, room, club] = order.purchases;
    expect(story.refusal('ashdown', { ...order, square: 'E1' })).toMatch('Ropewalk is not yours');
    expect(story.refusal('ashdown', { ...order, purchases: [{ ...room, square: 'B1' }] })).toBe(
      'Card Room stands in midtown or downtown only; Ropewalk is in the slums.',
    );
    expect(story.quote('ashdown', order)).toMatchObject({ costDollars: 500, cashLeftDollars: 100 });
    for (const watched of ['B1', 'C1', 'D2'] as const) {
      const guarded = new Story({ families: ['ashdown', 'moretti', 'volkov'] });
      guarded.cash('ashdown', 600);
      guarded.rackets('still-house-1', 'card-room-1', 'supper-club-1');
      guarded.owns('ashdown', 'C1');
      guarded.owns('ashdown', 'D2');
      guarded.cops(watched);
      guarded.turnOf('ashdown');
      expect(guarded.refusal('ashdown', { ...order, purchases: [still, room, club] })).toMatch('A cop stands on');
    }
    story.give('ashdown', order);
    expect(story.cash('ashdown')).toBe(100);
    expect(story.owner('B1')).toBe('ashdown');
    expect([story.state.squares.C1?.racket, story.state.squares.D2?.racket]).toEqual(['card-room-1', 'supper-club-1']);
    expect(story.state.racketTrack).toHaveLength(6);
  });

  it('[EMP-EX-19] twelve points for $1,500 with Mayor Pell in an Election Year', () => {
    const story = new Story();
    story.cash('moretti', 1_700);
    story.men('moretti', 'mayor-augustus-pell');
    story.copCard('election-year');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'reveal', man: 'mayor-augustus-pell' });
    story.give('moretti', { kind: 'cityHall', times: 3 });
    expect([story.points('moretti'), story.cash('moretti')]).toEqual([12, 200]);
  });
});

describe('combats', () => {
  it('[EMP-EX-3] 16 against 14: Volkov has the tower, Sal is dead, Tony, Anton and Yuri are exhausted', () => {
    const story = emeraldTower();
    expect([story.corruption('volkov'), story.tokens('moretti', 'volkov')]).toEqual([3, 1]);
    // Tony stands before Sal in the table.
    story.fight({ moretti: morettis, volkov: volkovs }, [5, 2]);
    expect(scores(story)).toEqual([16, 14]);
    expect([story.owner('D2'), story.state.squares.D2?.racket]).toEqual(['volkov', 'supper-club-1']);
    expect(story.points('volkov')).toBe(6);
    expect(story.state.dead).toEqual(['big-sal-rizzo']);
    expect(story.capo('volkov').exhausted).toEqual(['big-anton', 'yuri-the-wolf']);
    expect(story.capo('moretti').exhausted).toEqual(['tony-ferro']);
    const price = (family: 'volkov' | 'moretti', man: string): number =>
      refreshPrice(story.state, story.seat(family), man, 0);
    expect([price('volkov', 'big-anton'), price('volkov', 'yuri-the-wolf'), price('moretti', 'tony-ferro')]).toEqual([
      550, 250, 250,
    ]);
    const spent = story.state.decks.slums.discard.toSorted();
    expect(spent).toEqual(['brass-knuckles-1', 'revolver-1', 'the-whole-block-1']);
  });

  it('[EMP-EX-4] Gavrikov destroys the racket first, adds nothing and does not roll', () => {
    const story = emeraldTower();
    story.men('volkov', 'sergei-gavrikov');
    story.fight({ moretti: morettis, volkov: { ...volkovs, reveals: [{ man: 'sergei-gavrikov' }] } }, [2, 5]);
    expect(scores(story)).toEqual([16, 14]);
    expect([story.owner('D2'), story.state.squares.D2?.racket]).toEqual(['volkov', null]);
    expect(story.capo('volkov').exhausted).toContain('sergei-gavrikov');
  });

  it('[EMP-EX-5] a tie is the godfather’s; the Butcher takes who lived', () => {
    const story = emeraldTower(['lau']);
    story.men('volkov', 'pavel-the-butcher');
    story.state.godfather = story.seat('lau');
    const men = [{ man: 'pavel-the-butcher', weapon: 'revolver-1' }, { man: 'yuri-the-wolf' }];
    story.fight({ moretti: morettis, volkov: { men } });
    expect(scores(story)).toEqual([14, 14]);
    expect(story.asked()).toEqual({ do: 'combat-tie', seats: [story.seat('lau')] });
    story.give('lau', { kind: 'name', seat: '@volkov' }, [5, 2]);
    expect(story.state.dead).toEqual(['big-sal-rizzo', 'tony-ferro']);
    expect(story.points('volkov')).toBe(7);
  });

  it('[EMP-EX-11] a second attacker alone gains corruption and gives tokens to all; the godfather names himself', () => {
    const story = new Story({ families: ['moretti', 'lau', 'duquesne'] });
    story.owns('moretti', 'D3');
    story.owns('duquesne', 'D2');
    story.men('moretti', 'big-sal-rizzo', 'the-chan-brothers');
    story.men('lau', 'kid-baron', 'pavel-the-butcher');
    story.men('duquesne', 'big-anton', 'tony-ferro');
    story.token('duquesne', 'moretti', 1);
    story.token('duquesne', 'lau', 2);
    story.turnOf('lau');
    story.state.agenda.push({ do: 'combats', last: null });
    story.capo('duquesne').figures = 1;
    story.give('lau', { kind: 'attack', square: 'D3' });
    const tokens = [
      { family: '@moretti', deck: 'slums' },
      { family: '@lau', deck: 'midtown' },
      { family: '@lau', deck: 'downtown' },
    ];
    story.give('duquesne', { kind: 'attack', square: 'D3', tokens });
    expect([story.corruption('lau'), story.corruption('duquesne'), story.corruption('moretti')]).toEqual([3, 3, 0]);
    expect([
      story.tokens('moretti', 'lau'),
      story.tokens('moretti', 'duquesne'),
      story.tokens('lau', 'duquesne'),
    ]).toEqual([1, 1, 1]);
    expect(story.capo('duquesne').cards).toHaveLength(3);
    expect([story.tokens('duquesne', 'moretti'), story.tokens('duquesne', 'lau')]).toEqual([0, 0]);
    const men = (...names: string[]): object => ({ men: names.map((man) => ({ man })) });
    story.fight({
      lau: men('kid-baron', 'pavel-the-butcher'),
      duquesne: men('big-anton', 'tony-ferro'),
      moretti: men('big-sal-rizzo', 'the-chan-brothers'),
    });
    const shown = story.events('combat-shown')[0]?.combat.sides ?? [];
    const score = (family: 'moretti' | 'lau' | 'duquesne'): number | undefined =>
      shown.find(({ seat }) => seat === story.seat(family))?.score;
    // The Chan Brothers count one more for Sal: 4 + 1 + 5.
    expect([score('lau'), score('duquesne'), score('moretti')]).toEqual([9, 11, 10]);
    const tied = emptyTie();
    expect(tied.owner('D3')).toBe('moretti');
    expect(tied.points('moretti')).toBe(6);
  });

  it('[EMP-EX-14] an attack without a man is a bluff that is called; a second attacker with a man fights', () => {
    const story = new Story({ families: ['callahan', 'ashdown', 'lau', 'volkov'] });
    story.owns('callahan', 'A1');
    story.men('callahan', 'con-flynn');
    story.turnOf('ashdown');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('ashdown', { kind: 'attack', square: 'A1' });
    story.fight({ ashdown: {}, callahan: { men: [{ man: 'con-flynn' }] } });
    expect([story.owner('A1'), story.points('callahan'), story.corruption('ashdown')]).toEqual(['callahan', 0, 3]);
    expect(story.capo('callahan').exhausted).toEqual(['con-flynn']);
    expect(story.tokens('callahan', 'ashdown')).toBe(1);
    const two = new Story({ families: ['callahan', 'ashdown', 'lau', 'volkov'] });
    two.owns('callahan', 'A1');
    two.owns('ashdown', 'B1');
    two.men('lau', 'chen-wu');
    two.turnOf('ashdown');
    two.state.agenda.push({ do: 'combats', last: null });
    two.capo('lau').figures = 1;
    two.give('ashdown', { kind: 'attack', square: 'A1' });
    two.give('lau', { kind: 'attack', square: 'A1' });
    two.fight({ callahan: {}, ashdown: {}, lau: { men: [{ man: 'chen-wu' }] } });
    expect([two.owner('A1'), two.points('lau')]).toEqual(['lau', 5]);
  });

  it('[EMP-EX-16] Ambush takes Sal with his knuckles, a firing pin the knuckles alone', () => {
    const ambushed = emeraldTower();
    ambushed.cards('volkov', 'ambush-1');
    ambushed.fight(
      {
        moretti: morettis,
        volkov: { ...volkovs, cards: [{ card: 'ambush-1', against: '@moretti' }] },
      },
      [5, 1],
    );
    expect(scores(ambushed)).toEqual([16, 8]);
    expect(ambushed.state.dead).toEqual(['big-sal-rizzo']);
    const pinned = emeraldTower();
    pinned.cards('volkov', 'filed-firing-pin-1');
    pinned.fight(
      {
        moretti: morettis,
        volkov: { ...volkovs, cards: [{ card: 'filed-firing-pin-1', against: '@moretti' }] },
      },
      [3, 3],
    );
    expect(scores(pinned)).toEqual([16, 13]);
  });
});

/** [EMP-EX-11] The same with 9, 11 and 11. */
function emptyTie(): Story {
  const story = new Story({ families: ['moretti', 'lau', 'duquesne'] });
  story.owns('moretti', 'D3');
  story.men('moretti', 'big-sal-rizzo', 'big-anton');
  story.men('lau', 'kid-baron', 'mischa-orlov');
  story.men('duquesne', 'bull-hanrahan', 'baptiste-noir', 'nino-bellini');
  story.turnOf('lau');
  story.state.agenda.push({ do: 'combats', last: null });
  story.capo('duquesne').figures = 1;
  story.give('lau', { kind: 'attack', square: 'D3' });
  story.give('duquesne', { kind: 'attack', square: 'D3' });
  const men = (...names: string[]): object => ({ men: names.map((man) => ({ man })) });
  story.fight({
    lau: men('kid-baron', 'mischa-orlov'),
    duquesne: men('bull-hanrahan', 'baptiste-noir', 'nino-bellini'),
    moretti: men('big-sal-rizzo', 'big-anton'),
  });
  story.give('moretti', { kind: 'name', seat: '@moretti' }, [3, 3, 1, 4, 5]);
  return story;
}

describe('assassinations', () => {
  it('[EMP-EX-6] Moy kills Sal, lies exhausted and dies himself; guardian and bolt-hole', () => {
    const story = new Story({ families: ['moretti', 'lau', 'volkov'] });
    story.men('lau', 'calvin-moy');
    story.men('moretti', 'big-sal-rizzo');
    story.cards('lau', 'straight-razor-1');
    story.cards('moretti', 'revolver-1');
    story.token('lau', 'moretti');
    story.turnOf('lau');
    story.capo('moretti').figures = 1;
    story.give('lau', {
      kind: 'hit',
      rival: '@moretti',
      tokens: [{ family: '@moretti', deck: 'midtown' }],
    });
    expect([story.corruption('lau'), story.tokens('moretti', 'lau'), story.capo('lau').cards.length]).toEqual([
      5, 1, 2,
    ]);
    story.give('lau', { kind: 'commitHit', man: 'calvin-moy', cards: ['straight-razor-1'] });
    story.men('moretti', 'big-sal-rizzo');
    story.give('moretti', { kind: 'commitHit', cards: ['revolver-1'] });
    expect(story.events('hit-shown')[0]?.scores).toEqual({ by: 9, rival: 7 });
    expect([story.state.dead, story.points('lau'), story.capo('lau').exhausted]).toEqual([
      ['big-sal-rizzo'],
      2,
      ['calvin-moy'],
    ]);
    story.men('moretti', 'nino-bellini');
    const strike = {
      kind: 'hit',
      rival: '@lau',
      man: 'calvin-moy',
      tokens: [{ family: '@lau', deck: 'slums' }],
    };
    story.give('moretti', strike);
    const before = structuredClone(story.state);
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini' });
    story.give('lau', { kind: 'commitHit' });
    expect([story.state.dead, story.points('moretti'), story.corruption('moretti')]).toEqual([
      ['big-sal-rizzo', 'calvin-moy'],
      2,
      5,
    ]);
    story.state = structuredClone(before);
    story.men('lau', 'kathleen-burke');
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini' });
    story.give('lau', { kind: 'commitHit' });
    expect(story.asked()?.do).toBe('hit-tie');
    story.state = structuredClone(before);
    story.cards('lau', 'bolt-hole-1');
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini' });
    story.give('lau', { kind: 'commitHit', cards: ['bolt-hole-1'] });
    expect([story.state.dead, story.points('moretti'), story.corruption('moretti')]).toEqual([['big-sal-rizzo'], 0, 5]);
    expect(story.capo('moretti').exhausted).toEqual(['nino-bellini']);
  });
});

describe('the office and the upkeep', () => {
  it('[EMP-EX-7] a tie with sweeteners; the pot is won at Pitney Downs', () => {
    const story = new Story({ families: ['moretti', 'lau', 'volkov', 'duquesne'] });
    for (const family of ['moretti', 'lau', 'volkov', 'duquesne'] as const) story.cash(family, 1_000);
    story.men('volkov', 'ivan-grom');
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 400 });
    story.give('lau', { kind: 'bid', dollars: 600 });
    story.give('volkov', { kind: 'bid', dollars: 600 });
    story.give('duquesne', { kind: 'bid', dollars: 0 });
    expect(story.asked()).toEqual({
      do: 'sweeten',
      seats: [story.seat('lau'), story.seat('volkov')],
    });
    expect(story.refusal('lau', { kind: 'sweeten', money: 500 })).toMatch('up to $400');
    story.give('lau', { kind: 'sweeten', money: 200 });
    story.give('volkov', { kind: 'sweeten', men: ['ivan-grom'] });
    story.give('moretti', { kind: 'name', seat: '@volkov' });
    expect([story.state.pot, story.cash('volkov'), story.cash('lau'), story.cash('moretti')]).toEqual([
      1_100, 400, 1_000, 1_000,
    ]);
    expect(story.capo('moretti').hand).toEqual(['ivan-grom']);
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('volkov')] });
    story.turnOf('duquesne');
    story.give('duquesne', { kind: 'pitney' }, [3, 4]);
    expect([story.cash('duquesne'), story.state.pot]).toEqual([2_100, 300]);
  });

  it('[EMP-EX-8] Callahan collects $1,400, nine points and five corruption; cop cards take from it', () => {
    const collecting = (card?: 'vice-sweep' | 'gambling-commission'): Story => {
      const story = new Story({ families: ['callahan', 'moretti', 'lau', 'volkov'] });
      story.owns('callahan', 'D2', 'supper-club-1');
      story.owns('callahan', 'A5', 'still-house-1');
      story.owns('callahan', 'C1', 'card-room-1');
      story.owns('callahan', 'C5', 'gentlemens-hotel-1', 2);
      story.owns('callahan', 'F2');
      story.cash('callahan', 0);
      if (card !== undefined) story.copCard(card);
      story.state.phase = 'upkeep';
      story.state.agenda = [{ do: 'collect-next', seat: story.seat('callahan') }];
      story.playOn([4]);
      return story;
    };
    const story = collecting();
    expect([story.cash('callahan'), story.points('callahan'), story.corruption('callahan')]).toEqual([1_400, 9, 5]);
    expect(story.state.squares.C5?.count).toBe(3);
    expect(collecting('vice-sweep').cash('callahan')).toBe(1_300);
    expect(collecting('gambling-commission').cash('callahan')).toBe(1_300);
  });

  it('[EMP-EX-10] points come before the corruption of the office', () => {
    const ending = (points: number): Story => {
      const story = new Story({ families: ['volkov', 'lau', 'moretti', 'duquesne'] });
      story.owns('volkov', 'D2');
      story.owns('volkov', 'C1');
      story.points('volkov', points);
      story.corruption('volkov', 76);
      story.points('lau', 40);
      story.points('moretti', 55);
      story.corruption('lau', 12);
      story.corruption('moretti', 12);
      story.corruption('duquesne', 30);
      story.agenda({ do: 'collect-next', seat: story.seat('volkov') });
      return story;
    };
    const law = ending(71);
    expect(law.state.ending).toMatchObject({ winners: [law.seat('moretti')], how: 'Martial law' });
    expect(law.points('volkov')).toBe(79);
    const points = ending(72);
    expect(points.state.ending).toMatchObject({
      winners: [points.seat('volkov')],
      how: 'Victory points',
    });
  });

  it('[EMP-EX-12] the fifth notable in hand wins, unless his corruption brings martial law first', () => {
    const refreshing = (corruption: number): Story => {
      const story = new Story();
      story.men('moretti', 'mayor-augustus-pell', 'commissioner-hale', 'judge-whitcomb', 'cornelia-vane');
      story.exhausted('moretti', 'senator-crane');
      story.corruption('moretti', corruption);
      story.points('lau', 1);
      story.agenda({ do: 'upkeep' });
      story.give('moretti', { kind: 'refresh', men: ['senator-crane'] });
      return story;
    };
    const won = refreshing(70);
    expect([won.corruption('moretti'), won.cash('moretti')]).toEqual([73, 200]);
    expect(won.state.ending).toMatchObject({
      winners: [won.seat('moretti')],
      how: 'The five notables',
    });
    expect(refreshing(78).state.ending?.how).toBe('Martial law');
  });

  it('[EMP-EX-13] a hotel pays 100, 250, 400, 400, and from the start again under a new capo', () => {
    const story = new Story({ families: ['lau', 'moretti', 'volkov', 'ashdown'] });
    story.state.godfather = story.seat('ashdown');
    story.owns('moretti', 'C5', 'gentlemens-hotel-1');
    const paid = (family: 'moretti' | 'volkov'): number => {
      const before = story.cash(family);
      story.agenda({ do: 'collect-next', seat: story.seat(family) });
      return story.cash(family) - before - 250;
    };
    expect([paid('moretti'), paid('moretti'), paid('moretti'), paid('moretti')]).toEqual([100, 250, 400, 400]);
    story.men('volkov', 'ivan-grom');
    story.turnOf('volkov');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('volkov', { kind: 'attack', square: 'C5' });
    story.fight({ moretti: {}, volkov: { men: [{ man: 'ivan-grom' }] } });
    expect(story.owner('C5')).toBe('volkov');
    expect([paid('volkov'), paid('volkov'), paid('volkov')]).toEqual([100, 250, 400]);
  });
});

describe('cards and marks', () => {
  it('[EMP-EX-15] Scandal with two tokens, let be or stopped', () => {
    const play = (what: string | null): Story => {
      const story = new Story({ families: ['moretti', 'lau', 'volkov'] });
      story.token('moretti', 'lau', 2);
      story.cards('moretti', 'scandal-1');
      story.cards('lau', 'injunction-1');
      story.turnOf('moretti');
      const tokens = [
        { family: '@lau', deck: 'slums' },
        { family: '@lau', deck: 'midtown' },
      ];
      story.give('moretti', { kind: 'play', card: 'scandal-1', rival: '@lau', tokens });
      expect(story.asked()).toEqual({ do: 'injunction', seats: [story.seat('lau')] });
      expect(story.capo('moretti').cards).toHaveLength(0);
      story.give('lau', { kind: 'use', what });
      return story;
    };
    const passed = play(null);
    expect([passed.corruption('lau'), passed.capo('moretti').cards.length]).toEqual([4, 2]);
    const stopped = play('injunction-1');
    expect([stopped.corruption('lau'), stopped.capo('moretti').cards.length]).toEqual([0, 2]);
    expect(stopped.state.decks.downtown.discard).toEqual(['scandal-1', 'injunction-1']);
  });

  it('[EMP-EX-17] each mark gives one card, once, to the first; cops change in the next Cops phase', () => {
    const story = new Story({ families: ['moretti', 'lau', 'volkov'] });
    story.corruption('lau', 18);
    story.owns('moretti', 'D3');
    story.owns('moretti', 'C4');
    story.turnOf('lau');
    story.give('lau', { kind: 'attack', square: 'D3' });
    expect([story.corruption('lau'), story.capo('lau').powers.length, story.state.cops.length]).toEqual([21, 1, 1]);
    story.corruption('lau', 16);
    story.corruption('volkov', 17);
    story.turnOf('volkov');
    story.give('volkov', { kind: 'attack', square: 'C4' });
    expect([story.corruption('volkov'), story.capo('volkov').powers]).toEqual([20, []]);
    story.corruption('volkov', 39);
    story.state.attacks = [];
    story.turnOf('volkov');
    story.give('volkov', { kind: 'attack', square: 'C4' });
    expect(story.capo('volkov').powers).toHaveLength(1);
    expect(countCopsDue(story.state)).toBe(3);
  });

  it('[EMP-EX-20] Clean Hands ignores what is left of it', () => {
    const story = new Story();
    story.capo('moretti').cleanHands = 4;
    story.owns('lau', 'D3');
    story.men('moretti', 'nino-bellini');
    story.exhausted('lau', 'chen-wu');
    story.turnOf('moretti', 2);
    expect(story.quote('moretti', { kind: 'attack', square: 'D3' }).corruption).toBe(0);
    story.give('moretti', { kind: 'attack', square: 'D3' });
    expect([story.corruption('moretti'), story.capo('moretti').cleanHands]).toEqual([0, 1]);
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect([story.corruption('moretti'), story.capo('moretti').cleanHands]).toEqual([4, 0]);
  });
});
