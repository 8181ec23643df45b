import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { play, prove } from './board.ts';
import type { Story } from './story.ts';

const table = { families: ['moretti', 'volkov', 'lau'] } as const;
const bare = { ...table, house: { shields: false } };
const view = (story: Story, family: FamilyId) => empireCity.view(story.state, story.seat(family));

/** Lau sends Moy after a man of Moretti’s hand, or after one who lies exhausted. */
const moy = (man: string): string => `lau has calvin-moy | moretti has ${man} | turn lau | lau: hit moretti`;
const moyLying = (man: string): string =>
  `lau has calvin-moy | moretti rests ${man} | turn lau | lau: hit moretti ${man}`;

describe('assassinations', () => {
  it('[EMP-HIT-3] an exhausted man is named; one of the hand is drawn, and only his capo sees who', () => {
    const story = play(table, moy('big-sal-rizzo'));
    expect(story.state.hit).toMatchObject({ man: 'big-sal-rizzo', isRandom: true });
    const seen = (family: FamilyId): unknown => view(story, family).questions[0]?.hit?.man;
    expect([seen('moretti'), seen('lau')]).toEqual(['big-sal-rizzo', null]);
    const named = play(table, `moretti has nino-bellini | ${moyLying('tony-ferro')}`);
    expect(named.state.hit).toMatchObject({ man: 'tony-ferro', isExhausted: true });
    const drawn = new Set<string>();
    for (let n = 0; n < 30; n += 1) {
      const shift = (one: Story) => (one.rng = one.rng.map((part) => (part + n * 7_919) | 0));
      const men = 'lau has chen-wu | moretti has nino-bellini tony-ferro vito-sordi | turn lau | lau: hit moretti';
      drawn.add(play(table, shift, men).state.hit?.man ?? '');
    }
    expect(drawn.size).toBe(3);
  });

  it('[EMP-HIT-4] both commit unseen: one man of the hand or the Car Bomb alone; the target cards or a negation', () => {
    const { questions, wait } = view(
      play(
        table,
        moy('nino-bellini'),
        'lau holds car-bomb-1 revolver-1',
        (story) => {
          expect(story.asked()?.do).toBe('hit');
          expect(story.asked()?.seats.toSorted()).toEqual([story.seat('lau'), story.seat('moretti')].toSorted());
        },
        'lau: commitHit !Send one man of your hand',
        'lau: commitHit ivan-grom !not ready | lau: commitHit calvin-moy car-bomb-1 !goes alone',
        'lau: commitHit car-bomb-1 revolver-1 !goes alone | lau: commitHit car-bomb-1 ok',
        'moretti: commitHit nino-bellini !Only a shadow | lau: commitHit calvin-moy revolver-1',
      ),
      'moretti',
    );
    expect(JSON.stringify([questions, wait])).not.toMatch(/calvin-moy|revolver/);
  });

  prove(table, [
    [
      '[EMP-HIT-5] combat, a weapon each, abilities; nothing for neighbors; an exhausted target counts 0 and is unarmed',
      moy('nino-bellini'),
      'lau owns C1, C2 | moretti holds brass-knuckles-1 | lau: commitHit calvin-moy | moretti: commitHit brass-knuckles-1',
      // 4 + 2 against 2 + 1
      '= hit 6 3',
      table,
      moyLying('big-sal-rizzo'),
      'moretti has kathleen-burke | moretti holds revolver-1',
      'moretti: commitHit revolver-1 !Big Sal Rizzo is exhausted and carries no weapon.',
      'lau: commitHit calvin-moy | moretti: commitHit',
      // 0 + 2 for the guardian
      '= hit 6 2',
      { ...table, house: { exhaustedDefends: true } },
      'lau has chen-wu | moretti rests big-sal-rizzo | turn lau | lau: hit moretti big-sal-rizzo',
      'lau: commitHit chen-wu | moretti: commitHit',
      '= dead chen-wu',
    ],
    [
      '[EMP-HIT-7] success is worth 2 to the attacker; a defender gains nothing',
      moy('nino-bellini'),
      'lau: commitHit calvin-moy | moretti: commitHit',
      '= lau 2 points | moretti 0 points | dead nino-bellini',
      table,
      'lau has chen-wu | moretti has big-sal-rizzo | turn lau | lau: hit moretti | lau: commitHit chen-wu',
      'moretti: commitHit',
      '= lau 0 points | moretti 0 points | dead chen-wu | moretti rests big-sal-rizzo',
    ],
    [
      '[EMP-HIT-8] negated: both are exhausted, all cards used are spent; a bomb that fails exhausts its target',
      moy('nino-bellini'),
      'lau holds revolver-1 | moretti holds bolt-hole-1 | lau: commitHit calvin-moy revolver-1',
      'moretti: commitHit bolt-hole-1',
      '= lau rests calvin-moy | moretti rests nino-bellini | discards slums revolver-1 bolt-hole-1',
      '= lau 5 corruption | moretti token lau 1 | lau 0 points',
      table,
      moy('big-sal-rizzo'),
      'lau holds car-bomb-1 | moretti holds revolver-1 | lau: commitHit car-bomb-1 | moretti: commitHit revolver-1',
      // 6 against 5 + 2: nothing of Lau’s was at risk.
      '= dead none | lau has calvin-moy | moretti rests big-sal-rizzo | lau 7 corruption',
    ],
  ]);
});

describe('combats', () => {
  it('[EMP-COMB-2] commitment, effects, scores, losses, spoils: in this order', () => {
    const { all } = play(
      bare,
      'lau owns C1 gin-cellar-1 | lau has chen-wu | volkov has big-anton sergei-gavrikov | attacks volkov C1',
      'do combats | forget | fight volkov: big-anton reveal sergei-gavrikov, lau: chen-wu (1)',
    );
    const order = ['combat-shown', 'racket-destroyed', 'losses-rolled', 'combat-won', 'square-won'];
    const kinds = all.map(({ type }) => type as string);
    expect(kinds.filter((type) => order.includes(type))).toEqual(order);
    expect(kinds.indexOf('square-won')).toBeLessThan(kinds.indexOf('scored'));
  });

  it('[EMP-COMB-3] all commit unseen, any number or none; effects name their opponent; nothing changes later', () => {
    const story = play(
      bare,
      'lau owns C1 | volkov has ivan-grom big-anton | volkov holds ambush-1 | attacks volkov C1 | do combats',
      'volkov: commit ivan-grom ivan-grom !each man once | volkov: commit chen-wu !not in your hand',
      'volkov: commit ambush-1 !Say against whom Ambush goes. | volkov: commit ambush-1>moretti !against whom',
      'volkov: commit ok | volkov: commit ivan-grom big-anton | volkov: commit !answered already',
    );
    expect(JSON.stringify(view(story, 'lau').questions)).not.toMatch(/ivan-grom|big-anton/);
  });

  it('[EMP-COMB-8] each loser rolls for the men he used, in table order: 1 and 2 are dead; the victor loses nobody', () => {
    const story = play(
      bare,
      'lau owns C1 | lau has chen-wu con-flynn nino-bellini | volkov has big-anton kid-baron | attacks volkov C1',
      'do combats | fight volkov: big-anton kid-baron, lau: chen-wu con-flynn nino-bellini (2 3 1)',
      '= dead nino-bellini chen-wu | volkov rests big-anton kid-baron',
    );
    const rolls = story.events('losses-rolled').flatMap((event) => event.rolls);
    expect(rolls.map(({ man, face }) => `${man} ${face}`)).toEqual(['nino-bellini 2', 'con-flynn 3', 'chen-wu 1']);
  });

  prove(bare, [
    [
      '[EMP-COMB-1] in turn order each attacker chooses one of his, for all who are in it, round and round',
      'lau owns C1, C5 | volkov owns D3 | attacks volkov C1, moretti C5, moretti C1, moretti D3 | do combats',
      '= asked choose-attack moretti',
      'moretti: chooseAttack B1 !a square that you attack | moretti: chooseAttack C1',
      '= asked commit moretti volkov lau',
      'fight moretti:, volkov:, lau:',
      // Volkov’s attack was fought with Moretti’s; it is Moretti’s turn again.
      '= asked choose-attack moretti',
    ],
    [
      '[EMP-COMB-4] effects happen together: each works though its own side is struck; the struck roll',
      'lau owns C1 gin-cellar-1 | volkov has ivan-grom sergei-gavrikov | lau has chen-wu | volkov holds ambush-1',
      'lau holds ambush-2 bottle-of-gasoline-1 | attacks volkov C1 | do combats',
      'volkov: commit ivan-grom ambush-1>lau reveal sergei-gavrikov',
      'lau: commit chen-wu ambush-2>volkov bottle-of-gasoline-1!',
      // Fire and demolition together destroy the one racket.
      '= scores volkov 0 lau 0 | events racket-destroyed 1 | C1 lau empty | asked combat-tie',
      'moretti: name lau (1)',
      '= dead ivan-grom',
    ],
    [
      '[EMP-COMB-5] an attacker without a man scores 0 and cannot win; a defender can',
      'lau owns C1 | volkov owns C2, D1 | moretti has nino-bellini | attacks volkov C1, moretti C1 | do combats',
      'fight moretti: nino-bellini, volkov:, lau:',
      // Two neighbors would make 4 for Volkov; Moretti wins with 2.
      '= scores moretti 2 volkov 0 lau 0 | C1 moretti',
      bare,
      'lau owns C1, C2, D1 | volkov has con-flynn | attacks volkov C1 | do combats | fight volkov: con-flynn, lau: (6)',
      '= C1 lau | lau 5 points',
      // A bluff that is called spends what was committed.
      bare,
      'lau owns C1 gin-cellar-1 | lau has chen-wu | volkov holds bottle-of-gasoline-1 | attacks volkov C1 | do combats',
      'fight volkov: bottle-of-gasoline-1!, lau: chen-wu',
      '= C1 lau empty | lau 0 points | lau rests chen-wu',
    ],
    [
      '[EMP-COMB-6] men, weapons, abilities, cards and 2 for each adjacent square held, the contested one not; never below 0',
      'lau owns C2, C1, D1 | volkov owns D2 | lau has dinny-keane | volkov has ivan-grom',
      'lau holds revolver-1 the-whole-block-1 | attacks volkov C2 | do combats',
      'fight volkov: ivan-grom, lau: dinny-keane+revolver-1 the-whole-block-1 (6)',
      // C1 lies next to C2; D1 touches it at a corner only. The brawler counts 2 in midtown: 3 + 2 against 5 x 2.
      '= scores volkov 5 lau 10',
      bare,
      'lau owns B1 | volkov has carmine-lupo | lau holds bottle-of-gasoline-1 | attacks volkov B1 | do combats',
      'fight volkov: carmine-lupo, lau: bottle-of-gasoline-1>volkov',
      '= scores volkov 0',
    ],
    [
      '[EMP-COMB-7] the highest score wins, attacker or defender; the godfather breaks a tie',
      'lau owns C1 | lau has chen-wu | volkov has con-flynn | attacks volkov C1 | do combats',
      'fight volkov: con-flynn, lau: chen-wu',
      '= asked combat-tie moretti',
      'moretti: name moretti !tied | moretti: name volkov (6)',
      '= C1 volkov | volkov 5 points',
    ],
    [
      '[EMP-COMB-9] the victor has the square with its racket, 5 points and 1 for each man lost by the others',
      'lau owns C1 gin-cellar-1 | lau has chen-wu judge-whitcomb | moretti has nino-bellini | volkov has big-anton',
      'attacks volkov C1, moretti C1 | do combats',
      'fight moretti: nino-bellini, volkov: big-anton, lau: chen-wu judge-whitcomb (1 6 2)',
      // Nino dead, Chen lives, the judge is abducted: two of the losers’ men.
      '= volkov 7 points | moretti 0 points | C1 volkov gin-cellar-1 | volkov has judge-whitcomb',
    ],
    [
      '[EMP-COMB-10] every man revealed is exhausted, every card used discarded; a losing attacker gets nothing',
      'lau owns C1 | lau has big-anton | volkov has ivan-grom sergei-gavrikov | volkov holds revolver-1',
      'attacks volkov C1 | do combats | fight volkov: ivan-grom+revolver-1 reveal sergei-gavrikov, lau: big-anton (6)',
      '= volkov rests ivan-grom sergei-gavrikov | lau rests big-anton | discards slums revolver-1',
      '= volkov 0 points | lau 5 points | C1 lau',
    ],
    [
      '[EMP-SLUM-6, EMP-SLUM-7] a bottle that burns is thrown beside an ambush; only the bottle is for the racket',
      'lau owns C1 gin-cellar-1 | lau has chen-wu | volkov has ivan-grom | volkov holds ambush-1 bottle-of-gasoline-1',
      'attacks volkov C1 | do combats',
      'fight volkov: ivan-grom ambush-1>lau! bottle-of-gasoline-1>lau!, lau: chen-wu (6)',
      '= scores lau 0 | C1 volkov empty',
    ],
  ]);
});
