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
import { play, prove, type Case } from './board.ts';
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

const table = { families };
const bare = { families, house: { shields: false } };

describe('places', () => {
  prove(table, [
    ...(
      [
        ['none', '3 3', 0],
        ['none', '3 4', 500],
        ['racing-season', '3 3', 500],
        ['racing-season', '4 4', 500],
        ['racing-season', '1 1', 0],
      ] as const
    ).map(([card, faces, won]): Case => [
      `[EMP-PLACE-2, EMP-COPC-15] Pitney Downs pays on 7, in the Racing Season on 6 and 8 too: ${card}, ${faces}`,
      `card ${card} | turn moretti | moretti: pitney (${faces})`,
      `= moretti $${500 + won} | pot ${won === 0 ? 500 : 300}`,
    ]),
    [
      '[EMP-PLACE-4, EMP-MEN-3] the Station: any number he can pay, in order, then the track is refilled',
      'men con-flynn nino-bellini big-anton | turn moretti | moretti: station !at least one',
      'moretti: station ivan-grom !not for hire',
      'moretti: station con-flynn big-anton !Big Anton costs you $600; you have $300 by then.',
      'moretti: station con-flynn nino-bellini',
      '= moretti $150 | moretti has 2 | men 6',
    ],
    [
      '[EMP-PLACE-5, EMP-ORD-18, EMP-COPC-11] The Docks: $200 to the pot, six new men, then hiring; not on strike',
      'men con-flynn | turn moretti | card dock-strike | moretti: docks !on strike | moretti: local162 !on strike',
      'card none | top men nino-bellini chen-wu | moretti: docks',
      '= moretti $300 | pot 700 | discards men con-flynn | asked hire',
      'moretti: hire nino-bellini',
      '= moretti has nino-bellini | men 6',
    ],
    [
      '[EMP-PLACE-6, EMP-COPC-18] St. Mary’s: 5 corruption for $500, 8 at the Ball; never at 0',
      'turn moretti | moretti: stMarys !You have no corruption to confess. | moretti 12 corruption',
      'card commissioners-ball | moretti: stMarys',
      '= moretti 4 corruption | moretti $0',
    ],
    [
      '[EMP-PLACE-7] Local 162: new rackets, bought for own squares only, without a claim',
      'turn moretti | moretti $600 | rackets card-room-1 | moretti owns C1 | top rackets back-room-bar-1 gin-cellar-1',
      'moretti: local162',
      '= discards rackets card-room-1',
      'moretti: buy back-room-bar-1@C2 !not yours | moretti: buy back-room-bar-1@C1',
      '= moretti $250 | C1 moretti back-room-bar-1 | rackets 6',
    ],
    [
      '[EMP-COPS-9] where Ness stands nothing can be done',
      'turn moretti | ness C3 | moretti: cityHall 1 !Ness stands at City Hall; it is closed to everybody this round.',
    ],
  ]);
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

  it('[EMP-HIT-2, EMP-WIN-3] who reaches martial law with a hit has ended the game before it takes place', () => {
    play(
      table,
      'moretti has nino-bellini | lau rests chen-wu | moretti 76 corruption | lau 3 points | turn moretti',
      (story) =>
        expect(story.quote('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' }).martialWinner).toBe(
          story.seat('lau'),
        ),
      'moretti: hit lau chen-wu',
      '= ended lau Martial law | dead none',
    );
  });

  prove(table, [
    [
      '[EMP-ORD-17] whose turn it is, and who has no figure left',
      'lau: pitney !It is Moretti’s turn. | turn moretti | lau: pitney !Your figures are all placed this round.',
      'moretti: bid $3 !It is your turn',
    ],
    [
      '[EMP-CTRL-1, EMP-CTRL-2] claims are free; an own square needs no racket; a rival’s is attacked',
      'lau owns C1 | moretti owns C2 | cops B3',
      'moretti: control C1 !Mercer Street is Lau’s; attack it, or choose another square. | moretti: control C2 ok',
      'moretti: control A1 !out of this game | moretti: control C3 !is a place',
      'moretti: control B3 !A cop stands on Bank Street: it can be neither claimed nor attacked this round.',
      'moretti: control D2',
      '= D2 moretti',
    ],
    [
      '[EMP-CTRL-5] a square under attack may still get a racket',
      'moretti owns C1 | rackets back-room-bar-1 | turn moretti | attacks lau C1 | moretti: control C1 back-room-bar-1 ok',
    ],
    [
      '[EMP-ATT-1, EMP-ATT-3] what cannot be attacked',
      'lau owns C1 | moretti owns C2 | turn moretti 2 | moretti: attack C2 !is yours | moretti: attack D2 !nobody’s',
      'moretti: attack C1 lau/slums !You hold no token against Lau, not 1.',
      'moretti: attack C1 | moretti: attack C1 !You already attack Mercer Street.',
    ],
    [
      '[EMP-HIT-1, EMP-COPC-16] who can strike, and at whom',
      'turn moretti | moretti: hit lau !no man to send | moretti has nino-bellini',
      'moretti: hit lau !Lau has no man to strike. | lau rests chen-wu',
      'moretti: hit lau ivan-grom !does not lie exhausted | moretti: hit lau !holds nobody in hand',
      'card safe-streets | moretti: hit lau chen-wu !No assassinations this round: Safe Streets is in force.',
    ],
  ]);
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

  it('[EMP-COPC-5] under the Dry Squad speakeasies near a cop pay nothing', () => {
    const story = new Story({ families });
    story.copCard('dry-squad');
    story.cops('C2');
    const bar = (square: 'C1' | 'C5'): number =>
      computeRacketPay(story.state, story.seat('lau'), { square, racket: 'back-room-bar-1', count: 1 });
    expect([bar('C1'), bar('C5')]).toEqual([0, 100]);
  });

  prove(table, [
    [
      '[EMP-COPC-3, EMP-COPS-7] in a Crackdown cops walk one or two squares, not back',
      'card crackdown | chief lau | do walk-cops | lau: moveCops c1:D3-D2 ok | lau: moveCops c1:D3-C3 !cannot go',
    ],
    [
      '[EMP-COPC-10] the committee asks those with most corruption for $200 or 2 more',
      'lau 5 corruption | volkov 5 corruption | top cops citizens-committee | do cop-card | volkov: pay yes | lau: pay no',
      '= volkov $300 | lau 7 corruption',
    ],
    [
      '[EMP-COPC-12] at the Double Beat one cop moves and busts once more',
      'card double-beat | moretti owns D2 | chief lau | do walk-cops, declarations | lau: moveCops c1:D3',
      'lau: moveCops !once more | lau: moveCops c1:D2',
      '= asked bust moretti',
      'moretti: bust lose',
      '= D2 nobody',
    ],
    [
      '[EMP-COPC-13, EMP-CORR-10] in an Open City nobody moves cops, the Inside Man neither',
      'volkov powers inside-man | card open-city | chief lau | do walk-cops, declarations',
      '= asked turn',
      'card quiet-night | do walk-cops, declarations | lau: moveCops c1:D3',
      '= asked move-cops volkov',
    ],
    [
      '[EMP-COPC-19] the used-up deck is shuffled again, but for the card in force',
      'card quiet-night',
      ({ state }) => (state.decks.cops = { draw: [], discard: copCards.filter((card) => card !== 'quiet-night') }),
      'do cop-card',
      ({ state }) => {
        expect(state.copCard).not.toBe('quiet-night');
        expect(state.decks.cops.draw).toHaveLength(16);
      },
    ],
    [
      '[EMP-GF-1] the bidding is called by the card, or asked for',
      'lau has chen-wu | card quiet-night | do office, declarations',
      '= asked bids',
      table,
      'lau has chen-wu | card crackdown | do office, declarations',
      '= asked activate',
    ],
    [
      '[EMP-GF-2] without bids the godfather stays',
      'do bids, declarations | moretti: bid $0 | volkov: bid $0 | lau: bid $0',
      '= godfather moretti | pot 500',
    ],
  ]);
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

  it('[EMP-FIG-1] the range of an income is what the dice can make of it', () => {
    const story = play(table, 'volkov owns C1 card-room-1');
    const range = { least: 250, most: 600, mean: 250 + 1_050 / 6 };
    expect(computeIncomeRange(story.state, story.seat('volkov'))).toEqual(range);
  });

  prove(bare, [
    [
      '[EMP-CORR-6] the House Surgeon saves the dearest, once a round',
      'volkov powers house-surgeon | volkov owns C1 | lau has big-anton kid-baron | volkov has con-flynn ivan-grom',
      'lau attacks C1 | fight volkov: con-flynn ivan-grom, lau: big-anton (1 1)',
      '= dead con-flynn | volkov rests ivan-grom',
    ],
    [
      '[EMP-CORR-7] a bad reputation counts 2 for an attacker with a man',
      'lau powers bad-reputation | volkov owns C1 | lau has chen-wu | lau attacks C1 | fight volkov:, lau: chen-wu',
      '= scores lau 4',
    ],
    [
      '[EMP-CORR-8, EMP-CORR-9, EMP-CORR-14] shakedown, ward boss and secret files as one collects',
      table,
      'lau powers citywide-shakedown ward-boss secret-files | do collect lau | lau: collect slums',
      '= lau $950 | lau 2 points | lau holds 1',
    ],
  ]);
});

const deal = 'moretti: deal lau $300 for slums';

describe('table politics', () => {
  prove(table, [
    [
      '[EMP-POL-1, EMP-FOG-6, EMP-FOG-9] a gift: what it was the parties know, the others reckon wider',
      'moretti has nino-bellini | moretti: give lau !Give something | moretti: give lau $501 !You have $500, not $501.',
      'moretti: give lau $200 nino-bellini',
      '= lau $700 | lau has nino-bellini | asked turn',
      (story) => {
        const { lowDollars, highDollars } = story.capo('lau');
        expect([lowDollars, highDollars, story.capo('moretti').lowDollars]).toEqual([500, 1_000, 0]);
      },
    ],
    [
      '[EMP-POL-1] gives before a bidding and before a combat, not after his own answer, and nobody in use',
      { ...table, round: 2 },
      'moretti has nino-bellini',
      (story) => story.agenda({ do: 'bids', seats: [story.seat('moretti'), story.seat('lau')] }),
      'lau: give moretti $300',
      '= lau $200 | moretti $800 | asked bids',
      'lau: bid $300 !have $200 | moretti: bid $800',
      'moretti: give lau $100 !You have answered already; wait for the others.',
      'volkov: give lau $100 !Nothing is asked of you now.',
      table,
      'lau owns C1 | lau has chen-wu | moretti: attack C1 | do combats',
      '= asked commit',
      'lau: give volkov chen-wu',
      '= volkov has chen-wu | asked commit',
      table,
      'moretti has nino-bellini | lau has chen-wu | moretti: hit lau',
      '= asked hit',
      'lau: give volkov chen-wu !Chen Wu is about to be struck',
    ],
    [
      '[EMP-POL-2, EMP-ASK-15] a deal is handed over together; a card asked by its deck is the giver’s to choose',
      `lau holds revolver-1 brass-knuckles-1 | ${deal} | lau: accept yes !Choose a slums card to give.`,
      'lau: accept yes brass-knuckles-1',
      '= lau $800 | moretti holds brass-knuckles-1 | lau holds revolver-1',
      `moretti $900 | ${deal} | lau: accept no | ${deal} | lau: byRule`,
      '= lau $800',
      `${deal} !Three proposals a turn`,
    ],
    [
      '[EMP-POL-3] an attack on a partner breaks the pact',
      'lau owns C1 | moretti: pact lau 2 secret | lau: accept yes | moretti: pact lau 3 !have a pact already',
      (story) => expect(empireCity.view(story.state, story.seat('volkov')).pacts).toEqual([]),
      'moretti: attack C1',
      (story) => expect(story.state.pacts[0]?.brokenBy).toBe(story.seat('moretti')),
    ],
    [
      '[EMP-VEND-2] tokens are cashed for a card of any deck each',
      'lau owns C1 | moretti token lau 2 | turn moretti | moretti: attack C1 lau/downtown',
      '= moretti token lau 1 | moretti holds 1 | lau token moretti 1',
    ],
  ]);
});

describe('ends', () => {
  prove(table, [
    [
      '[EMP-WIN-4] a tie that nothing breaks is the godfather’s',
      'moretti 79 corruption | lau owns C1 | volkov owns C2 | turn moretti | moretti: attack C1',
      '= asked winner moretti',
      'moretti: name lau',
      '= ended lau Martial law',
      'lau: pitney !The game is over',
    ],
    [
      '[EMP-WIN-6] after the last round most points win',
      { families, house: { roundLimit: 1 } },
      'lau 4 points | do end-round',
      '= ended lau The last round',
    ],
    [
      '[EMP-WIN-2] a deal that brings the fifth notable wins',
      'moretti has senator-crane | lau has mayor-augustus-pell commissioner-hale judge-whitcomb cornelia-vane',
      'moretti: give lau senator-crane',
      '= ended lau The five notables',
    ],
    [
      '[EMP-WIN-5] kills and combat count at once: 79 and seven more are a win',
      bare,
      'lau 74 points | volkov owns C1 | lau has big-anton | volkov has con-flynn | lau attacks C1',
      'fight volkov: con-flynn, lau: big-anton (1)',
      '= lau 80 points | ended lau Victory points',
    ],
  ]);
});

describe('house rules', () => {
  it('[EMP-HOUSE-3] single figures of men and rackets are the group’s own', () => {
    const house = { men: { 'con-flynn': { costDollars: 500 } }, racketPrices: { 'gin-cellar': 400 } };
    const story = play({ families, house }, 'men con-flynn | turn lau');
    expect(story.quote('lau', { kind: 'station', men: ['con-flynn'] }).costDollars).toBe(500);
  });

  prove(table, [
    [
      '[EMP-HOUSE-2] abducted notables lie exhausted, empty attacks count, nobody attacks in a quiet opening',
      { families, house: { abducted: 'exhausted', emptyAttacks: 'neighbors', shields: false } },
      'volkov owns C1 | lau owns C2 | lau attacks C1 | fight volkov:, lau:',
      '= C1 lau',
      { families, house: { quietOpening: true } },
      'lau owns C1 | moretti: attack C1 !first round',
    ],
    [
      '[EMP-HOUSE-1] a hand limit: what is over it is discarded as one collects',
      { families, house: { handLimit: 1 } },
      'lau holds revolver-1 revolver-2 | do collect lau | lau: collect !You may keep 1 city cards; discard 1 more.',
      'lau: collect discard revolver-2',
      '= lau holds revolver-1',
    ],
  ]);
});
