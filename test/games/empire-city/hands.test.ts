import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { cardTable } from '#shared/games/empire-city/cards.ts';
import { abilityTable, manTable, specials } from '#shared/games/empire-city/men.ts';
import { familyIds } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

const families = ['moretti', 'volkov', 'lau'] as const;
const play = (card: string, more: object = {}): object => ({ kind: 'play', card, ...more });

function turn(...cards: string[]): Story {
  const story = new Story({ families: [...families] });
  story.cards('moretti', ...cards);
  story.turnOf('moretti', 2);
  return story;
}

describe('hands', () => {
  it('[EMP-HAND-1] money and both hands are concealed, and have no limit', () => {
    const story = new Story({ families: [...families] });
    const all = story.state.decks.slums.draw.slice(0, 14);
    story.cards('lau', ...all);
    story.men('lau', 'chen-wu', 'big-anton');
    const other = empireCity.view(story.state, story.seat('moretti'));
    expect(other.books.map(({ seat }) => seat)).toEqual([story.seat('moretti')]);
    expect(JSON.stringify(other.families)).not.toContain(all[0]);
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect(story.asked()).toBeNull();
    expect([story.capo('lau').cards, story.cash('lau')]).toEqual([all, 750]);
  });

  it('[EMP-HAND-3] a card is kept until it is played; then it is discarded, even where it was stopped', () => {
    const story = turn('scandal-1', 'front-page-hero-1');
    story.cards('lau', 'injunction-1');
    story.give('moretti', play('scandal-1', { rival: '@lau' }));
    story.give('lau', { kind: 'use', what: 'injunction-1' });
    expect(story.corruption('lau')).toBe(0);
    expect(story.capo('moretti').cards).toEqual(['front-page-hero-1']);
    expect(story.state.decks.downtown.discard.toSorted()).toEqual(['injunction-1', 'scandal-1']);
    story.give('moretti', { kind: 'lieLow' });
    expect(story.capo('moretti').cards).toEqual(['front-page-hero-1']);
  });

  it('[EMP-HAND-4] whoever was revealed, in whichever way, lies exhausted and is not revealed again before a refresh', () => {
    const story = turn();
    story.corruption('moretti', 9);
    story.men('moretti', 'paolo-the-sexton', 'nino-bellini');
    story.exhausted('lau', 'chen-wu');
    story.give('moretti', { kind: 'reveal', man: 'paolo-the-sexton' });
    expect(story.capo('moretti').exhausted).toEqual(['paolo-the-sexton']);
    expect(story.refusal('moretti', { kind: 'reveal', man: 'paolo-the-sexton' })).toMatch('exhausted');
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect(story.refusal('moretti', { kind: 'commitHit', man: 'paolo-the-sexton' })).toMatch('not ready');
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini' });
    story.give('lau', { kind: 'commitHit' });
    expect(story.capo('moretti').exhausted).toEqual(['paolo-the-sexton', 'nino-bellini']);
    story.agenda({ do: 'upkeep' });
    story.give('moretti', { kind: 'refresh', men: ['paolo-the-sexton'] });
    expect(story.capo('moretti').hand).toEqual(['paolo-the-sexton']);
    story.turnOf('moretti');
    story.corruption('moretti', 9);
    story.give('moretti', { kind: 'reveal', man: 'paolo-the-sexton' });
    expect(story.corruption('moretti')).toBe(7);
  });

  it('[EMP-HAND-6] a capo may look at his own cards, all open things and all discards when it is not his turn', () => {
    const story = turn('front-page-hero-1');
    story.cards('lau', 'revolver-1');
    story.men('lau', 'chen-wu');
    story.give('moretti', play('front-page-hero-1'));
    expect(story.asked()?.seats).toEqual([story.seat('moretti')]);
    const view = empireCity.view(story.state, story.seat('lau'));
    expect(view.books[0]).toMatchObject({ cards: ['revolver-1'], hand: ['chen-wu'] });
    expect(view.decks.downtown.discard).toEqual(['front-page-hero-1']);
  });
});

describe('men', () => {
  it('[EMP-MEN-1] 53 men: eight of each family and five specials', () => {
    expect(manTable).toHaveLength(53);
    for (const family of familyIds) {
      expect(manTable.filter((man) => man.family === family)).toHaveLength(8);
    }
    const story = turn();
    story.track('red-mulligan');
    story.give('moretti', { kind: 'station', men: ['red-mulligan'] });
    expect([story.cash('moretti'), story.corruption('moretti')]).toEqual([250, 2]);
    story.capo('moretti').hand = [];
    story.exhausted('moretti', 'red-mulligan');
    story.agenda({ do: 'upkeep' });
    story.give('moretti', { kind: 'refresh', men: ['red-mulligan'] });
    // He costs the same again, in money and corruption; the street brings $250.
    expect([story.cash('moretti'), story.corruption('moretti')]).toEqual([250 - 250 + 250 + 250, 2 + 2 + 5]);
  });

  it('[EMP-MEN-2] prices: $100 a point of combat, $50 for each corruption off the usual, $0 to $100 for an ability', () => {
    const usual = [0, 0, 0, 1, 2, 3, 4];
    for (const { family, name, combat, costDollars, corruption, ability } of manTable) {
      if (family === null) continue;
      const plain = combat * 100 + 50 * ((usual[combat] ?? 0) - corruption);
      const most = ability === null ? 0 : 100;
      expect([name, costDollars - plain >= 0 && costDollars - plain <= most]).toEqual([name, true]);
    }
  });

  it('[EMP-MEN-4] the dead are out of the game: they do not come back with a new deck', () => {
    const story = turn();
    story.men('moretti', 'nino-bellini');
    story.exhausted('lau', 'chen-wu');
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini' });
    story.give('lau', { kind: 'commitHit' });
    expect(story.state.dead).toEqual(['chen-wu']);
    expect(story.state.decks.men.discard).toEqual([]);
    story.state.decks.men = { draw: [], discard: ['con-flynn'] };
    story.give('moretti', { kind: 'docks' });
    expect(story.state.menTrack).toEqual(['con-flynn']);
  });

  it('[EMP-MEN-5] exhausted men are neither given, revealed nor used', () => {
    const story = turn();
    story.owns('lau', 'C1');
    story.corruption('moretti', 4);
    story.exhausted('moretti', 'paolo-the-sexton');
    expect(story.refusal('moretti', { kind: 'give', to: '@lau', men: ['paolo-the-sexton'] })).toMatch(
      'only ready men change hands',
    );
    expect(story.refusal('moretti', { kind: 'reveal', man: 'paolo-the-sexton' })).toBe(
      'Paolo the Sexton is exhausted; refresh him in the upkeep first.',
    );
    story.state.agenda.push({ do: 'combats', last: null });
    story.turnOf('moretti');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.refusal('moretti', { kind: 'commit', men: [{ man: 'paolo-the-sexton' }] })).toBe(
      'Paolo the Sexton is exhausted; refresh him in the upkeep first.',
    );
  });

  it('[EMP-MEN-6] a man fights, costs and stains as his line says', () => {
    const line = (id: string): unknown[] => {
      const man = manTable.find((one) => one.id === id);
      return [man?.family, man?.combat, man?.costDollars, man?.corruption, man?.ability];
    };
    expect(line('big-anton')).toEqual(['volkov', 6, 600, 4, null]);
    expect(line('brick-doyle')).toEqual(['callahan', 4, 500, 1, 'tough']);
    expect(line('grace-lin')).toEqual(['lau', 1, 150, 1, 'thief']);
    expect(line('jules-the-match')).toEqual(['duquesne', 2, 150, 1, 'demolition']);
    expect(line('percy-gray')).toEqual(['ashdown', 3, 300, 2, 'marksman']);
    expect(specials.map(line)).toEqual([
      [null, 2, 300, 3, 'mayor'],
      [null, 3, 300, 3, 'commissioner'],
      [null, 1, 300, 2, 'judge'],
      [null, 1, 300, 3, 'publisher'],
      [null, 2, 300, 3, 'senator'],
    ]);
    // Every ability is somebody’s.
    expect(new Set(manTable.flatMap(({ ability }) => ability ?? []))).toEqual(new Set(Object.keys(abilityTable)));
    const story = new Story({ families: ['moretti', 'volkov', 'lau'], house: { shields: false } });
    story.owns('lau', 'C1');
    story.men('moretti', 'big-sal-rizzo', 'red-mulligan');
    story.turnOf('moretti');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('moretti', { kind: 'attack', square: 'C1' });
    story.fight({
      moretti: { men: [{ man: 'big-sal-rizzo' }, { man: 'red-mulligan' }] },
      lau: {},
    });
    expect(story.events('combat-shown')[0]?.combat.sides[0]?.score).toBe(8);
  });

  it('[EMP-MEN-7] of equal strength the dearer is the strongest, then the first of the table', () => {
    const ambushed = (...men: string[]): string[] => {
      const story = new Story({ families: [...families], house: { shields: false } });
      story.owns('lau', 'C1');
      story.men('lau', ...men);
      story.cards('moretti', 'ambush-1');
      story.men('moretti', 'nino-bellini');
      story.turnOf('moretti');
      story.state.agenda.push({ do: 'combats', last: null });
      story.give('moretti', { kind: 'attack', square: 'C1' });
      story.fight(
        {
          moretti: {
            men: [{ man: 'nino-bellini' }],
            cards: [{ card: 'ambush-1', against: '@lau' }],
          },
          lau: { men: men.map((man) => ({ man })) },
        },
        [6],
      );
      const sides = story.events('combat-shown')[0]?.combat.sides ?? [];
      return sides.flatMap(({ men: all }) => all.filter(({ isStruck }) => isStruck).map(({ man }) => man));
    };
    // 3 each: Lerat costs $350, and stands behind Tony Ferro at $300.
    expect(ambushed('tony-ferro', 'gaston-lerat')).toEqual(['gaston-lerat']);
    // 4 and $400 each: Bull Hanrahan stands before Brother Tang.
    expect(ambushed('brother-tang', 'bull-hanrahan')).toEqual(['bull-hanrahan']);
    const surgeon = new Story({ families: [...families], house: { shields: false } });
    surgeon.power('lau', 'house-surgeon');
    surgeon.owns('lau', 'C1');
    surgeon.men('moretti', 'big-anton');
    surgeon.men('lau', 'percy-gray', 'gaston-lerat');
    surgeon.turnOf('moretti');
    surgeon.state.agenda.push({ do: 'combats', last: null });
    surgeon.give('moretti', { kind: 'attack', square: 'C1' });
    surgeon.cards('moretti', 'typewriter-1');
    surgeon.fight(
      {
        moretti: { men: [{ man: 'big-anton', weapon: 'typewriter-1' }] },
        lau: { men: [{ man: 'percy-gray' }, { man: 'gaston-lerat' }] },
      },
      [1, 1],
    );
    // The dearest is saved: Lerat at $350.
    expect(surgeon.state.dead).toEqual(['percy-gray']);
  });
});

describe('city cards', () => {
  it('[EMP-CARD-1] three decks of 24, told apart by their backs, drawn only where a rule says so', () => {
    for (const band of ['slums', 'midtown', 'downtown'] as const) {
      const copies = cardTable.filter((card) => card.band === band).map((card) => card.copies);
      expect(copies.reduce((sum, one) => sum + one, 0)).toBe(24);
    }
    const story = turn();
    story.top('midtown', 'skim-1');
    story.give('moretti', { kind: 'pancetta', decks: ['slums', 'midtown'] });
    expect(story.capo('moretti').cards).toContain('skim-1');
    const seen = empireCity
      .view(story.state, story.seat('lau'))
      .families.find(({ seat }) => seat === story.seat('moretti'));
    expect(seen?.backs).toEqual({ slums: 1, midtown: 1, downtown: 0 });
    expect(JSON.stringify(seen)).not.toContain('skim');
  });

  it('[EMP-CARD-3] a weapon needs a man who carries it, one weapon a man, and counts only with him', () => {
    const story = new Story({ families: [...families], house: { shields: false } });
    story.owns('lau', 'C1');
    story.men('moretti', 'big-sal-rizzo', 'nino-bellini');
    story.men('lau', 'chen-wu');
    story.cards('moretti', 'revolver-1', 'revolver-2');
    story.cards('lau', 'ambush-1');
    story.turnOf('moretti');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.refusal('moretti', { kind: 'commit', cards: [{ card: 'revolver-1' }] })).toBe(
      'Revolver needs a man to carry it.',
    );
    expect(
      story.refusal('moretti', {
        kind: 'commit',
        men: [
          { man: 'big-sal-rizzo', weapon: 'revolver-1' },
          { man: 'nino-bellini', weapon: 'revolver-1' },
        ],
      }),
    ).toMatch('no such card');
    story.fight(
      {
        moretti: {
          men: [
            { man: 'big-sal-rizzo', weapon: 'revolver-1' },
            { man: 'nino-bellini', weapon: 'revolver-2' },
          ],
        },
        lau: {
          men: [{ man: 'chen-wu' }],
          cards: [{ card: 'ambush-1', against: '@moretti' }],
        },
      },
      [6],
    );
    const own = story.events('combat-shown')[0]?.combat.sides[0];
    // Sal and his revolver are struck: 2 + 2 of Nino stay.
    expect(own?.score).toBe(4);
    const hit = new Story({ families: [...families] });
    hit.men('moretti', 'nino-bellini');
    hit.cards('moretti', 'revolver-1', 'brass-knuckles-1');
    hit.exhausted('lau', 'chen-wu');
    hit.turnOf('moretti');
    hit.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect(
      hit.refusal('moretti', {
        kind: 'commitHit',
        man: 'nino-bellini',
        cards: ['revolver-1', 'brass-knuckles-1'],
      }),
    ).toBe('One man carries one weapon.');
  });

  it('[EMP-CARD-4] a card marked against names one rival; tokens against him alone can be cashed with it', () => {
    const story = turn('scandal-1', 'front-page-hero-1');
    story.token('moretti', 'lau');
    story.token('moretti', 'volkov');
    expect(story.refusal('moretti', play('scandal-1'))).toBe('Say against whom you play Scandal.');
    expect(story.refusal('moretti', play('scandal-1', { rival: '@moretti' }))).toMatch('Say against whom');
    const tokens = [{ family: '@volkov', deck: 'slums' }];
    expect(story.refusal('moretti', play('scandal-1', { rival: '@lau', tokens }))).toMatch(
      'You do not move against Volkov',
    );
    expect(story.refusal('moretti', play('front-page-hero-1', { tokens }))).toMatch('You do not move against Volkov');
  });

  it('[EMP-CARD-5] the rival may stop it before it works; the card and tokens stay spent', () => {
    const story = turn('hijacked-truck-1');
    story.token('moretti', 'lau');
    story.cards('lau', 'charity-gala-1');
    const tokens = [{ family: '@lau', deck: 'slums' }];
    story.give('moretti', play('hijacked-truck-1', { rival: '@lau', tokens }));
    // Asked though he holds no Injunction, as any downtown card might be one; alone.
    expect(story.asked()).toEqual({ do: 'injunction', seats: [story.seat('lau')] });
    expect(story.refusal('lau', { kind: 'use', what: 'charity-gala-1' })).toMatch('Only an Injunction');
    expect(story.cash('lau')).toBe(500);
    story.cards('lau', 'injunction-1');
    story.give('lau', { kind: 'use', what: 'injunction-1' });
    expect([story.cash('lau'), story.cash('moretti'), story.tokens('moretti', 'lau')]).toEqual([500, 500, 0]);
    expect(story.capo('moretti').cards).toHaveLength(1);
    expect(story.state.decks.midtown.discard).toEqual(['hijacked-truck-1']);
  });

  it('[EMP-CARD-7] slums cards are played in combats and hits, midtown cards bring income, downtown has the rest', () => {
    const windows = (band: string): Set<string> =>
      new Set(cardTable.filter((card) => card.band === band).flatMap((card) => card.windows));
    expect(windows('slums')).toEqual(new Set(['combat', 'hit']));
    expect(windows('midtown')).toEqual(new Set(['collect', 'turn', 'refresh', 'bust']));
    expect(windows('downtown')).toEqual(new Set(['turn', 'bid', 'react', 'hit']));
    expect(cardTable.filter((card) => card.weapon !== null).every((card) => card.band === 'slums')).toBe(true);
    // Each of the three has a source: weapons, a card that negates a hit, one that calls the bidding.
    const story = turn('sit-down-1', 'bodyguards-1');
    expect(story.refusal('moretti', play('sit-down-1'))).toMatch('not played on your turn');
    expect(story.refusal('moretti', play('bodyguards-1'))).toMatch('not played on your turn');
  });
});
