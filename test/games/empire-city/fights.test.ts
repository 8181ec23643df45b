import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];
const men = (...names: string[]): object => ({ men: names.map((man) => ({ man })) });
const bare = (): Story => new Story({ families, house: { shields: false } });

const scores = (story: Story): Record<string, number> =>
  Object.fromEntries(
    (story.events('combat-shown').at(-1)?.combat.sides ?? []).map(({ seat, score }) => [
      story.state.capos[seat]?.family ?? '',
      score,
    ]),
  );

/** Attacks that were declared wait for the Combat phase. */
function combats(story: Story, ...attacks: [FamilyId, Cell][]): Story {
  story.state.attacks = attacks.map(([family, square]) => ({ seat: story.seat(family), square }));
  story.agenda({ do: 'combats', last: null });
  return story;
}

describe('assassinations', () => {
  /** Lau sends Moy after a man of Moretti’s. */
  function hit(target: { hand?: string; exhausted?: string }, own = 'calvin-moy'): Story {
    const story = new Story({ families });
    story.men('lau', own);
    if (target.hand !== undefined) story.men('moretti', target.hand);
    if (target.exhausted !== undefined) story.exhausted('moretti', target.exhausted);
    story.turnOf('lau');
    story.give('lau', { kind: 'hit', rival: '@moretti', man: target.exhausted ?? null });
    return story;
  }

  it('[EMP-HIT-3] an exhausted man is named; one of the hand is drawn, and only his capo sees who', () => {
    const story = hit({ hand: 'big-sal-rizzo' });
    expect(story.state.hit).toMatchObject({ man: 'big-sal-rizzo', isRandom: true });
    const seen = (family: FamilyId): unknown => empireCity.view(story.state, story.seat(family)).questions[0]?.hit?.man;
    expect([seen('moretti'), seen('lau')]).toEqual(['big-sal-rizzo', null]);
    const named = hit({ exhausted: 'tony-ferro', hand: 'nino-bellini' });
    expect(named.state.hit).toMatchObject({ man: 'tony-ferro', isExhausted: true });
    const drawn = new Set<string>();
    for (let n = 0; n < 30; n += 1) {
      const one = new Story({ families });
      one.rng = one.rng.map((part) => (part + n * 7_919) | 0);
      one.men('lau', 'chen-wu');
      one.men('moretti', 'nino-bellini', 'tony-ferro', 'vito-sordi');
      one.turnOf('lau');
      one.give('lau', { kind: 'hit', rival: '@moretti' });
      drawn.add(one.state.hit?.man ?? '');
    }
    expect(drawn.size).toBe(3);
  });

  it('[EMP-HIT-4] both commit unseen: one man of the hand or the Car Bomb alone; the target cards or a negation', () => {
    const story = hit({ hand: 'nino-bellini' });
    story.cards('lau', 'car-bomb-1', 'revolver-1');
    expect(story.asked()).toEqual({
      do: 'hit',
      seats: expect.arrayContaining([story.seat('lau'), story.seat('moretti')]) as never,
    });
    const commits = (more: object): string | null => story.refusal('lau', { kind: 'commitHit', ...more });
    expect(commits({})).toMatch('Send one man of your hand');
    expect(commits({ man: 'ivan-grom' })).toMatch('not ready');
    expect(commits({ man: 'calvin-moy', cards: ['car-bomb-1'] })).toMatch('goes alone');
    expect(commits({ cards: ['car-bomb-1', 'revolver-1'] })).toMatch('goes alone');
    expect(commits({ cards: ['car-bomb-1'] })).toBeNull();
    expect(story.refusal('moretti', { kind: 'commitHit', man: 'nino-bellini' })).toMatch('Only a shadow');
    story.give('lau', { kind: 'commitHit', man: 'calvin-moy', cards: ['revolver-1'] });
    const { questions, wait } = empireCity.view(story.state, story.seat('moretti'));
    expect(JSON.stringify([questions, wait])).not.toMatch(/calvin-moy|revolver/);
  });

  it('[EMP-HIT-5] combat, a weapon each, abilities; nothing for neighbors; an exhausted target counts 0 and is unarmed', () => {
    const story = hit({ hand: 'nino-bellini' });
    story.owns('lau', 'C1');
    story.owns('lau', 'C2');
    story.cards('moretti', 'brass-knuckles-1');
    story.give('lau', { kind: 'commitHit', man: 'calvin-moy' });
    story.give('moretti', { kind: 'commitHit', cards: ['brass-knuckles-1'] });
    expect(story.events('hit-shown')[0]?.scores).toEqual({ by: 4 + 2, rival: 2 + 1 });
    const lying = hit({ exhausted: 'big-sal-rizzo' });
    lying.men('moretti', 'kathleen-burke');
    lying.cards('moretti', 'revolver-1');
    expect(lying.refusal('moretti', { kind: 'commitHit', cards: ['revolver-1'] })).toBe(
      'Big Sal Rizzo is exhausted and carries no weapon.',
    );
    lying.give('lau', { kind: 'commitHit', man: 'calvin-moy' });
    lying.give('moretti', { kind: 'commitHit' });
    expect(lying.events('hit-shown')[0]?.scores).toEqual({ by: 6, rival: 0 + 2 });
    const house = new Story({ families, house: { exhaustedDefends: true } });
    house.men('lau', 'chen-wu');
    house.exhausted('moretti', 'big-sal-rizzo');
    house.turnOf('lau');
    house.give('lau', { kind: 'hit', rival: '@moretti', man: 'big-sal-rizzo' });
    house.give('lau', { kind: 'commitHit', man: 'chen-wu' });
    house.give('moretti', { kind: 'commitHit' });
    expect(house.state.dead).toEqual(['chen-wu']);
  });

  it('[EMP-HIT-7] success is worth 2 to the attacker; a defender gains nothing', () => {
    const won = hit({ hand: 'nino-bellini' });
    won.give('lau', { kind: 'commitHit', man: 'calvin-moy' });
    won.give('moretti', { kind: 'commitHit' });
    expect([won.points('lau'), won.points('moretti'), won.state.dead]).toEqual([2, 0, ['nino-bellini']]);
    const lost = hit({ hand: 'big-sal-rizzo' }, 'chen-wu');
    lost.give('lau', { kind: 'commitHit', man: 'chen-wu' });
    lost.give('moretti', { kind: 'commitHit' });
    expect([lost.points('lau'), lost.points('moretti'), lost.state.dead]).toEqual([0, 0, ['chen-wu']]);
    expect(lost.capo('moretti').exhausted).toEqual(['big-sal-rizzo']);
  });

  it('[EMP-HIT-8] negated: both are exhausted, all cards used are spent; a bomb that fails exhausts its target', () => {
    const story = hit({ hand: 'nino-bellini' });
    story.cards('lau', 'revolver-1');
    story.cards('moretti', 'bolt-hole-1');
    story.give('lau', { kind: 'commitHit', man: 'calvin-moy', cards: ['revolver-1'] });
    story.give('moretti', { kind: 'commitHit', cards: ['bolt-hole-1'] });
    expect([story.capo('lau').exhausted, story.capo('moretti').exhausted]).toEqual([['calvin-moy'], ['nino-bellini']]);
    expect(story.state.decks.slums.discard.toSorted()).toEqual(['bolt-hole-1', 'revolver-1']);
    expect([story.corruption('lau'), story.tokens('moretti', 'lau'), story.points('lau')]).toEqual([5, 1, 0]);
    const bomb = hit({ hand: 'big-sal-rizzo' });
    bomb.cards('lau', 'car-bomb-1');
    bomb.cards('moretti', 'revolver-1');
    bomb.give('lau', { kind: 'commitHit', cards: ['car-bomb-1'] });
    bomb.give('moretti', { kind: 'commitHit', cards: ['revolver-1'] });
    // 6 against 5 + 2: nothing of Lau’s was at risk.
    expect([bomb.state.dead, bomb.capo('lau').hand, bomb.capo('moretti').exhausted]).toEqual([
      [],
      ['calvin-moy'],
      ['big-sal-rizzo'],
    ]);
    expect(bomb.corruption('lau')).toBe(5 + 2);
  });
});

describe('combats', () => {
  it('[EMP-COMB-1] in turn order each attacker chooses one of his, for all who are in it, round and round', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.owns('lau', 'C5');
    story.owns('volkov', 'D3');
    combats(story, ['volkov', 'C1'], ['moretti', 'C5'], ['moretti', 'C1'], ['moretti', 'D3']);
    expect(story.asked()).toEqual({ do: 'choose-attack', seats: [story.seat('moretti')] });
    expect(story.refusal('moretti', { kind: 'chooseAttack', square: 'B1' })).toMatch('a square that you attack');
    story.give('moretti', { kind: 'chooseAttack', square: 'C1' });
    expect(story.asked()).toEqual({
      do: 'commit',
      seats: [story.seat('moretti'), story.seat('volkov'), story.seat('lau')],
    });
    story.fight({ moretti: {}, volkov: {}, lau: {} });
    // Volkov’s attack was fought with Moretti’s; it is Moretti’s turn again.
    expect(story.asked()).toEqual({ do: 'choose-attack', seats: [story.seat('moretti')] });
  });

  it('[EMP-COMB-2] commitment, effects, scores, losses, spoils: in this order', () => {
    const story = bare();
    story.owns('lau', 'C1', 'gin-cellar-1');
    story.men('lau', 'chen-wu');
    story.men('volkov', 'big-anton', 'sergei-gavrikov');
    combats(story, ['volkov', 'C1']);
    story.all = [];
    story.fight(
      {
        volkov: { ...men('big-anton'), reveals: [{ man: 'sergei-gavrikov' }] },
        lau: men('chen-wu'),
      },
      [1],
    );
    const order = ['combat-shown', 'racket-destroyed', 'losses-rolled', 'combat-won', 'square-won'];
    const kinds = story.all.map(({ type }) => type as string);
    expect(kinds.filter((type) => order.includes(type))).toEqual(order);
    expect(kinds.indexOf('square-won')).toBeLessThan(kinds.indexOf('scored'));
  });

  it('[EMP-COMB-3] all commit unseen, any number or none; effects name their opponent; nothing changes later', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.men('volkov', 'ivan-grom', 'big-anton');
    story.cards('volkov', 'ambush-1');
    combats(story, ['volkov', 'C1']);
    const commit = (more: object): string | null => story.refusal('volkov', { kind: 'commit', ...more });
    expect(commit(men('ivan-grom', 'ivan-grom'))).toMatch('each man once');
    expect(commit(men('chen-wu'))).toMatch('not in your hand');
    expect(commit({ cards: [{ card: 'ambush-1' }] })).toBe('Say against whom Ambush goes.');
    expect(commit({ cards: [{ card: 'ambush-1', against: '@moretti' }] })).toMatch('against whom');
    expect(commit({})).toBeNull();
    story.give('volkov', { kind: 'commit', ...men('ivan-grom', 'big-anton') });
    expect(story.refusal('volkov', { kind: 'commit' })).toMatch('answered already');
    const seen = empireCity.view(story.state, story.seat('lau'));
    expect(JSON.stringify(seen.questions)).not.toMatch(/ivan-grom|big-anton/);
  });

  it('[EMP-COMB-4] effects happen together: each works though its own side is struck; the struck roll', () => {
    const story = bare();
    story.owns('lau', 'C1', 'gin-cellar-1');
    story.men('volkov', 'ivan-grom', 'sergei-gavrikov');
    story.men('lau', 'chen-wu');
    story.cards('volkov', 'ambush-1');
    story.cards('lau', 'ambush-2', 'bottle-of-gasoline-1');
    combats(story, ['volkov', 'C1']);
    story.fight({
      volkov: {
        ...men('ivan-grom'),
        cards: [{ card: 'ambush-1', against: '@lau' }],
        reveals: [{ man: 'sergei-gavrikov' }],
      },
      lau: {
        ...men('chen-wu'),
        cards: [
          { card: 'ambush-2', against: '@volkov' },
          { card: 'bottle-of-gasoline-1', burns: true },
        ],
      },
    });
    expect(scores(story)).toEqual({ volkov: 0, lau: 0 });
    // Fire and demolition together destroy the one racket.
    expect([story.events('racket-destroyed').length, story.state.squares.C1?.racket]).toEqual([1, null]);
    expect(story.asked()?.do).toBe('combat-tie');
    story.give('moretti', { kind: 'name', seat: '@lau' }, [1]);
    expect(story.state.dead).toEqual(['ivan-grom']);
  });

  it('[EMP-COMB-5] an attacker without a man scores 0 and cannot win; a defender can', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.owns('volkov', 'C2');
    story.owns('volkov', 'D1');
    story.men('moretti', 'nino-bellini');
    combats(story, ['volkov', 'C1'], ['moretti', 'C1']);
    story.fight({ moretti: men('nino-bellini'), volkov: {}, lau: {} });
    // Two neighbors would make 4 for Volkov; Moretti wins with 2.
    expect([scores(story), story.owner('C1')]).toEqual([{ moretti: 2, volkov: 0, lau: 0 }, 'moretti']);
    const held = bare();
    held.owns('lau', 'C1');
    held.owns('lau', 'C2');
    held.owns('lau', 'D1');
    held.men('volkov', 'con-flynn');
    combats(held, ['volkov', 'C1']);
    held.fight({ volkov: men('con-flynn'), lau: {} }, [6]);
    expect([held.owner('C1'), held.points('lau')]).toEqual(['lau', 5]);
    // A bluff that is called spends what was committed.
    const bluff = bare();
    bluff.owns('lau', 'C1', 'gin-cellar-1');
    bluff.men('lau', 'chen-wu');
    bluff.cards('volkov', 'bottle-of-gasoline-1');
    combats(bluff, ['volkov', 'C1']);
    bluff.fight({
      volkov: { cards: [{ card: 'bottle-of-gasoline-1', burns: true }] },
      lau: men('chen-wu'),
    });
    expect([bluff.owner('C1'), bluff.state.squares.C1?.racket, bluff.points('lau')]).toEqual(['lau', null, 0]);
    expect(bluff.capo('lau').exhausted).toEqual(['chen-wu']);
  });

  it('[EMP-COMB-6] men, weapons, abilities, cards and 2 for each adjacent square held, the contested one not; never below 0', () => {
    const story = bare();
    story.owns('lau', 'C2');
    story.owns('lau', 'C1');
    story.owns('lau', 'D1');
    story.owns('volkov', 'D2');
    story.men('lau', 'dinny-keane');
    story.men('volkov', 'ivan-grom');
    story.cards('lau', 'revolver-1', 'the-whole-block-1');
    combats(story, ['volkov', 'C2']);
    story.fight(
      {
        volkov: men('ivan-grom'),
        lau: {
          men: [{ man: 'dinny-keane', weapon: 'revolver-1' }],
          cards: [{ card: 'the-whole-block-1' }],
        },
      },
      [6],
    );
    // C1 lies next to C2; D1 touches it at a corner only. The brawler counts 2 in midtown.
    expect(scores(story)).toEqual({ volkov: 3 + 2, lau: 2 + 2 + 2 + 2 + 2 });
    const weak = bare();
    weak.owns('lau', 'B1');
    weak.men('volkov', 'carmine-lupo');
    weak.cards('lau', 'bottle-of-gasoline-1');
    combats(weak, ['volkov', 'B1']);
    weak.fight({
      volkov: men('carmine-lupo'),
      lau: { cards: [{ card: 'bottle-of-gasoline-1', against: '@volkov' }] },
    });
    expect(scores(weak)['volkov']).toBe(0);
  });

  it('[EMP-COMB-7] the highest score wins, attacker or defender; the godfather breaks a tie', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.men('lau', 'chen-wu');
    story.men('volkov', 'con-flynn');
    combats(story, ['volkov', 'C1']);
    story.fight({ volkov: men('con-flynn'), lau: men('chen-wu') });
    expect(story.asked()).toEqual({ do: 'combat-tie', seats: [story.seat('moretti')] });
    expect(story.refusal('moretti', { kind: 'name', seat: '@moretti' })).toMatch('tied');
    story.give('moretti', { kind: 'name', seat: '@volkov' }, [6]);
    expect([story.owner('C1'), story.points('volkov')]).toEqual(['volkov', 5]);
  });

  it('[EMP-COMB-8] each loser rolls for the men he used, in table order: 1 and 2 are dead; the victor loses nobody', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.men('lau', 'chen-wu', 'con-flynn', 'nino-bellini');
    story.men('volkov', 'big-anton', 'kid-baron');
    combats(story, ['volkov', 'C1']);
    story.fight({ volkov: men('big-anton', 'kid-baron'), lau: men('chen-wu', 'con-flynn', 'nino-bellini') }, [2, 3, 1]);
    const rolls = story.events('losses-rolled').flatMap((event) => event.rolls);
    expect(rolls.map(({ man, face }) => [man, face])).toEqual([
      ['nino-bellini', 2],
      ['con-flynn', 3],
      ['chen-wu', 1],
    ]);
    expect(story.state.dead).toEqual(['nino-bellini', 'chen-wu']);
    expect(story.capo('volkov').exhausted).toEqual(['big-anton', 'kid-baron']);
  });

  it('[EMP-COMB-9] the victor has the square with its racket, 5 points and 1 for each man lost by the others', () => {
    const story = bare();
    story.owns('lau', 'C1', 'gin-cellar-1');
    story.men('lau', 'chen-wu', 'judge-whitcomb');
    story.men('moretti', 'nino-bellini');
    story.men('volkov', 'big-anton');
    combats(story, ['volkov', 'C1'], ['moretti', 'C1']);
    story.fight(
      {
        moretti: men('nino-bellini'),
        volkov: men('big-anton'),
        lau: men('chen-wu', 'judge-whitcomb'),
      },
      [1, 6, 2],
    );
    // Nino dead, Chen lives, the judge is abducted: two of the losers’ men.
    expect([story.points('volkov'), story.points('moretti')]).toEqual([7, 0]);
    expect(story.state.squares.C1).toMatchObject({
      owner: story.seat('volkov'),
      racket: 'gin-cellar-1',
    });
    expect(story.capo('volkov').hand).toEqual(['judge-whitcomb']);
  });

  it('[EMP-COMB-10] every man revealed is exhausted, every card used discarded; a losing attacker gets nothing', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.men('lau', 'big-anton');
    story.men('volkov', 'ivan-grom', 'sergei-gavrikov');
    story.cards('volkov', 'revolver-1');
    combats(story, ['volkov', 'C1']);
    story.fight(
      {
        volkov: {
          men: [{ man: 'ivan-grom', weapon: 'revolver-1' }],
          reveals: [{ man: 'sergei-gavrikov' }],
        },
        lau: men('big-anton'),
      },
      [6],
    );
    expect(story.capo('volkov').exhausted).toEqual(['ivan-grom', 'sergei-gavrikov']);
    expect(story.capo('lau').exhausted).toEqual(['big-anton']);
    expect(story.state.decks.slums.discard).toEqual(['revolver-1']);
    expect([story.points('volkov'), story.points('lau'), story.owner('C1')]).toEqual([0, 5, 'lau']);
  });
});

describe('a bottle that burns', () => {
  it('[EMP-SLUM-6, EMP-SLUM-7] is thrown beside an ambush; only the bottle is for the racket', () => {
    const story = bare();
    story.owns('lau', 'C1', 'gin-cellar-1');
    story.men('lau', 'chen-wu');
    story.men('volkov', 'ivan-grom');
    story.cards('volkov', 'ambush-1', 'bottle-of-gasoline-1');
    combats(story, ['volkov', 'C1']);
    const cards = [
      { card: 'ambush-1', against: '@lau', burns: true },
      { card: 'bottle-of-gasoline-1', against: '@lau', burns: true },
    ];
    story.fight({ volkov: { ...men('ivan-grom'), cards }, lau: men('chen-wu') }, [6]);
    expect([scores(story)['lau'], story.state.squares.C1?.racket]).toEqual([0, null]);
  });
});
