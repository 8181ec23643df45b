import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { computeIncomeRange, computeRacketPay } from '#main/games/empire-city/rules/upkeep/income.ts';
import { countFigures } from '#main/games/empire-city/rules/turns/turn.ts';
import { attackCorruption, computeHitCorruption } from '#main/games/empire-city/rules/prices.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { createBlankState, type EmpireState } from '#main/games/empire-city/rules/state.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import { board, findBand, listNeighbors, listOpenSquares } from '#shared/games/empire-city/board.ts';
import { cardTable, listCopies } from '#shared/games/empire-city/cards.ts';
import { copCards, type CopCard } from '#shared/games/empire-city/copCards.ts';
import { startCards, startTable } from '#shared/games/empire-city/families.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { listRackets, racketTable } from '#shared/games/empire-city/rackets.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];

describe('the board', () => {
  it('[EMP-MAP-1, EMP-MAP-3] 23 squares and 7 places; fewer for three and two capos', () => {
    const count = (squares: readonly Cell[], band: string): number =>
      squares.filter((id) => findBand(id) === band).length;
    for (const [capos, slums, midtown, downtown] of [
      [4, 12, 6, 5],
      [3, 9, 5, 5],
      [2, 4, 2, 5],
    ] as const) {
      const open = listOpenSquares(capos);
      expect([count(open, 'slums'), count(open, 'midtown'), count(open, 'downtown')]).toEqual([
        slums,
        midtown,
        downtown,
      ]);
    }
    expect(board.filter(({ place }) => place !== null)).toHaveLength(7);
    expect(listNeighbors('C3').toSorted()).toEqual(['B3', 'C2', 'C4', 'D3']);
  });

  it('[EMP-MAP-2] squares score 0, 1 and 2, or one more each', () => {
    for (const [landValues, points] of [
      ['0-1-2', 3],
      ['1-2-3', 6],
    ] as const) {
      const story = new Story({ families: ['volkov', 'moretti', 'lau'], house: { landValues } });
      for (const square of ['B1', 'C1', 'D3'] as const) story.owns('moretti', square);
      story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
      expect(story.points('moretti')).toBe(points);
    }
  });
});

describe('setup', () => {
  it('[EMP-SET-5] every deck has its cards', () => {
    expect([listCopies('slums').length, listCopies('midtown').length, listCopies('downtown').length]).toEqual([
      24, 24, 24,
    ]);
    expect([listRackets().length, manTable.length, copCards.length, startCards.length, cardTable.length]).toEqual([
      36, 53, 18, 10, 36,
    ]);
  });

  /** Founded and picked by the program, up to the first turn. */
  function founded(seed: number, capos = 4, houseRules = {}): EmpireState {
    const setup = empireSetupSchema.parse({
      title: 'T',
      seed,
      capos: Array.from({ length: capos }, () => ({ isHuman: false })),
      houseRules,
    });
    const result = run<EmpireState, EmpireEvent>(
      { state: createBlankState(), rng: seedRng(seed) },
      createJournalWriter(empireCity),
      (table) => {
        empireCity.found(table, setup);
        for (let n = 0; n < 60 && table.state.phase === 'setup'; n += 1) {
          const wait = empireCity.waitsFor(table.state);
          const [seat] = wait?.seats ?? [];
          if (seat === undefined) empireCity.step(table, { auto: true });
          else empireCity.orders.give(table, seat, { kind: 'byRule' });
        }
      },
    );
    if (result.kind === 'question') throw new Error('asked');
    return result.after.state;
  }

  it.each([1, 2, 3, 4, 5, 6])(
    '[EMP-SET-3 to EMP-SET-10] seed %i: goods of shield and card, a racket, two men each',
    (seed) => {
      const state = founded(seed);
      const capos = Object.values(state.capos);
      expect(capos.filter(({ start }) => start === 'you-are-the-godfather').map(({ seat }) => seat)).toEqual([
        state.godfather,
      ]);
      expect(new Set(capos.map(({ start }) => start)).size).toBe(4);
      for (const { seat, start, hand, cards, cleanHands } of capos) {
        if (start === null) throw new Error('no card');
        const squares = Object.values(state.squares).filter(({ owner }) => owner === seat);
        expect(squares.length).toBe(['going-concern', 'second-address'].includes(start) ? 2 : 1);
        expect(squares.filter(({ racket }) => racket !== null).length).toBe(start === 'going-concern' ? 2 : 1);
        expect(hand.length).toBe(start === 'old-friends' ? 3 : 2);
        expect(cards.length).toBeGreaterThanOrEqual(startTable[start].cards.length);
        expect(cleanHands).toBe(start === 'clean-hands' ? 15 : 0);
      }
      expect([state.menTrack.length, state.racketTrack.length, state.pot, state.cops.length]).toEqual([6, 6, 500, 1]);
      expect(state.aside).toEqual([]);
      expect(state.phase).toBe('declarations');
    },
  );

  it.each(startCards)('[EMP-START] %s gives what it says', (card) => {
    for (let seed = 1; seed < 60; seed += 1) {
      const state = founded(seed, 4);
      const capo = Object.values(state.capos).find(({ start }) => start === card);
      if (capo === undefined) continue;
      const shields = { moretti: 100, ashdown: 300, duquesne: 100, callahan: 0, volkov: 0, lau: 0 };
      expect(capo.cashDollars).toBe(500 + shields[capo.family] + startTable[card].dollars);
      const own = { callahan: 1, volkov: 1, lau: 1, moretti: 0, ashdown: 0, duquesne: 0 };
      expect(capo.cards).toHaveLength(startTable[card].cards.length + own[capo.family]);
      return;
    }
    throw new Error(`${card} was never dealt`);
  });

  it('[EMP-SET-6] two cops with five capos', () => {
    expect(founded(3, 5).cops).toHaveLength(2);
  });
});

describe('places', () => {
  const at = (...men: string[]): Story => {
    const story = new Story({ families });
    story.track(...men);
    story.turnOf('moretti');
    return story;
  };

  it('[EMP-PLACE-2, EMP-COPC-15] Pitney Downs pays on 7, in the Racing Season on 6 and 8 too', () => {
    for (const [card, faces, won] of [
      [null, [3, 3], 0],
      [null, [3, 4], 500],
      ['racing-season', [3, 3], 500],
      ['racing-season', [4, 4], 500],
      ['racing-season', [1, 1], 0],
    ] as const) {
      const story = at();
      if (card !== null) story.copCard(card);
      story.give('moretti', { kind: 'pitney' }, [...faces]);
      expect([story.cash('moretti'), story.state.pot]).toEqual([500 + won, won === 0 ? 500 : 300]);
    }
  });

  it('[EMP-PLACE-4, EMP-MEN-3] the Station: any number he can pay, in order, then the track is refilled', () => {
    const story = at('con-flynn', 'nino-bellini', 'big-anton');
    expect(story.refusal('moretti', { kind: 'station', men: [] })).toMatch('at least one');
    expect(story.refusal('moretti', { kind: 'station', men: ['ivan-grom'] })).toMatch('not for hire');
    expect(story.refusal('moretti', { kind: 'station', men: ['con-flynn', 'big-anton'] })).toBe(
      'Big Anton costs you $600; you have $300 by then.',
    );
    story.give('moretti', { kind: 'station', men: ['con-flynn', 'nino-bellini'] });
    expect([story.cash('moretti'), story.capo('moretti').hand.length, story.state.menTrack.length]).toEqual([
      150, 2, 6,
    ]);
  });

  it('[EMP-PLACE-5, EMP-ORD-18, EMP-COPC-11] The Docks: $200 to the pot, six new men, then hiring; not on strike', () => {
    const story = at('con-flynn');
    story.copCard('dock-strike');
    expect(story.refusal('moretti', { kind: 'docks' })).toMatch('on strike');
    expect(story.refusal('moretti', { kind: 'local162' })).toMatch('on strike');
    story.state.copCard = null;
    story.top('men', 'nino-bellini', 'chen-wu');
    story.give('moretti', { kind: 'docks' });
    expect([story.cash('moretti'), story.state.pot, story.state.decks.men.discard]).toEqual([300, 700, ['con-flynn']]);
    expect(story.asked()?.do).toBe('hire');
    story.give('moretti', { kind: 'hire', men: ['nino-bellini'] });
    expect([story.capo('moretti').hand, story.state.menTrack.length]).toEqual([['nino-bellini'], 6]);
  });

  it('[EMP-PLACE-6, EMP-COPC-18] St Mary’s: 5 corruption for $500, 8 at the Ball; never at 0', () => {
    const story = at();
    expect(story.refusal('moretti', { kind: 'stMarys' })).toBe('You have no corruption to confess.');
    story.corruption('moretti', 12);
    story.copCard('commissioners-ball');
    story.give('moretti', { kind: 'stMarys' });
    expect([story.corruption('moretti'), story.cash('moretti')]).toEqual([4, 0]);
  });

  it('[EMP-PLACE-7] Local 162: new rackets, bought for own squares only, without a claim', () => {
    const story = at();
    story.cash('moretti', 600);
    story.rackets('card-room-1');
    story.owns('moretti', 'C1');
    story.top('rackets', 'back-room-bar-1', 'gin-cellar-1');
    story.give('moretti', { kind: 'local162' });
    expect(story.state.decks.rackets.discard).toEqual(['card-room-1']);
    expect(
      story.refusal('moretti', {
        kind: 'buy',
        purchases: [{ racket: 'back-room-bar-1', square: 'C2' }],
      }),
    ).toMatch('not yours');
    story.give('moretti', {
      kind: 'buy',
      purchases: [{ racket: 'back-room-bar-1', square: 'C1' }],
    });
    expect([story.cash('moretti'), story.state.squares.C1?.racket, story.state.racketTrack.length]).toEqual([
      250,
      'back-room-bar-1',
      6,
    ]);
  });

  it('[EMP-COPS-9] where Ness stands nothing can be done', () => {
    const story = at();
    story.state.ness = 'C3';
    expect(story.refusal('moretti', { kind: 'cityHall', times: 1 })).toBe(
      'Ness stands at City Hall; it is closed to everybody this round.',
    );
  });
});

describe('declarations', () => {
  it('[EMP-DECL-1, EMP-DECL-2, EMP-GF-4] turns go round; the godfather has four figures, the others three', () => {
    const story = new Story({ families });
    const order: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const family =
        Object.values(story.state.capos).find(({ seat }) => seat === story.asked()?.seats[0])?.family ?? 'lau';
      order.push(family);
      story.give(family, { kind: 'lieLow' });
    }
    expect(order.join(' ')).toBe('moretti volkov lau moretti volkov lau moretti volkov lau moretti');
    expect(story.state.phase).not.toBe('declarations');
  });

  it('[EMP-DECL-2, EMP-COPC-14, EMP-CORR-12] Curfew takes one figure, the Union Boss has one more', () => {
    const story = new Story({ families });
    const figures = (family: FamilyId): number => countFigures(story.state, story.seat(family));
    expect([figures('moretti'), figures('lau')]).toEqual([4, 3]);
    story.copCard('curfew');
    expect([figures('moretti'), figures('lau')]).toEqual([3, 2]);
    story.power('lau', 'union-boss');
    expect(figures('lau')).toBe(3);
  });

  it('[EMP-ORD-17] whose turn it is, and who has no figure left', () => {
    const story = new Story({ families });
    expect(story.refusal('lau', { kind: 'pitney' })).toBe('It is Moretti’s turn.');
    story.turnOf('moretti');
    expect(story.refusal('lau', { kind: 'pitney' })).toBe('Your figures are all placed this round.');
    expect(story.refusal('moretti', { kind: 'bid', dollars: 3 })).toMatch('It is your turn');
  });

  it('[EMP-CTRL-1, EMP-CTRL-2] claims are free; an own square needs no racket; a rival’s is attacked', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1');
    story.owns('moretti', 'C2');
    story.cops('B3');
    expect(story.refusal('moretti', { kind: 'control', square: 'C1' })).toBe(
      'Mercer Street is Lau’s; attack it, or choose another square.',
    );
    expect(story.refusal('moretti', { kind: 'control', square: 'C2' })).toBeNull();
    expect(story.refusal('moretti', { kind: 'control', square: 'A1' })).toMatch('out of this game');
    expect(story.refusal('moretti', { kind: 'control', square: 'C3' })).toMatch('is a place');
    expect(story.refusal('moretti', { kind: 'control', square: 'B3' })).toBe(
      'A cop stands on Bank Street: it can be neither claimed nor attacked this round.',
    );
    story.give('moretti', { kind: 'control', square: 'D2' });
    expect(story.owner('D2')).toBe('moretti');
  });

  it('[EMP-CTRL-5] a square under attack may still get a racket', () => {
    const story = new Story({ families });
    story.owns('moretti', 'C1');
    story.rackets('back-room-bar-1');
    story.turnOf('moretti');
    story.state.attacks = [{ seat: story.seat('lau'), square: 'C1' }];
    expect(
      story.refusal('moretti', {
        kind: 'control',
        square: 'C1',
        purchases: [{ racket: 'back-room-bar-1', square: 'C1' }],
      }),
    ).toBeNull();
  });

  it('[EMP-ATT-1, EMP-ATT-3] what cannot be attacked', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1');
    story.owns('moretti', 'C2');
    story.turnOf('moretti', 2);
    expect(story.refusal('moretti', { kind: 'attack', square: 'C2' })).toMatch('is yours');
    expect(story.refusal('moretti', { kind: 'attack', square: 'D2' })).toMatch('nobody’s');
    expect(
      story.refusal('moretti', {
        kind: 'attack',
        square: 'C1',
        tokens: [{ family: '@lau', deck: 'slums' }],
      }),
    ).toBe('You hold no token against Lau, not 1.');
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.refusal('moretti', { kind: 'attack', square: 'C1' })).toBe('You already attack Mercer Street.');
  });

  it('[EMP-HIT-1, EMP-COPC-16] who can strike, and at whom', () => {
    const story = new Story({ families });
    story.turnOf('moretti');
    expect(story.refusal('moretti', { kind: 'hit', rival: '@lau' })).toMatch('no man to send');
    story.men('moretti', 'nino-bellini');
    expect(story.refusal('moretti', { kind: 'hit', rival: '@lau' })).toBe('Lau has no man to strike.');
    story.exhausted('lau', 'chen-wu');
    expect(story.refusal('moretti', { kind: 'hit', rival: '@lau', man: 'ivan-grom' })).toMatch(
      'does not lie exhausted',
    );
    expect(story.refusal('moretti', { kind: 'hit', rival: '@lau' })).toMatch('holds nobody in hand');
    story.copCard('safe-streets');
    expect(story.refusal('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' })).toBe(
      'No assassinations this round: Safe Streets is in force.',
    );
  });

  it('[EMP-HIT-2, EMP-WIN-3] who reaches martial law with a hit has ended the game before it takes place', () => {
    const story = new Story({ families });
    story.men('moretti', 'nino-bellini');
    story.exhausted('lau', 'chen-wu');
    story.corruption('moretti', 76);
    story.points('lau', 3);
    story.turnOf('moretti');
    expect(story.quote('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' }).martialWinner).toBe(
      story.seat('lau'),
    );
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect([story.state.ending?.how, story.state.ending?.winners[0], story.state.dead]).toEqual([
      'Martial law',
      story.seat('lau'),
      [],
    ]);
  });
});

describe('cop cards', () => {
  it.each<[CopCard, number, number]>([
    ['grand-jury', 5, 7],
    ['blind-eye', 2, 3],
    ['quiet-night', 3, 5],
  ])('[EMP-COPC-8, EMP-COPC-9] under %s an attack costs %i and a hit %i', (card, attack, hit) => {
    const story = new Story({ families });
    story.copCard(card);
    expect([attackCorruption(story.state), computeHitCorruption(story.state, story.seat('lau'))]).toEqual([
      attack,
      hit,
    ]);
    story.power('lau', 'murder-crew');
    expect(computeHitCorruption(story.state, story.seat('lau'))).toBe(Math.max(0, hit - 3));
  });

  it('[EMP-COPC-3, EMP-COPS-7] in a Crackdown cops walk one or two squares, not back', () => {
    const story = new Story({ families });
    story.copCard('crackdown');
    Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
    story.agenda({ do: 'walk-cops' });
    expect(story.refusal('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: ['D3', 'D2'] }] })).toBeNull();
    expect(story.refusal('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: ['D3', 'C3'] }] })).toMatch('cannot go');
  });

  it('[EMP-COPC-5] under the Dry Squad speakeasies near a cop pay nothing', () => {
    const story = new Story({ families });
    story.copCard('dry-squad');
    story.cops('C2');
    const bar = (square: 'C1' | 'C5'): number =>
      computeRacketPay(story.state, story.seat('lau'), {
        square,
        racket: 'back-room-bar-1',
        count: 1,
      });
    expect([bar('C1'), bar('C5')]).toEqual([0, 100]);
  });

  it('[EMP-COPC-10] the committee asks those with most corruption for $200 or 2 more', () => {
    const story = new Story({ families });
    story.corruption('lau', 5);
    story.corruption('volkov', 5);
    story.top('cops', 'citizens-committee');
    story.agenda({ do: 'cop-card' });
    story.give('volkov', { kind: 'pay', isPaid: true });
    story.give('lau', { kind: 'pay', isPaid: false });
    expect([story.cash('volkov'), story.corruption('lau')]).toEqual([300, 7]);
  });

  it('[EMP-COPC-12] at the Double Beat one cop moves and busts once more', () => {
    const story = new Story({ families });
    story.copCard('double-beat');
    story.owns('moretti', 'D2');
    Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    story.give('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: ['D3'] }] });
    expect(story.refusal('lau', { kind: 'moveCops', moves: [] })).toMatch('once more');
    story.give('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: ['D2'] }] });
    expect(story.asked()).toEqual({ do: 'bust', seats: [story.seat('moretti')] });
    story.give('moretti', { kind: 'bust', with: 'lose' });
    expect(story.owner('D2')).toBeNull();
  });

  it('[EMP-COPC-13, EMP-CORR-10] in an Open City nobody moves cops, the Inside Man neither', () => {
    const story = new Story({ families });
    story.power('volkov', 'inside-man');
    story.copCard('open-city');
    Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    expect(story.asked()?.do).toBe('turn');
    story.state.copCard = 'quiet-night';
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    story.give('lau', { kind: 'moveCops', moves: [{ cop: 'c1', path: ['D3'] }] });
    expect(story.asked()).toEqual({ do: 'move-cops', seats: [story.seat('volkov')] });
  });

  it('[EMP-COPC-19] the used-up deck is shuffled again, but for the card in force', () => {
    const story = new Story({ families });
    story.copCard('quiet-night');
    story.state.decks.cops = {
      draw: [],
      discard: copCards.filter((card) => card !== 'quiet-night'),
    };
    story.agenda({ do: 'cop-card' });
    expect(story.state.copCard).not.toBe('quiet-night');
    expect(story.state.decks.cops.draw).toHaveLength(16);
  });

  it('[EMP-GF-1] the bidding is called by the card, or asked for', () => {
    for (const [card, asked] of [
      ['quiet-night', 'bids'],
      ['crackdown', 'activate'],
    ] as const) {
      const story = new Story({ families });
      story.men('lau', 'chen-wu');
      story.copCard(card);
      story.agenda({ do: 'office' }, { do: 'declarations' });
      expect(story.asked()?.do).toBe(asked);
    }
  });

  it('[EMP-GF-2] without bids the godfather stays', () => {
    const story = new Story({ families });
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    for (const family of families) story.give(family, { kind: 'bid', dollars: 0 });
    expect([story.state.godfather, story.state.pot]).toEqual([story.seat('moretti'), 500]);
  });
});

describe('rackets and corruption cards', () => {
  it.each(racketTable.map((racket) => [racket.kind, racket] as const))(
    '[EMP-RACK-6 to EMP-RACK-16] %s pays by its table',
    (kind, { type, pays, bands }) => {
      const story = new Story({ families: ['lau', 'volkov', 'callahan'] });
      const at = { slums: 'B1', midtown: 'C1', downtown: 'D3' } as const;
      const [band = 'slums'] = bands;
      const got = pays.map((_, nth) => {
        const where = type === 'speakeasy' ? (bands[nth] ?? 'slums') : band;
        return computeRacketPay(
          story.state,
          story.seat('lau'),
          { square: at[where], racket: `${kind}-1`, count: nth + 1 },
          { face: nth + 1 },
        );
      });
      expect(got).toEqual([...pays]);
    },
  );

  it('[EMP-CORR-6] the House Surgeon saves the dearest, once a round', () => {
    const story = new Story({ families, house: { shields: false } });
    story.power('volkov', 'house-surgeon');
    story.owns('volkov', 'C1');
    story.men('lau', 'big-anton', 'kid-baron');
    story.men('volkov', 'con-flynn', 'ivan-grom');
    story.turnOf('lau');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('lau', { kind: 'attack', square: 'C1' });
    story.fight(
      {
        volkov: { men: [{ man: 'con-flynn' }, { man: 'ivan-grom' }] },
        lau: { men: [{ man: 'big-anton' }] },
      },
      [1, 1],
    );
    expect([story.state.dead, story.capo('volkov').exhausted]).toEqual([['con-flynn'], ['ivan-grom']]);
  });

  it('[EMP-CORR-7] a bad reputation counts 2 for an attacker with a man', () => {
    const story = new Story({ families, house: { shields: false } });
    story.power('lau', 'bad-reputation');
    story.owns('volkov', 'C1');
    story.men('lau', 'chen-wu');
    story.turnOf('lau');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('lau', { kind: 'attack', square: 'C1' });
    story.fight({ volkov: {}, lau: { men: [{ man: 'chen-wu' }] } });
    expect(story.events('combat-shown')[0]?.combat.sides.find(({ seat }) => seat === story.seat('lau'))?.score).toBe(4);
  });

  it('[EMP-CORR-8, EMP-CORR-9, EMP-CORR-14] shakedown, ward boss and secret files as one collects', () => {
    const story = new Story({ families });
    story.power('lau', 'citywide-shakedown');
    story.power('lau', 'ward-boss');
    story.power('lau', 'secret-files');
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    story.give('lau', { kind: 'collect', deck: 'slums' });
    expect([story.cash('lau'), story.points('lau'), story.capo('lau').cards.length]).toEqual([950, 2, 1]);
  });

  it('[EMP-FIG-1] the range of an income is what the dice can make of it', () => {
    const story = new Story({ families });
    story.owns('volkov', 'C1', 'card-room-1');
    expect(computeIncomeRange(story.state, story.seat('volkov'))).toEqual({
      least: 250,
      most: 600,
      mean: 250 + 1_050 / 6,
    });
  });
});

describe('table politics', () => {
  it('[EMP-POL-1, EMP-FOG-6, EMP-FOG-9] a gift: what it was the parties know, the others reckon wider', () => {
    const story = new Story({ families });
    story.men('moretti', 'nino-bellini');
    expect(story.refusal('moretti', { kind: 'give', to: '@lau' })).toMatch('Give something');
    expect(story.refusal('moretti', { kind: 'give', to: '@lau', money: 501 })).toBe('You have $500, not $501.');
    story.give('moretti', { kind: 'give', to: '@lau', money: 200, men: ['nino-bellini'] });
    expect([story.cash('lau'), story.capo('lau').hand]).toEqual([700, ['nino-bellini']]);
    expect([story.capo('lau').lowDollars, story.capo('lau').highDollars, story.capo('moretti').lowDollars]).toEqual([
      500, 1_000, 0,
    ]);
    expect(story.asked()?.do).toBe('turn');
  });

  it('[EMP-POL-1] gives before a bidding and before a combat, not after his own answer, and nobody in use', () => {
    const story = new Story({ families, round: 2 });
    story.men('moretti', 'nino-bellini');
    story.agenda({ do: 'bids', seats: [story.seat('moretti'), story.seat('lau')] });
    story.give('lau', { kind: 'give', to: '@moretti', money: 300 });
    expect([story.cash('lau'), story.cash('moretti'), story.asked()?.do]).toEqual([200, 800, 'bids']);
    expect(story.refusal('lau', { kind: 'bid', dollars: 300 })).toMatch('have $200');
    story.give('moretti', { kind: 'bid', dollars: 800 });
    expect(story.refusal('moretti', { kind: 'give', to: '@lau', money: 100 })).toBe(
      'You have answered already; wait for the others.',
    );
    expect(story.refusal('volkov', { kind: 'give', to: '@lau', money: 100 })).toBe('Nothing is asked of you now.');
    const fight = new Story({ families });
    fight.owns('lau', 'C1');
    fight.men('lau', 'chen-wu');
    fight.give('moretti', { kind: 'attack', square: 'C1' });
    fight.agenda({ do: 'combats', last: null });
    expect(fight.asked()?.do).toBe('commit');
    fight.give('lau', { kind: 'give', to: '@volkov', men: ['chen-wu'] });
    expect(fight.capo('volkov').hand).toEqual(['chen-wu']);
    expect(fight.asked()?.do).toBe('commit');
    const hit = new Story({ families });
    hit.men('moretti', 'nino-bellini');
    hit.men('lau', 'chen-wu');
    hit.give('moretti', { kind: 'hit', rival: '@lau' });
    expect(hit.asked()?.do).toBe('hit');
    expect(hit.refusal('lau', { kind: 'give', to: '@volkov', men: ['chen-wu'] })).toMatch(
      /^Chen Wu is about to be struck/,
    );
  });

  it('[EMP-POL-2, EMP-ASK-15] a deal is handed over together; a card asked by its deck is the giver’s to choose', () => {
    const story = new Story({ families });
    story.cards('lau', 'revolver-1', 'brass-knuckles-1');
    const deal = { kind: 'deal', to: '@lau', give: { money: 300 }, ask: { decks: ['slums'] } };
    story.give('moretti', deal);
    expect(story.refusal('lau', { kind: 'accept', will: true })).toBe('Choose a slums card to give.');
    story.give('lau', { kind: 'accept', will: true, cards: ['brass-knuckles-1'] });
    expect([story.cash('lau'), story.capo('moretti').cards, story.capo('lau').cards]).toEqual([
      800,
      ['brass-knuckles-1'],
      ['revolver-1'],
    ]);
    story.cash('moretti', 900);
    story.give('moretti', deal);
    story.give('lau', { kind: 'accept', will: false });
    story.give('moretti', deal);
    story.give('lau', { kind: 'byRule' });
    expect(story.cash('lau')).toBe(800);
    expect(story.refusal('moretti', deal)).toMatch('Three proposals a turn');
  });

  it('[EMP-POL-3] an attack on a partner breaks the pact', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1');
    story.give('moretti', { kind: 'pact', with: '@lau', until: 2, isOpen: false });
    story.give('lau', { kind: 'accept', will: true });
    expect(story.refusal('moretti', { kind: 'pact', with: '@lau', until: 3 })).toMatch('have a pact already');
    expect(empireCity.view(story.state, story.seat('volkov')).pacts).toEqual([]);
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.state.pacts[0]?.brokenBy).toBe(story.seat('moretti'));
  });

  it('[EMP-VEND-2] tokens are cashed for a card of any deck each', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1');
    story.token('moretti', 'lau', 2);
    story.turnOf('moretti');
    story.give('moretti', {
      kind: 'attack',
      square: 'C1',
      tokens: [{ family: '@lau', deck: 'downtown' }],
    });
    expect([
      story.tokens('moretti', 'lau'),
      story.capo('moretti').cards.length,
      story.tokens('lau', 'moretti'),
    ]).toEqual([1, 1, 1]);
  });
});

describe('ends', () => {
  it('[EMP-WIN-4] a tie that nothing breaks is the godfather’s', () => {
    const story = new Story({ families });
    story.corruption('moretti', 79);
    story.owns('lau', 'C1');
    story.owns('volkov', 'C2');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.asked()).toEqual({ do: 'winner', seats: [story.seat('moretti')] });
    story.give('moretti', { kind: 'name', seat: '@lau' });
    expect(story.state.ending).toMatchObject({ winners: [story.seat('lau')], how: 'Martial law' });
    expect(story.refusal('lau', { kind: 'pitney' })).toMatch('The game is over');
  });

  it('[EMP-WIN-6] after the last round most points win', () => {
    const story = new Story({ families, house: { roundLimit: 1 } });
    story.points('lau', 4);
    story.agenda({ do: 'end-round' });
    expect(story.state.ending).toMatchObject({
      winners: [story.seat('lau')],
      how: 'The last round',
    });
  });

  it('[EMP-WIN-2] a deal that brings the fifth notable wins', () => {
    const story = new Story({ families });
    story.men('moretti', 'senator-crane');
    story.men('lau', 'mayor-augustus-pell', 'commissioner-hale', 'judge-whitcomb', 'cornelia-vane');
    story.give('moretti', { kind: 'give', to: '@lau', men: ['senator-crane'] });
    expect(story.state.ending).toMatchObject({
      winners: [story.seat('lau')],
      how: 'The five notables',
    });
  });

  it('[EMP-WIN-5] kills and combat count at once: 79 and seven more are a win', () => {
    const story = new Story({ families, house: { shields: false } });
    story.points('lau', 74);
    story.owns('volkov', 'C1');
    story.men('lau', 'big-anton');
    story.men('volkov', 'con-flynn');
    story.turnOf('lau');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('lau', { kind: 'attack', square: 'C1' });
    story.fight({ volkov: { men: [{ man: 'con-flynn' }] }, lau: { men: [{ man: 'big-anton' }] } }, [1]);
    expect([story.points('lau'), story.state.ending?.how]).toEqual([80, 'Victory points']);
  });
});

describe('house rules', () => {
  it('[EMP-HOUSE-2] abducted notables lie exhausted, empty attacks count, nobody attacks in a quiet opening', () => {
    const story = new Story({
      families,
      house: { abducted: 'exhausted', emptyAttacks: 'neighbors', shields: false },
    });
    story.owns('volkov', 'C1');
    story.owns('lau', 'C2');
    story.turnOf('lau');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('lau', { kind: 'attack', square: 'C1' });
    story.fight({ volkov: {}, lau: {} });
    expect(story.owner('C1')).toBe('lau');
    const quiet = new Story({ families, house: { quietOpening: true } });
    quiet.owns('lau', 'C1');
    expect(quiet.refusal('moretti', { kind: 'attack', square: 'C1' })).toMatch('first round');
  });

  it('[EMP-HOUSE-1] a hand limit: what is over it is discarded as one collects', () => {
    const story = new Story({ families, house: { handLimit: 1 } });
    story.cards('lau', 'revolver-1', 'revolver-2');
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect(story.refusal('lau', { kind: 'collect' })).toBe('You may keep 1 city cards; discard 1 more.');
    story.give('lau', { kind: 'collect', discards: ['revolver-2'] });
    expect(story.capo('lau').cards).toEqual(['revolver-1']);
  });

  it('[EMP-HOUSE-3] single figures of men and rackets are the group’s own', () => {
    const story = new Story({
      families,
      house: { men: { 'con-flynn': { costDollars: 500 } }, racketPrices: { 'gin-cellar': 400 } },
    });
    story.track('con-flynn');
    story.turnOf('lau');
    expect(story.quote('lau', { kind: 'station', men: ['con-flynn'] }).costDollars).toBe(500);
  });
});
