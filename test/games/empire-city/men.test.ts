import { describe, expect, it } from 'vitest';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { hirePrice, computeRacketPrice, refreshPrice } from '#main/games/empire-city/rules/prices.ts';
import { Story } from './story.ts';

type Names = readonly string[];
const men = (names: Names): object => ({ men: names.map((man) => ({ man })) });
const scoreOf = (story: Story, family: FamilyId): number | undefined =>
  story
    .events('combat-shown')
    .at(-1)
    ?.combat.sides.find(({ seat }) => seat === story.seat(family))?.score;

/** Lau attacks a square of Volkov’s with these men against those. */
function fight(
  square: 'B1' | 'C1' | 'D3',
  own: Names,
  theirs: Names,
  more: { lau?: object; volkov?: object; dice?: number[]; setUp?: (story: Story) => void } = {},
): Story {
  const story = new Story({ families: ['moretti', 'volkov', 'lau'], house: { shields: false } });
  story.owns('volkov', square, 'back-room-bar-1');
  story.men('lau', ...own);
  story.men('volkov', ...theirs);
  more.setUp?.(story);
  story.turnOf('lau');
  story.state.agenda.push({ do: 'combats', last: null });
  story.give('lau', { kind: 'attack', square });
  story.fight({ volkov: { ...men(theirs), ...more.volkov }, lau: { ...men(own), ...more.lau } }, more.dice);
  return story;
}

/** Moretti hits a man of Lau’s at random. */
function hit(assassin: string, target: string, setUp: (story: Story) => void = () => undefined): Story {
  const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
  story.men('moretti', assassin);
  story.men('lau', target);
  story.turnOf('moretti');
  story.give('moretti', { kind: 'hit', rival: '@lau' });
  setUp(story);
  story.give('moretti', { kind: 'commitHit', man: assassin });
  return story;
}

describe('abilities in combat', () => {
  it('[EMP-ABIL-3] a captain counts 1 for each other man, at most 3', () => {
    expect(scoreOf(fight('C1', ['ciccio-amato'], []), 'lau')).toBe(4);
    const many = ['ciccio-amato', 'con-flynn', 'nino-bellini', 'chen-wu', 'benny-blue'];
    expect(scoreOf(fight('C1', many, []), 'lau')).toBe(4 + 3 + 8);
  });

  it('[EMP-ABIL-4] a lone wolf counts 2 more when he is alone', () => {
    expect(scoreOf(fight('C1', ['yuri-the-wolf'], []), 'lau')).toBe(5);
    expect(scoreOf(fight('C1', ['yuri-the-wolf', 'con-flynn'], []), 'lau')).toBe(5);
  });

  it('[EMP-ABIL-5, EMP-ABIL-6] a brawler fights in slums and midtown, a swell downtown', () => {
    expect(scoreOf(fight('B1', ['dinny-keane', 'sylvie-roux'], []), 'lau')).toBe(4 + 3);
    expect(scoreOf(fight('D3', ['dinny-keane', 'sylvie-roux'], []), 'lau')).toBe(2 + 5);
  });

  it('[EMP-ABIL-7] a weapon counts 1 more in the gunsmith’s hand', () => {
    const armed = { men: [{ man: 'drill-kessler', weapon: 'revolver-1' }] };
    const story = fight('C1', ['drill-kessler'], [], {
      lau: armed,
      setUp: (one) => one.cards('lau', 'revolver-1'),
    });
    expect(scoreOf(story, 'lau')).toBe(6);
  });

  it('[EMP-ABIL-8, EMP-ABIL-9] the tough man and the doctor’s patients die only on a 1', () => {
    const tough = fight('C1', ['big-anton'], ['brick-doyle'], { dice: [2] });
    expect(tough.state.dead).toEqual([]);
    // Con Flynn and the doctor himself roll 2: the doctor is nobody’s patient.
    const doctor = fight('C1', ['big-anton'], ['con-flynn', 'doctor-sung'], { dice: [2, 2] });
    expect(doctor.state.dead).toEqual(['doctor-sung']);
    // Two doctors look after each other.
    const two = fight('C1', ['big-anton'], ['doctor-lebedev', 'doctor-sung'], { dice: [2, 2] });
    expect(two.state.dead).toEqual([]);
  });

  it('[EMP-CORR-6, EMP-ABIL-2] a surgeon who has not worked yet saves whom the Butcher would take', () => {
    const own = ['pavel-the-butcher', 'big-anton'];
    const saved = fight('C1', own, ['ivan-grom'], {
      setUp: (story) => story.power('volkov', 'house-surgeon'),
      dice: [6],
    });
    expect([saved.state.dead, saved.capo('volkov').exhausted, saved.points('lau')]).toEqual([[], ['ivan-grom'], 5]);
    const busy = fight('C1', own, ['con-flynn', 'ivan-grom'], {
      setUp: (story) => story.power('volkov', 'house-surgeon'),
      dice: [1, 6],
    });
    // Flynn was saved from the rolls; after them Grom is the dearest who lives.
    expect(busy.state.dead).toEqual(['ivan-grom']);
  });

  it('[EMP-ABIL-1, EMP-COMB-8] a man revealed for the fire neither counts nor rolls', () => {
    const story = fight('C1', ['chen-wu'], ['ivan-grom'], {
      setUp: (one) => one.men('lau', 'jules-the-match'),
      lau: { reveals: [{ man: 'jules-the-match' }] },
      dice: [6],
    });
    expect([story.state.squares.C1?.racket, story.capo('lau').exhausted]).toEqual([
      null,
      ['chen-wu', 'jules-the-match'],
    ]);
  });

  it('[EMP-ABIL-2, EMP-MEN-8] the Butcher takes a notable before the dearest; he is abducted, ready', () => {
    const story = fight('C1', ['pavel-the-butcher', 'big-anton'], ['con-flynn', 'judge-whitcomb'], {
      dice: [6, 6],
    });
    expect(story.state.dead).toEqual([]);
    expect([story.capo('lau').hand, story.points('lau')]).toEqual([['judge-whitcomb'], 6]);
  });

  it('[EMP-ABIL-10] a lure takes the strongest man of 3 or less', () => {
    const story = fight('C1', ['chen-wu'], ['mischa-orlov', 'ivan-grom'], {
      setUp: (one) => one.men('lau', 'colette-marchand'),
      lau: { reveals: [{ man: 'colette-marchand', against: '@volkov' }] },
      dice: [6],
    });
    expect(scoreOf(story, 'volkov')).toBe(4);
  });

  it('[EMP-HAND-5, EMP-COMB-11] nobody fights twice, and nobody fights and is revealed', () => {
    const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
    story.owns('volkov', 'C1');
    story.men('lau', 'jules-the-match');
    story.exhausted('lau', 'chen-wu');
    story.turnOf('lau');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('lau', { kind: 'attack', square: 'C1' });
    expect(
      story.refusal('lau', {
        kind: 'commit',
        ...men(['jules-the-match']),
        reveals: [{ man: 'jules-the-match' }],
      }),
    ).toMatch('he fights, or he is revealed');
    expect(story.refusal('lau', { kind: 'commit', ...men(['chen-wu']) })).toMatch('Chen Wu is exhausted');
  });
});

describe('abilities in a hit', () => {
  it('[EMP-ABIL-11] a marksman counts 2 more as an assassin', () => {
    const story = hit('angelo-conti', 'chen-wu');
    story.give('lau', { kind: 'commitHit' });
    expect(story.events('hit-shown')[0]?.scores.by).toBe(5);
  });

  it('[EMP-ABIL-12] a shadow negates the hit, the target himself too', () => {
    const story = hit('big-anton', 'silent-yee');
    story.give('lau', { kind: 'commitHit', man: 'silent-yee' });
    expect([story.state.dead, story.capo('lau').exhausted, story.capo('moretti').exhausted]).toEqual([
      [],
      ['silent-yee'],
      ['big-anton'],
    ]);
  });

  it('[EMP-ABIL-13] a guardian in hand counts 2 for the target', () => {
    const story = hit('nino-bellini', 'chen-wu', (one) => one.men('lau', 'kathleen-burke'));
    story.give('lau', { kind: 'commitHit' });
    expect(story.events('hit-shown')[0]?.scores).toEqual({ by: 2, rival: 4 });
    expect([story.state.dead, story.points('lau')]).toEqual([['nino-bellini'], 0]);
  });

  it('[EMP-HIT-6, EMP-MEN-8] a notable who is beaten goes to the other side', () => {
    const story = hit('big-anton', 'judge-whitcomb');
    story.give('lau', { kind: 'commitHit' });
    expect([story.capo('moretti').hand, story.points('moretti'), story.state.dead]).toEqual([
      ['judge-whitcomb'],
      2,
      [],
    ]);
  });
});

describe('abilities on a turn', () => {
  function revealing(man: string, order: object = {}, setUp: (story: Story) => void = () => undefined): Story {
    const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
    story.men('moretti', man);
    story.corruption('moretti', 10);
    setUp(story);
    story.turnOf('moretti');
    story.give('moretti', { kind: 'reveal', man, ...order });
    expect(story.capo('moretti').exhausted).toEqual([man]);
    return story;
  }

  it('[EMP-ABIL-15, EMP-ABIL-23] the fixers take 2 corruption off, the judge 4', () => {
    expect(revealing('paolo-the-sexton').corruption('moretti')).toBe(8);
    expect(revealing('silas-wainwright').corruption('moretti')).toBe(8);
    expect(revealing('judge-whitcomb').corruption('moretti')).toBe(6);
  });

  it('[EMP-ABIL-18, EMP-FOG-4] the spy sees both hands of one rival', () => {
    const story = revealing('nadia-petrova', { rival: '@lau' }, (one) => {
      one.men('lau', 'chen-wu');
      one.cards('lau', 'revolver-2');
    });
    expect(story.capo('moretti').spied[story.seat('lau')]).toEqual({
      round: 1,
      men: ['chen-wu'],
      cards: ['revolver-2'],
    });
  });

  it('[EMP-ABIL-19] the thief takes one card', () => {
    const story = revealing('grace-lin', { rival: '@lau' }, (one) => one.cards('lau', 'revolver-2'));
    expect([story.capo('moretti').cards, story.capo('lau').cards]).toEqual([['revolver-2'], []]);
  });

  it('[EMP-ABIL-21] the mayor is worth a point for each gift at City Hall', () => {
    const story = revealing('mayor-augustus-pell');
    story.give('moretti', { kind: 'cityHall', times: 1 });
    expect(story.points('moretti')).toBe(3);
  });

  it('[EMP-ABIL-25] the publisher scores 2, or stains a rival', () => {
    expect(revealing('cornelia-vane').points('moretti')).toBe(2);
    expect(revealing('cornelia-vane', { rival: '@lau' }).corruption('lau')).toBe(3);
  });

  it('[EMP-ABIL-17, EMP-FAM-7] the recruiter and one’s own family make men cheaper', () => {
    const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
    const price = (man: string): number => hirePrice(story.state, story.seat('moretti'), man);
    expect([price('nino-bellini'), price('con-flynn')]).toEqual([150, 200]);
    story.men('moretti', 'lena-crowe');
    expect([price('nino-bellini'), price('con-flynn')]).toEqual([100, 150]);
  });
});

describe('abilities off one’s turn', () => {
  it('[EMP-ABIL-14] a bagman talks to the cops', () => {
    for (const man of ['sergeant-roe', 'hugo-lantern']) {
      const story = new Story();
      story.owns('moretti', 'D3');
      story.men('moretti', man);
      story.copCard('crackdown');
      story.cops('D3');
      story.agenda({ do: 'bust', seats: [story.seat('moretti')], cop: 'c1', square: 'D3' });
      story.give('moretti', { kind: 'bust', with: man });
      expect([story.owner('D3'), story.cash('moretti'), story.capo('moretti').exhausted]).toEqual([
        'moretti',
        500,
        [man],
      ]);
    }
  });

  it('[EMP-ABIL-16] a bookkeeper finds $250', () => {
    for (const man of ['carmine-lupo', 'abel-marsh']) {
      const story = new Story({ families: ['volkov', 'moretti', 'lau'] });
      story.men('moretti', man);
      story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
      story.give('moretti', { kind: 'collect', men: [man] });
      expect([story.cash('moretti'), story.capo('moretti').exhausted]).toEqual([1_000, [man]]);
    }
  });

  it('[EMP-ABIL-20, EMP-ABIL-24] Quill and Crane call the bidding; Crane makes a bid count $300 more', () => {
    for (const man of ['alderman-quill', 'senator-crane']) {
      const story = new Story();
      story.men('lau', man);
      story.copCard('crackdown');
      story.agenda({ do: 'office' });
      story.give('lau', { kind: 'use', what: man });
      expect([story.asked()?.do, story.capo('lau').exhausted]).toEqual(['bids', [man]]);
    }
    const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
    story.men('lau', 'senator-crane');
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 400 });
    story.give('volkov', { kind: 'bid', dollars: 0 });
    story.give('lau', { kind: 'bid', dollars: 200, senator: true });
    expect([story.state.godfather, story.cash('lau'), story.state.pot]).toEqual([story.seat('lau'), 300, 700]);
    expect(story.capo('lau').exhausted).toEqual(['senator-crane']);
  });

  it('[EMP-ABIL-22] Commissioner Hale moves the cops instead of the chief', () => {
    const story = new Story();
    story.men('volkov', 'commissioner-hale');
    Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
    story.top('cops', 'quiet-night');
    story.agenda({ do: 'cop-card' }, { do: 'walk-cops' });
    expect(story.asked()).toEqual({ do: 'commissioner', seats: [story.seat('volkov')] });
    story.give('volkov', { kind: 'use', what: 'commissioner-hale' });
    expect(story.asked()).toEqual({ do: 'move-cops', seats: [story.seat('volkov')] });
    expect(story.state.chief).toBe(story.seat('lau'));
  });
});

describe('shields', () => {
  it('[EMP-FAM-1, EMP-FAM-4] Moretti’s speakeasies, Ashdown’s rackets', () => {
    const story = new Story({ families: ['lau', 'moretti', 'ashdown'] });
    const price = (family: FamilyId, racket: string): number =>
      computeRacketPrice(story.state, story.seat(family), racket);
    expect([price('moretti', 'gin-cellar-1'), price('moretti', 'card-room-1')]).toEqual([100, 350]);
    expect([price('ashdown', 'gin-cellar-1'), price('ashdown', 'card-room-1')]).toEqual([50, 250]);
    story.owns('moretti', 'C1', 'back-room-bar-1');
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    expect(story.cash('moretti')).toBe(500 + 250 + 150);
  });

  it('[EMP-FAM-2, EMP-CORR-5] Callahan pays at most $100, and a precinct on the payroll half', () => {
    const story = new Story({ families: ['callahan', 'lau', 'moretti'] });
    story.owns('lau', 'D3');
    story.owns('callahan', 'F3');
    story.copCard('gambling-commission');
    story.power('lau', 'precinct-on-the-payroll');
    const busting = (family: FamilyId, square: 'D3' | 'F3'): number => {
      story.agenda({ do: 'bust', seats: [story.seat(family)], cop: 'c1', square });
      story.give(family, { kind: 'bust', with: 'pay' });
      return 500 - story.cash(family);
    };
    expect([busting('lau', 'D3'), busting('callahan', 'F3')]).toEqual([100, 100]);
  });

  it('[EMP-FAM-3] Volkov counts 1 more where it uses a man', () => {
    const story = new Story({ families: ['moretti', 'volkov', 'lau'] });
    story.owns('lau', 'C1');
    story.men('volkov', 'ivan-grom');
    story.turnOf('volkov');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('volkov', { kind: 'attack', square: 'C1' });
    story.fight({ lau: {}, volkov: men(['ivan-grom']) });
    expect(scoreOf(story, 'volkov')).toBe(4);
  });

  it('[EMP-FAM-5, EMP-CORR-13] Lau’s first man, and a bagman’s route', () => {
    const story = new Story({ families: ['lau', 'moretti', 'volkov'] });
    const price = (nth: number): number => refreshPrice(story.state, story.seat('lau'), 'con-flynn', nth);
    expect([price(0), price(1)]).toEqual([100, 200]);
    story.power('lau', 'bagmans-route');
    expect([price(0), price(1)]).toEqual([0, 100]);
  });

  it('[EMP-FAM-6, EMP-PLACE-3] Duquesne draws three cards at Pancetta, once a round', () => {
    const story = new Story({ families: ['duquesne', 'moretti', 'lau'] });
    story.turnOf('duquesne', 2);
    const order = { kind: 'pancetta', decks: ['slums', 'midtown', 'downtown'] };
    story.give('duquesne', order);
    expect(story.capo('duquesne').cards).toHaveLength(3);
    expect(story.refusal('duquesne', order)).toMatch('Name 2 decks');
  });
});
