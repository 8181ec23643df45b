import { describe, expect, it } from 'vitest';
import { Refusal } from '#kernel/refusal.ts';
import { buildSight } from '#main/games/empire-city/rules/npc/sight.ts';
import { plan } from '#main/games/empire-city/rules/npc/plan.ts';
import { carryOut } from '#main/games/empire-city/rules/rulings/carryOut.ts';
import { buildFamilyView } from '#main/games/empire-city/rules/views/board.ts';
import { houseRulesSchema } from '#shared/games/empire-city/houseRules.ts';
import { findBand } from '#shared/games/empire-city/board.ts';
import { cells, type FamilyId } from '#shared/games/empire-city/ids.ts';
import { specials } from '#shared/games/empire-city/men.ts';
import { racketTable } from '#shared/games/empire-city/rackets.ts';
import { rulingSchema, type Ruling } from '#shared/games/empire-city/rulings.ts';
import { Story } from './story.ts';

/** Has the games master rule; the sentence of a refusal, or null. */
function rule(story: Story, ruling: object): string | null {
  const parsed: Ruling = rulingSchema.parse(ruling);
  const before = JSON.stringify(story.state);
  try {
    story.on((table) => carryOut(table, parsed));
    return null;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    expect(JSON.stringify(story.state)).toBe(before);
    return problem.message;
  }
}

/** The cash of a family as a rival reckons with it. */
function seenCash(story: Story, family: FamilyId): [low: number, high: number] {
  const rival: FamilyId = family === 'volkov' ? 'lau' : 'volkov';
  const { cash } = buildFamilyView(story.state, story.seat(rival), story.seat(family));
  return [cash.lowDollars, cash.highDollars];
}

describe('rulings on cops', () => {
  it.each([
    ['on another cop', 'D4', /A cop or Ness stands in .* already/],
    ['on Ness', 'C3', /A cop or Ness stands in .* already/],
    ['on a square of its own', 'D2', null],
  ])('[EMP-COPS-8] a cop ruled to stand %s', (_where, to, refused) => {
    const story = new Story();
    story.cops('D3', 'D4');
    Object.assign(story.state, { ness: 'C3', isNessHere: true });
    const told = rule(story, { kind: 'cop', cop: 'c1', to });
    if (refused === null) expect(told).toBeNull();
    else expect(told).toMatch(refused);
    expect(story.state.cops[0]?.at).toBe(refused === null ? to : 'D3');
  });

  it('[EMP-ASK-23, EMP-COPS-8] a bust is not asked any more once its cop stands elsewhere', () => {
    const story = new Story();
    story.owns('lau', 'D3');
    story.cops('D3');
    story.agenda({ do: 'bust', seats: [story.seat('lau')], cop: 'c1', square: 'D3' }, { do: 'declarations' });
    expect(story.asked()).toEqual({ do: 'bust', seats: [story.seat('lau')] });
    expect(rule(story, { kind: 'cop', cop: 'c1', to: 'D4' })).toBeNull();
    story.playOn();
    expect(story.asked()?.do).toBe('turn');
    expect([story.owner('D3'), story.cash('lau')]).toEqual(['lau', 500]);
  });

  it('[EMP-ASK-23, EMP-COPS-8] nor once its square is somebody else’s', () => {
    const story = new Story();
    story.owns('lau', 'D3');
    story.cops('D3');
    story.agenda({ do: 'bust', seats: [story.seat('lau')], cop: 'c1', square: 'D3' }, { do: 'declarations' });
    expect(rule(story, { kind: 'square', square: 'D3', owner: story.seat('volkov') })).toBeNull();
    story.playOn();
    expect(story.asked()?.do).toBe('turn');
  });
});

describe('rulings on cash', () => {
  it.each([
    [50, 5_000],
    [500, 5_000],
    [5_000, 5_000],
    [12_345, 15_000],
  ])('[EMP-FOG-6] of %i dollars are known to be up to %i', (dollars, high) => {
    const story = new Story();
    expect(rule(story, { kind: 'cash', seat: story.seat('moretti'), dollars })).toBeNull();
    expect(seenCash(story, 'moretti')).toEqual([0, high]);
  });

  it('[EMP-FOG-6] the ranges hold the truth when the money is passed on', () => {
    const story = new Story();
    story.turnOf('moretti');
    rule(story, { kind: 'cash', seat: story.seat('moretti'), dollars: 5_000 });
    story.give('moretti', { kind: 'give', to: '@volkov', money: 3_000, cards: [], men: [] });
    for (const family of ['moretti', 'volkov'] as const) {
      const [low, high] = seenCash(story, family);
      expect(low).toBeLessThanOrEqual(story.cash(family));
      expect(high).toBeGreaterThanOrEqual(story.cash(family));
    }
  });

  it('[EMP-ASK-23, EMP-POL-2] an offer that cannot be kept any more is not asked about', () => {
    const story = new Story();
    story.turnOf('moretti');
    const nothing = { money: 0, cards: [], decks: [], men: [] };
    const give = { money: 300, cards: [], men: [] };
    story.give('moretti', { kind: 'deal', to: '@volkov', give, ask: nothing });
    expect(story.asked()?.do).toBe('deal');
    rule(story, { kind: 'cash', seat: story.seat('moretti'), dollars: 299 });
    story.playOn();
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('moretti')] });
  });

  it('[EMP-GF-2, EMP-ASK-23] nobody is left with less than he has bid', () => {
    const story = new Story();
    const [lau, volkov] = [story.seat('lau'), story.seat('volkov')];
    const pays = { [lau]: 400, [volkov]: 400 };
    story.agenda({ do: 'sweeten', seats: [lau, volkov], tied: [lau, volkov], pays });
    expect(rule(story, { kind: 'cash', seat: lau, dollars: 399 })).toMatch(/has bid \$400/);
    expect(rule(story, { kind: 'cash', seat: lau, dollars: 400 })).toBeNull();
  });
});

describe('rulings on points and limits', () => {
  it('[EMP-CORR-2] corruption set to a mark takes its card, and the next who reaches it takes none', () => {
    const story = new Story();
    const [mark] = story.state.house.marks;
    const points = { victory: 0, corruption: mark };
    rule(story, { kind: 'points', seat: story.seat('lau'), ...points });
    expect(story.state.marks).toEqual([{ mark, seat: story.seat('lau') }]);
    expect(story.capo('lau').powers).toHaveLength(1);
    rule(story, { kind: 'points', seat: story.seat('volkov'), ...points });
    expect(story.capo('volkov').powers).toEqual([]);
  });

  it.each([
    { limit: 'victoryPoints', how: 'Victory points', winner: 'lau' },
    { limit: 'martialLaw', how: 'Martial law', winner: 'moretti' },
  ] as const)(
    '[EMP-HOUSE-3, EMP-WIN-1, EMP-WIN-3] a lower $limit ends the round’s beginning for $winner',
    ({ limit, how, winner }) => {
      const story = new Story({ round: 3 });
      for (const [family, points] of [
        ['lau', 40],
        ['volkov', 28],
        ['duquesne', 31],
      ] as const) {
        story.points(family, limit === 'victoryPoints' ? points : 0);
        story.corruption(family, limit === 'martialLaw' ? points : 5);
      }
      const houseRules = { ...houseRulesSchema.parse({}), [limit]: 30 };
      expect(rule(story, { kind: 'house-rules', houseRules })).toBeNull();
      expect(story.state.ending).toBeNull();
      story.agenda({ do: 'end-round' });
      expect(story.state.ending).toMatchObject({ winners: [story.seat(winner)], how });
    },
  );

  it('[EMP-HOUSE-3] a limit above what everybody has ends nothing', () => {
    const story = new Story({ round: 3 });
    story.points('lau', 29);
    const houseRules = { ...houseRulesSchema.parse({}), victoryPoints: 30 };
    rule(story, { kind: 'house-rules', houseRules });
    story.agenda({ do: 'end-round' });
    expect(story.state.ending).toBeNull();
  });
});

describe('corruption of several attackers', () => {
  it.each([
    ['newcomer', { lau: 3, duquesne: 3, volkov: 0 }],
    ['everybody', { lau: 6, duquesne: 3, volkov: 3 }],
  ] as const)('[EMP-ATT-2, EMP-HOUSE-2] with %s, after a second one joined', (pileOn, gained) => {
    const story = new Story({ house: { pileOn } });
    story.owns('volkov', 'D3');
    for (const attacker of ['lau', 'duquesne'] as const) {
      story.turnOf(attacker);
      story.give(attacker, { kind: 'attack', square: 'D3', tokens: [] });
    }
    for (const [family, points] of Object.entries(gained))
      expect([family, story.corruption(family as FamilyId)]).toEqual([family, points]);
  });
});

describe('offers of goods that nobody sees', () => {
  const nothing = { money: 0, cards: [], decks: [], men: [] };
  it.each([
    { name: 'a man', give: { money: 0, cards: [], men: ['big-anton'] }, memory: 'kept', ask: nothing },
    {
      name: 'a card and $500',
      give: { money: 500, cards: ['smear-campaign-1'], men: [] },
      memory: 'kept',
      ask: nothing,
    },
    {
      name: '$800 where nobody counts money',
      give: { money: 800, cards: [], men: [] },
      memory: 'own-notes',
      ask: nothing,
    },
    { name: '$100', give: { money: 100, cards: [], men: [] }, memory: 'kept', ask: nothing },
  ])('[EMP-NPC-11, EMP-POL-2] an NPC family takes $name for nothing', ({ give, memory, ask }) => {
    const story = new Story({ house: memory === 'own-notes' ? { memory } : {} });
    story.cash('moretti', 2_000);
    story.men('moretti', ...give.men);
    story.cards('moretti', ...give.cards);
    story.turnOf('moretti');
    story.give('moretti', { kind: 'deal', to: '@volkov', give, ask });
    const volkov = story.seat('volkov');
    Object.assign(story.capo('volkov'), { isHuman: false });
    const [planned] = plan(buildSight(story.state, volkov), volkov, null);
    expect(planned?.order).toMatchObject({ kind: 'accept', will: true });
    story.give('volkov', planned?.order);
    expect(story.capo('volkov').hand).toEqual(give.men);
    expect(story.capo('volkov').cards).toEqual(give.cards);
    expect(story.cash('volkov')).toBe(500 + give.money);
  });
});

describe('rulings that put a table right', () => {
  it('[EMP-ASK-23] a man is in one place after each, and only those who may know are told where', () => {
    const story = new Story();
    story.men('lau', 'big-anton');
    Object.assign(story.capo('lau'), { seen: {} });
    const places = (): string[] => {
      const { capos, dead, menTrack, decks } = story.state;
      return [
        ...Object.values(capos).flatMap(({ seat, hand, exhausted }) => [
          ...hand.filter((man) => man === 'big-anton').map(() => `${seat} ready`),
          ...exhausted.filter((man) => man === 'big-anton').map(() => `${seat} exhausted`),
        ]),
        ...dead.filter((man) => man === 'big-anton').map(() => 'dead'),
        ...[...menTrack, ...decks.men.draw, ...decks.men.discard].flatMap((man) =>
          man === 'big-anton' ? ['away'] : [],
        ),
      ];
    };
    const [lau, volkov] = [story.seat('lau'), story.seat('volkov')];
    const put = (seat: string | null, status: string): string | null =>
      rule(story, { kind: 'man', man: 'big-anton', seat, status });
    expect(put(volkov, 'ready')).toBeNull();
    expect(places()).toEqual([`${volkov} ready`]);
    expect(story.state.capos[volkov]?.seen['big-anton']).toBeUndefined();
    expect(put(volkov, 'exhausted')).toBeNull();
    expect(places()).toEqual([`${volkov} exhausted`]);
    expect(put(lau, 'ready')).toBeNull();
    expect(story.state.capos[lau]?.seen['big-anton']).toBe(true);
    expect(put(null, 'dead')).toBeNull();
    expect(places()).toEqual(['dead']);
    expect(put(lau, 'dead')).toMatch(/belongs to nobody then/);
    expect(put(null, 'ready')).toMatch(/Pick the family/);
    expect(put(null, 'away')).toBeNull();
    expect(places()).toEqual(['away']);
    expect(rule(story, { kind: 'man', man: 'nobody-known', seat: lau, status: 'ready' })).toMatch(/no such man/);
  });

  it('[EMP-ASK-23, EMP-WIN-3] the last notable is given to nobody', () => {
    const story = new Story();
    story.men('lau', ...specials.slice(1));
    const [last = ''] = specials;
    const given = { kind: 'man', man: last, status: 'ready' };
    expect(rule(story, { ...given, seat: story.seat('lau') })).toMatch(/would have all notables and win/);
    expect(rule(story, { ...given, seat: story.seat('volkov') })).toBeNull();
  });

  it('[EMP-ASK-23] a card goes from a hand or the deck to a hand or the discards; an offer of it falls', () => {
    const story = new Story();
    const [lau, moretti] = [story.seat('lau'), story.seat('moretti')];
    story.cards('moretti', 'typewriter-1');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'deal', to: '@lau', give: { cards: ['typewriter-1'] }, ask: { money: 100 } });
    expect(story.asked()?.do).toBe('deal');
    expect(rule(story, { kind: 'card', card: 'typewriter', from: moretti, to: null })).toBeNull();
    expect(story.asked()?.do).toBe('turn');
    expect(story.state.decks.slums.discard).toContain('typewriter-1');
    expect(rule(story, { kind: 'card', card: 'typewriter', from: moretti, to: lau })).toMatch(
      /no Typewriter in the hand/,
    );
    expect(rule(story, { kind: 'card', card: 'typewriter', from: null, to: lau })).toBeNull();
    expect(story.capo('lau').cards).toContain('typewriter-1');
    expect(rule(story, { kind: 'card', card: 'typewriter', from: lau, to: lau })).toMatch(/stays where it is/);
  });

  it('[EMP-ASK-23, EMP-RACK-3] a racket keeps to its part of the city and to a square that somebody holds', () => {
    const story = new Story();
    story.owns('lau', 'D2');
    const put = (square: string, racket: string | null, count = 1): string | null =>
      rule(story, { kind: 'racket', square, racket, count });
    const inSlums = racketTable.find(({ bands, type }) => bands.includes('slums') && type === 'bordello')?.kind ?? '';
    const elsewhere = racketTable.find(({ bands }) => !bands.includes('slums'))?.kind ?? '';
    const slums = cells.find((id) => findBand(id) === 'slums' && story.state.squares[id] !== undefined) ?? 'D2';
    story.owns('lau', slums);
    expect(put(slums, inSlums, 3)).toBeNull();
    expect(story.state.squares[slums]).toMatchObject({ racket: expect.stringContaining(inSlums) as string, count: 3 });
    expect(put(slums, elsewhere)).toMatch(/only/);
    expect(put(slums, null)).toBeNull();
    expect(story.state.squares[slums]).toMatchObject({ racket: null, count: 0 });
    const free = cells.find((id) => findBand(id) === 'slums' && story.state.squares[id]?.owner === null) ?? 'D2';
    expect(put(free, inSlums)).toMatch(/Nobody holds/);
  });

  it('[EMP-ASK-23] tokens, the office and Ness follow the rules of the board', () => {
    const story = new Story();
    const [lau, volkov] = [story.seat('lau'), story.seat('volkov')];
    expect(rule(story, { kind: 'tokens', seat: lau, against: volkov, count: 3 })).toBeNull();
    expect(story.capo('lau').tokens[volkov]).toBe(3);
    expect(rule(story, { kind: 'tokens', seat: lau, against: lau, count: 3 })).toMatch(/own family/);
    Object.assign(story.state, { godfather: volkov });
    expect(rule(story, { kind: 'office', seat: volkov })).toMatch(/godfather already/);
    expect(rule(story, { kind: 'office', seat: lau })).toBeNull();
    expect(story.state.godfather).toBe(lau);
    story.cops('D3');
    expect(rule(story, { kind: 'ness', to: 'D3' })).toMatch(/stands in .* already/);
    expect(rule(story, { kind: 'ness', to: 'D4' })).toBeNull();
    expect([story.state.ness, story.state.isNessHere]).toEqual(['D4', true]);
    expect(rule(story, { kind: 'ness', to: null })).toBeNull();
    expect(rule(story, { kind: 'ness', to: null })).toMatch(/not in town/);
  });
});
