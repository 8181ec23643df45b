import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { cardTable } from '#shared/games/empire-city/cards.ts';
import { abilityTable, manTable, specials } from '#shared/games/empire-city/men.ts';
import { familyIds } from '#shared/games/empire-city/ids.ts';
import { play, prove } from './board.ts';
import { Story } from './story.ts';

const families = ['moretti', 'volkov', 'lau'] as const;
const bare = { families, house: { shields: false } };
describe('hands', () => {
  it('[EMP-HAND-1] money and both hands are concealed, and have no limit', () => {
    const story = new Story({ families });
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

  it('[EMP-HAND-6] a capo may look at his own cards, all open things and all discards when it is not his turn', () => {
    const story = play(
      { families },
      'moretti holds front-page-hero-1 | turn moretti 2 | lau holds revolver-1 | lau has chen-wu',
      'moretti: play front-page-hero-1',
      '= asked turn moretti',
    );
    const view = empireCity.view(story.state, story.seat('lau'));
    expect(view.books[0]).toMatchObject({ cards: ['revolver-1'], hand: ['chen-wu'] });
    expect(view.decks.downtown.discard).toEqual(['front-page-hero-1']);
  });

  prove({ families }, [
    [
      '[EMP-HAND-3] a card is kept until it is played; then it is discarded, even where it was stopped',
      'moretti holds scandal-1 front-page-hero-1 | turn moretti 2 | lau holds injunction-1',
      'moretti: play scandal-1 lau | lau: use injunction-1',
      '= lau 0 corruption | moretti holds front-page-hero-1 | discards downtown scandal-1 injunction-1',
      'moretti: lieLow',
      '= moretti holds front-page-hero-1',
    ],
    [
      '[EMP-HAND-4] whoever was revealed, in whichever way, lies exhausted and is not revealed again before a refresh',
      'turn moretti 2 | moretti 9 corruption | moretti has paolo-the-sexton nino-bellini | lau rests chen-wu',
      'moretti: reveal paolo-the-sexton',
      '= moretti rests paolo-the-sexton',
      'moretti: reveal paolo-the-sexton !exhausted | moretti: hit lau chen-wu',
      'moretti: commitHit paolo-the-sexton !not ready | moretti: commitHit nino-bellini | lau: commitHit',
      '= moretti rests paolo-the-sexton nino-bellini',
      'do upkeep | moretti: refresh paolo-the-sexton',
      '= moretti has paolo-the-sexton',
      'turn moretti | moretti 9 corruption | moretti: reveal paolo-the-sexton',
      '= moretti 7 corruption',
    ],
  ]);
});

describe('men', () => {
  it('[EMP-MEN-1] 53 men: eight of each family and five specials', () => {
    expect(manTable).toHaveLength(53);
    for (const family of familyIds) expect(manTable.filter((man) => man.family === family)).toHaveLength(8);
    play(
      { families },
      'turn moretti 2 | men red-mulligan | moretti: station red-mulligan',
      '= moretti $250 | moretti 2 corruption',
      'moretti rests red-mulligan | do upkeep | moretti: refresh red-mulligan',
      // He costs the same again, in money and corruption; the street brings $250, the office $250 and 5.
      '= moretti $500 | moretti 9 corruption',
    );
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
    play(
      bare,
      'lau owns C1 | moretti has big-sal-rizzo red-mulligan | moretti attacks C1',
      'fight moretti: big-sal-rizzo red-mulligan, lau:',
      '= scores moretti 8',
    );
  });

  it('[EMP-MEN-7] of equal strength the dearer is the strongest, then the first of the table', () => {
    const ambushed = (men: string): string[] => {
      const story = play(
        bare,
        `lau owns C1 | lau has ${men} | moretti holds ambush-1 | moretti has nino-bellini | moretti attacks C1`,
        `fight moretti: nino-bellini ambush-1>lau, lau: ${men} (6)`,
      );
      const sides = story.events('combat-shown')[0]?.combat.sides ?? [];
      return sides.flatMap(({ men: all }) => all.filter(({ isStruck }) => isStruck).map(({ man }) => man));
    };
    // 3 each: Lerat costs $350, and stands behind Tony Ferro at $300.
    expect(ambushed('tony-ferro gaston-lerat')).toEqual(['gaston-lerat']);
    // 4 and $400 each: Bull Hanrahan stands before Brother Tang.
    expect(ambushed('brother-tang bull-hanrahan')).toEqual(['bull-hanrahan']);
    play(
      bare,
      'lau powers house-surgeon | lau owns C1 | moretti has big-anton | lau has percy-gray gaston-lerat',
      'moretti attacks C1 | moretti holds typewriter-1',
      'fight moretti: big-anton+typewriter-1, lau: percy-gray gaston-lerat (1 1)',
      // The dearest is saved: Lerat at $350.
      '= dead percy-gray',
    );
  });

  prove({ families }, [
    [
      '[EMP-MEN-4] the dead are out of the game: they do not come back with a new deck',
      'turn moretti 2 | moretti has nino-bellini | lau rests chen-wu | moretti: hit lau chen-wu',
      'moretti: commitHit nino-bellini | lau: commitHit',
      '= dead chen-wu | discards men none',
      ({ state }) => (state.decks.men = { draw: [], discard: ['con-flynn'] }),
      'moretti: docks',
      '= men con-flynn',
    ],
    [
      '[EMP-MEN-5] exhausted men are neither given, revealed nor used',
      'turn moretti 2 | lau owns C1 | moretti 4 corruption | moretti rests paolo-the-sexton',
      'moretti: give lau paolo-the-sexton !only ready men change hands',
      'moretti: reveal paolo-the-sexton !Paolo the Sexton is exhausted; refresh him in the upkeep first.',
      'moretti attacks C1',
      'moretti: commit paolo-the-sexton !Paolo the Sexton is exhausted; refresh him in the upkeep first.',
    ],
  ]);
});

describe('city cards', () => {
  it('[EMP-CARD-1] three decks of 24, told apart by their backs, drawn only where a rule says so', () => {
    for (const band of ['slums', 'midtown', 'downtown'] as const) {
      const copies = cardTable.filter((card) => card.band === band).map((card) => card.copies);
      expect(copies.reduce((sum, one) => sum + one, 0)).toBe(24);
    }
    const story = play({ families }, 'turn moretti 2 | top midtown skim-1 | moretti: pancetta slums midtown');
    expect(story.capo('moretti').cards).toContain('skim-1');
    const seen = empireCity
      .view(story.state, story.seat('lau'))
      .families.find(({ seat }) => seat === story.seat('moretti'));
    expect(seen?.backs).toEqual({ slums: 1, midtown: 1, downtown: 0 });
    expect(JSON.stringify(seen)).not.toContain('skim');
  });

  it('[EMP-CARD-7] slums cards are played in combats and hits, midtown cards bring income, downtown has the rest', () => {
    const windows = (band: string): Set<string> =>
      new Set(cardTable.filter((card) => card.band === band).flatMap((card) => card.windows));
    expect(windows('slums')).toEqual(new Set(['combat', 'hit']));
    expect(windows('midtown')).toEqual(new Set(['collect', 'turn', 'refresh', 'bust']));
    expect(windows('downtown')).toEqual(new Set(['turn', 'bid', 'react', 'hit']));
    expect(cardTable.filter((card) => card.weapon !== null).every((card) => card.band === 'slums')).toBe(true);
    // Each of the three has a source: weapons, a card that negates a hit, one that calls the bidding.
    play(
      { families },
      'moretti holds sit-down-1 bodyguards-1 | turn moretti 2 | moretti: play sit-down-1 !not played on your turn',
      'moretti: play bodyguards-1 !not played on your turn',
    );
  });

  prove({ families }, [
    [
      '[EMP-CARD-3] a weapon needs a man who carries it, one weapon a man, and counts only with him',
      bare,
      'lau owns C1 | moretti has big-sal-rizzo nino-bellini | lau has chen-wu | moretti holds revolver-1 revolver-2',
      'lau holds ambush-1 | moretti attacks C1 | moretti: commit revolver-1 !Revolver needs a man to carry it.',
      'moretti: commit big-sal-rizzo+revolver-1 nino-bellini+revolver-1 !no such card',
      'fight moretti: big-sal-rizzo+revolver-1 nino-bellini+revolver-2, lau: chen-wu ambush-1>moretti (6)',
      // Sal and his revolver are struck: 2 + 2 of Nino stay.
      '= scores moretti 4',
      { families },
      'moretti has nino-bellini | moretti holds revolver-1 brass-knuckles-1 | lau rests chen-wu | turn moretti',
      'moretti: hit lau chen-wu',
      'moretti: commitHit nino-bellini revolver-1 brass-knuckles-1 !One man carries one weapon.',
    ],
    [
      '[EMP-CARD-4] a card marked against names one rival; tokens against him alone can be cashed with it',
      'moretti holds scandal-1 front-page-hero-1 | turn moretti 2 | moretti token lau | moretti token volkov',
      'moretti: play scandal-1 !Say against whom you play Scandal. | moretti: play scandal-1 moretti !Say against whom',
      'moretti: play scandal-1 lau volkov/slums !You do not move against Volkov',
      'moretti: play front-page-hero-1 volkov/slums !You do not move against Volkov',
    ],
    [
      '[EMP-CARD-5] the rival may stop it before it works; the card and tokens stay spent',
      'moretti holds hijacked-truck-1 | turn moretti 2 | moretti token lau | lau holds charity-gala-1',
      'moretti: play hijacked-truck-1 lau lau/slums',
      // Asked though he holds no Injunction, as any downtown card might be one; alone.
      '= asked injunction lau',
      'lau: use charity-gala-1 !Only an Injunction',
      '= lau $500',
      'lau holds injunction-1 | lau: use injunction-1',
      '= lau $500 | moretti $500 | moretti token lau 0 | moretti holds 1 | discards midtown hijacked-truck-1',
    ],
  ]);
});
