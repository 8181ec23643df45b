import { describe, expect, it } from 'vitest';
import { checkOrder } from '#main/games/empire-city/rules/handlers.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { weightsByDoctrine } from '#main/games/empire-city/rules/npc/doctrines.ts';
import { buildSight } from '#main/games/empire-city/rules/npc/sight.ts';
import { listIdeas } from '#main/games/empire-city/rules/npc/ideas.ts';
import { estimateMen, estimateRivalStrength } from '#main/games/empire-city/rules/orders/odds.ts';
import { scoreHarm, buildOutlook, scorePromises } from '#main/games/empire-city/rules/npc/outlook.ts';
import { plan } from '#main/games/empire-city/rules/npc/plan.ts';
import { cellOfPlace } from '#shared/games/empire-city/board.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { doctrines } from '#shared/games/empire-city/minds.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import { programsOf } from '#test/support/ownGame.ts';
import { Story } from './story.ts';
import { takeSample } from '#test/support/samples.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];

function table(options: { round?: number; house?: object } = {}): Story {
  return new Story({ families, ...options });
}

const outlook = (story: Story, family: FamilyId) => buildOutlook(buildSight(story.state, story.seat(family)));
const ideas = (story: Story, family: FamilyId) => listIdeas(outlook(story, family));
function scoreOf(story: Story, family: FamilyId, wanted: Partial<Order>): number {
  const found = ideas(story, family).find(({ order }) =>
    Object.entries(wanted).every(([key, value]) => order[key as 'kind'] === value),
  );
  return found?.score ?? Number.NEGATIVE_INFINITY;
}
function planOf(story: Story, family: FamilyId): Order {
  const seat = story.seat(family);
  const [planned] = plan(buildSight(story.state, seat), seat, empireCity.waitsFor(story.state));
  if (planned === undefined) throw new Error('Nothing is planned.');
  return planned.order;
}

describe('Ness', () => {
  it('[EMP-NPC-8] shuts the place where a rival would buy the end, and no place where nobody can', () => {
    const send = (points: number, dollars: number): Order => {
      const story = table({ round: 6 });
      story.copCard('open-city');
      story.cops('D2');
      story.owns('volkov', 'C1', 'card-room-1');
      story.points('volkov', points);
      story.cash('volkov', dollars);
      Object.assign(story.state, { isNessHere: true, chief: story.seat('lau'), mover: story.seat('lau') });
      story.agenda({ do: 'ness', seats: [story.seat('lau')] });
      return planOf(story, 'lau');
    };
    // Three gifts of 2 points: 74 and 6 are 80. A dollar less, and they are two.
    expect(send(74, 1_600)).toEqual({ kind: 'ness', to: cellOfPlace['city-hall'] });
    expect(send(74, 1_499)).toEqual({ kind: 'ness', to: 'C1' });
    expect(send(20, 1_600)).toEqual({ kind: 'ness', to: 'C1' });
  });
});

describe('NPC families', () => {
  it('[EMP-NPC-1] weigh every kind of declaration, each with a reason, and order what the rules allow', () => {
    const story = table({ round: 3 });
    story.owns('lau', 'C1', 'card-room-1');
    story.owns('moretti', 'D3');
    story.men('moretti', 'big-sal-rizzo', 'nino-bellini', 'tony-ferro');
    story.men('lau', 'chen-wu');
    story.exhausted('lau', 'brother-tang');
    story.track('con-flynn', 'kid-baron');
    story.rackets('back-room-bar-1', 'supper-club-1');
    story.cash('moretti', 1_900);
    story.corruption('moretti', 22);
    story.turnOf('moretti', 2);
    const kinds = new Set(ideas(story, 'moretti').map(({ order }) => order.kind));
    for (const kind of [
      'control',
      'attack',
      'hit',
      'cityHall',
      'pitney',
      'pancetta',
      'station',
      'docks',
      'stMarys',
      'local162',
      'lieLow',
    ] as const)
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
    for (const { order, sentence } of ideas(story, 'moretti')) {
      expect(sentence).toMatch(/\.$/);
      expect(() => checkOrder(story.state, story.seat('moretti'), order)).not.toThrow();
    }
  });

  it('[EMP-NPC-2] reckon with 1 to 9 rounds left, $250 for a point, and dread corruption more the more they have', () => {
    const story = table({ round: 2 });
    expect(outlook(story, 'lau').left).toBeLessThanOrEqual(9);
    expect(outlook(story, 'lau').dollar).toBeCloseTo(1 / 250, 3);
    const clean = outlook(story, 'lau').stain;
    story.corruption('lau', 40);
    const stained = outlook(story, 'lau').stain;
    expect(stained).toBeGreaterThan(clean);
    story.corruption('lau', 55);
    expect(outlook(story, 'lau').stain).toBeGreaterThan(stained + 0.7);
    story.points('volkov', 79);
    expect(outlook(story, 'lau').left).toBe(1);
  });

  it('[EMP-NPC-3] prefer downtown to slums, neighbors to none, and no racket that cannot pay for itself', () => {
    const story = table();
    story.turnOf('moretti');
    const claim = (square: string): number => scoreOf(story, 'moretti', { kind: 'control', square } as Partial<Order>);
    expect(claim('D3')).toBeGreaterThan(claim('B5') + 5);
    const before = claim('B2');
    story.owns('moretti', 'C2');
    expect(claim('B2')).toBeGreaterThan(before);
    story.rackets('madame-odettes-1');
    story.cash('moretti', 600);
    story.points('volkov', 78);
    const last = ideas(story, 'moretti').find(({ order }) => order.kind === 'control');
    expect(last?.order).toMatchObject({ purchases: [] });
  });

  it('[EMP-NPC-4] attack where they are stronger, and keep two men for each combat that is to come', () => {
    const story = table();
    story.owns('lau', 'C1');
    story.owns('volkov', 'C5');
    story.men('moretti', 'big-sal-rizzo', 'ciccio-amato');
    story.men('lau', 'big-anton', 'kid-baron', 'brother-tang');
    story.turnOf('moretti', 2);
    const attack = (square: string): number => scoreOf(story, 'moretti', { kind: 'attack', square } as Partial<Order>);
    expect(attack('C5')).toBeGreaterThan(attack('C1'));
    const free = attack('C5');
    story.state.attacks = [{ seat: story.seat('moretti'), square: 'C1' }];
    // Both men are wanted in Mercer Street; what is left is a bluff.
    expect(attack('C5')).toBeLessThan(free - 3);
  });

  it('[EMP-NPC-5] strike the exhausted before the ready, the dear before the cheap, and send the cheapest', () => {
    const story = table({ house: { shields: false } });
    story.men('moretti', 'big-sal-rizzo', 'nino-bellini', 'tony-ferro');
    story.exhausted('lau', 'big-anton', 'grace-lin');
    story.men('lau', 'kid-baron');
    story.turnOf('moretti', 2);
    const hit = (man: string | null): number => scoreOf(story, 'moretti', { kind: 'hit', man });
    expect(hit('big-anton')).toBeGreaterThan(hit('grace-lin'));
    expect(hit('big-anton')).toBeGreaterThan(hit(null));
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'big-anton' });
    expect(planOf(story, 'moretti')).toMatchObject({ kind: 'commitHit', man: 'nino-bellini' });
  });

  it('[EMP-NPC-5] strike at a hand where it holds a notable, where few are left in it, and where they attack', () => {
    const hitAt = (hand: readonly string[], attacks = false): number => {
      const story = table({ house: { shields: false } });
      story.capo('moretti').doctrine = 'undertaker';
      story.men('moretti', 'big-sal-rizzo', 'nino-bellini', 'tony-ferro');
      story.men('lau', ...hand);
      story.owns('lau', 'C1');
      story.turnOf('moretti', 2);
      if (attacks) story.state.attacks = [{ seat: story.seat('moretti'), square: 'C1' }];
      return scoreOf(story, 'moretti', { kind: 'hit', man: null });
    };
    const crowd = ['kid-baron', 'big-anton', 'calvin-moy', 'brother-tang', 'brick-doyle'];
    expect(hitAt(['kid-baron'])).toBeGreaterThan(hitAt(crowd));
    expect(hitAt(['judge-whitcomb'])).toBeGreaterThan(hitAt(['kid-baron']));
    expect(hitAt(['kid-baron'], true)).toBeGreaterThan(hitAt(['kid-baron']) + 0.5);
  });

  it.each(takeSample([3, 4, 6]))(
    '[EMP-NPC-5, EMP-NPC-3] with %s seats a hit in twenty or more is at a hand, and Local 162 is asked',
    (seats) => {
      const counts = { hits: 0, atHands: 0, union: 0 };
      for (let seed = 1; seed <= 24; seed += 1) {
        const setup = empireSetupSchema.parse({
          title: 'Hits',
          seed,
          capos: Array.from({ length: seats }, () => ({ isHuman: false })),
        });
        for (const event of programsOf(empireCity).game(setup, 30).events) {
          if (event.type === 'figure-placed' && event.at === cellOfPlace['local-162']) counts.union += 1;
          if (event.type !== 'hit-declared') continue;
          counts.hits += 1;
          if (event.man === null) counts.atHands += 1;
        }
      }
      expect(counts.hits).toBeGreaterThan(80);
      expect(counts.atHands / counts.hits).toBeGreaterThan(0.05);
      expect(counts.atHands / counts.hits).toBeLessThan(0.3);
      expect(counts.union).toBeGreaterThan(6);
    },
  );

  it('[EMP-NPC-6] bid $500 to $1,250 for the office with money enough, keep $200, and nothing above 60 corruption', () => {
    const bids: number[] = [];
    for (let whim = 1; whim <= 20; whim += 1) {
      const story = table({ round: 3 });
      story.capo('lau').whim = whim * 77;
      story.cash('lau', 2_000);
      story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
      const order = planOf(story, 'lau');
      if (order.kind === 'bid') bids.push(order.dollars);
      story.cash('lau', 500);
      expect(planOf(story, 'lau')).toMatchObject({ kind: 'bid', dollars: 300 });
      story.corruption('lau', 61);
      expect(planOf(story, 'lau')).toMatchObject({ kind: 'bid', dollars: 0 });
    }
    expect(bids).toHaveLength(20);
    expect(Math.min(...bids)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...bids)).toBeLessThanOrEqual(1_250);
    expect(new Set(bids).size).toBeGreaterThan(3);
  });

  it('[EMP-NPC-7] guess at hands: men who were seen to join, an average for the others, 1.3 for a slums card', () => {
    const story = table();
    story.owns('lau', 'C1');
    story.owns('lau', 'C2');
    story.men('lau', 'big-anton', 'chen-wu');
    const seen = estimateRivalStrength(story.state, story.seat('lau'), 'C1');
    expect(seen).toBeCloseTo((6 + 2) * 0.8 + 2);
    story.cards('lau', 'typewriter-1');
    expect(estimateRivalStrength(story.state, story.seat('lau'), 'C1')).toBeCloseTo(seen + 1.3);
    story.capo('lau').seen = {};
    expect(estimateMen(story.state, story.seat('lau'))).toEqual({ sure: [], perhaps: [], unknown: 2 });
    expect(estimateRivalStrength(story.state, story.seat('lau'), 'C1')).toBeLessThan(seen);
  });

  it('[EMP-NPC-8] weigh harm to a leader more the nearer he is to winning', () => {
    const story = table({ round: 4 });
    const harm = (points: number): number => {
      story.points('lau', points);
      return scoreHarm(outlook(story, 'moretti'), story.seat('lau'));
    };
    story.points('moretti', 20);
    story.points('volkov', 20);
    expect(harm(20)).toBe(0);
    expect(harm(50)).toBeGreaterThan(harm(35) + 1);
    expect(harm(65)).toBeGreaterThanOrEqual(4);
    expect(harm(79)).toBe(harm(70));
    // The leader alone is feared, not the second.
    story.points('volkov', 75);
    expect(harm(65)).toBeLessThanOrEqual(1);
  });

  it('[EMP-NPC-9] fear nothing with the fewest corruption while somebody burns; shun the office with the most', () => {
    const story = table({ round: 5 });
    story.corruption('lau', 5);
    story.corruption('moretti', 70);
    story.corruption('volkov', 20);
    expect(outlook(story, 'lau').stain).toBe(0);
    story.men('moretti', 'big-sal-rizzo');
    story.exhausted('lau', 'grace-lin');
    story.corruption('moretti', 76);
    story.turnOf('moretti');
    // A hit would bring him to 81, and the army with it.
    expect(ideas(story, 'moretti').some(({ order }) => order.kind === 'hit')).toBe(false);
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    expect(planOf(story, 'moretti')).toMatchObject({ dollars: 0 });
  });

  it('[EMP-NPC-10] think much of a notable from three on', () => {
    const hire = (...held: string[]): number => {
      const story = table({ round: 4 });
      story.capo('lau').doctrine = 'collector';
      story.men('lau', ...held);
      story.track('judge-whitcomb');
      story.cash('lau', 900);
      story.turnOf('lau');
      return scoreOf(story, 'lau', { kind: 'station' });
    };
    const three = hire('senator-crane', 'mayor-augustus-pell', 'cornelia-vane');
    expect(three).toBeGreaterThan(hire('con-flynn', 'nino-bellini', 'tony-ferro') + 3);
  });

  it('[EMP-NPC-11] take deals that are worth a tenth more, none with a leader above 60; keep pacts by temper; cash tokens', () => {
    const answer = (money: number, points = 0): boolean => {
      const story = table({ round: 3 });
      story.cards('lau', 'brass-knuckles-1', 'revolver-1');
      story.points('moretti', points);
      story.cash('moretti', 900);
      story.turnOf('moretti');
      const ask = { decks: ['slums'] };
      story.give('moretti', { kind: 'deal', to: '@lau', give: { money }, ask });
      const order = planOf(story, 'lau');
      return order.kind === 'accept' && order.will;
    };
    expect([answer(50), answer(400), answer(400, 61)]).toEqual([false, true, false]);
    // A gift to the one who sells: a weapon is of use to whoever has men for it.
    const sells = (card: string, men: readonly string[]): boolean => {
      const story = table({ round: 3 });
      story.cards('moretti', card);
      story.cash('lau', 900);
      story.men('lau', ...men);
      story.turnOf('moretti');
      story.give('moretti', { kind: 'deal', to: '@lau', give: { cards: [card] }, ask: { money: 250 } });
      const order = planOf(story, 'lau');
      return order.kind === 'accept' && order.will;
    };
    expect(sells('typewriter-1', ['big-sal-rizzo'])).toBe(true);
    expect(sells('typewriter-1', [])).toBe(false);
    expect(sells('brass-knuckles-1', ['big-sal-rizzo'])).toBe(false);
    expect(sells('charity-gala-1', ['big-sal-rizzo'])).toBe(false);
    const story = table({ round: 3 });
    story.state.pacts = [
      { id: 1, seats: [story.seat('moretti'), story.seat('lau')], until: 9, isOpen: true, brokenBy: null },
    ];
    const word = (doctrine: 'deacon' | 'viper'): number => {
      story.capo('moretti').doctrine = doctrine;
      return scorePromises(outlook(story, 'moretti'), story.seat('lau'));
    };
    expect(word('deacon')).toBeGreaterThan(word('viper') * 5);
    story.owns('lau', 'C1');
    story.token('moretti', 'lau', 2);
    story.men('moretti', 'big-sal-rizzo');
    story.turnOf('moretti');
    const attack = ideas(story, 'moretti').find(({ order }) => order.kind === 'attack');
    expect(attack?.order).toMatchObject({ tokens: [{}, {}] });
  });

  it('[EMP-NPC-12] lean to what their doctrine leans to', () => {
    expect(Object.keys(weightsByDoctrine).toSorted()).toEqual([...doctrines].toSorted());
    expect(weightsByDoctrine.bruiser).toEqual({
      fight: 1.4,
      hit: 1.3,
      build: 1,
      office: 1,
      clean: 0.7,
      collect: 0.3,
      trust: 0.5,
    });
    expect([
      weightsByDoctrine.politician.office,
      weightsByDoctrine.undertaker.hit,
      weightsByDoctrine.deacon.clean,
    ]).toEqual([1.35, 1.8, 2]);
    expect([
      weightsByDoctrine.collector.collect,
      weightsByDoctrine.banker.build,
      weightsByDoctrine.viper.trust,
    ]).toEqual([2, 1.3, 0.1]);
    const score = (doctrine: 'bruiser' | 'deacon', wanted: Partial<Order>): number => {
      const story = table({ round: 3 });
      story.capo('moretti').doctrine = doctrine;
      story.owns('lau', 'C1');
      story.corruption('moretti', 30);
      story.cash('moretti', 900);
      story.men('moretti', 'big-sal-rizzo', 'ciccio-amato');
      story.turnOf('moretti');
      return scoreOf(story, 'moretti', wanted);
    };
    const attack = { kind: 'attack' } as const;
    expect(score('bruiser', attack)).toBeGreaterThan(score('deacon', attack));
    const confess = { kind: 'stMarys' } as const;
    expect(score('deacon', confess)).toBeGreaterThan(score('bruiser', confess));
  });
});

describe('figures and charts', () => {
  it('[EMP-FIG-2] everybody sees what is public of a family: points a round, income, backs, tokens, figures, chances', () => {
    const story = table({ round: 3 });
    story.owns('lau', 'D2', 'supper-club-1');
    story.owns('lau', 'C1', 'card-room-1');
    story.token('lau', 'volkov', 2);
    story.copCard('quiet-night');
    const view = empireCity.view(story.state, story.seat('moretti'));
    const lau = view.families.find(({ seat }) => seat === story.seat('lau'));
    expect(lau).toMatchObject({
      pointsARound: 3,
      squares: { slums: 0, midtown: 1, downtown: 1 },
      rackets: 2,
      income: { lowDollars: 250 + 200, highDollars: 250 + 200 + 350 },
      tokens: { [story.seat('volkov')]: 2 },
    });
    expect(view.decks.cops.left).toBe(17);
    // Ten of the other seventeen cards call the bidding.
    expect(view.biddingChance).toBeCloseTo(10 / 17);
  });

  it('[EMP-FIG-3] each closed round keeps points and corruption by their source, squares, men, pot, bid and office', () => {
    const story = table({ round: 2 });
    story.owns('lau', 'D2');
    story.cash('lau', 900);
    story.turnOf('lau');
    story.state.agenda.push({ do: 'upkeep' });
    story.give('lau', { kind: 'cityHall', times: 1 });
    const [record] = story.state.records;
    expect(record).toMatchObject({
      round: 2,
      godfather: story.seat('moretti'),
      points: { [story.seat('lau')]: 4 },
      pointsBy: { [story.seat('lau')]: { 'city-hall': 2, squares: 2 } },
      squares: { [story.seat('lau')]: { slums: 0, midtown: 0, downtown: 1 } },
      owners: { D2: story.seat('lau') },
      incomes: { [story.seat('lau')]: 250 },
      pot: 500,
    });
    const { 'square-claimed': claimed, 'square-lost': lost } = empireCity.events;
    const lau = story.seat('lau');
    expect(claimed.changes?.({ type: 'square-claimed', seat: lau, square: 'C1', cause: 'a figure' })).toEqual([
      { thing: 'C1', holder: lau },
    ]);
    expect(lost.changes?.({ type: 'square-lost', seat: lau, square: 'C1', racket: null, cause: 'bust' })).toEqual([
      { thing: 'C1', holder: null },
    ]);
  });
});

describe('the chronicle', () => {
  it('[EMP-FIG-3] remembers a round by events that are told in the log, the secret ones to their parties alone', () => {
    expect(empireCity.events['pact-made'].landmark).toBe('word');
    const secret = {
      type: 'pact-made' as const,
      pact: { id: 1, seats: ['g1', 'g2'] as never[], until: 3, isOpen: false, brokenBy: null },
    };
    expect(empireCity.events['pact-made'].visibleTo(secret)).toEqual(['g1', 'g2']);
  });
});
