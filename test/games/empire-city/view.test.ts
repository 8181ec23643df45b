import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { empireCitySchemas } from '#shared/games/empire-city/schemas.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import { renderBoardPage } from '#games/empire-city/print/boardPage.ts';
import { renderCardsPage, renderHandPage } from '#games/empire-city/print/handPage.ts';
import { board } from '#shared/games/empire-city/board.ts';
import { cardTable } from '#shared/games/empire-city/cards.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { racketTable } from '#shared/games/empire-city/rackets.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['ashdown', 'volkov', 'lau'];
const view = (story: Story, family: FamilyId): EmpireView => empireCity.view(story.state, story.seat(family));

describe('what the screens are shown', () => {
  it('[EMP-VIEW-1] the board: owner, racket with what it pays here, figures, attackers, cops, Ness, closed squares', () => {
    const story = new Story({ families });
    story.owns('lau', 'C5', 'gentlemens-hotel-1', 2);
    story.owns('volkov', 'D2', 'roulette-palace-1');
    story.cops('B3');
    story.state.ness = 'F1';
    story.turnOf('ashdown');
    story.give('ashdown', { kind: 'attack', square: 'C5' });
    const cell = (id: string): EmpireView['cells'][number] | undefined =>
      view(story, 'volkov').cells.find((one) => one.id === id);
    expect(view(story, 'volkov').cells).toHaveLength(30);
    expect(cell('C5')).toMatchObject({
      owner: story.seat('lau'),
      points: 1,
      racket: { count: 2, leastDollars: 250, mostDollars: 250 },
      figures: [story.seat('ashdown')],
      attackers: [story.seat('ashdown')],
    });
    expect(cell('D2')?.racket).toMatchObject({ leastDollars: 0, mostDollars: 600 });
    expect([cell('B3')?.cops, cell('F1')?.isNessHere, cell('A5')?.isOpen]).toEqual([['c1'], true, false]);
  });

  it('[EMP-VIEW-2] around it: tracks at the viewer’s own prices, marks, the bribe, decks with their discards', () => {
    const story = new Story({ families });
    story.rackets('still-house-1');
    story.track('kid-baron', 'con-flynn');
    story.copCard('crackdown');
    story.state.decks.slums.discard = ['revolver-1'];
    story.state.marks = [{ mark: 20, seat: story.seat('lau') }];
    const [book] = view(story, 'ashdown').books;
    expect(book?.racketPrices).toEqual([{ id: 'still-house-1', printedDollars: 200, dollars: 100 }]);
    expect(book?.menPrices).toEqual([
      { id: 'kid-baron', printedDollars: 500, dollars: 450 },
      { id: 'con-flynn', printedDollars: 200, dollars: 200 },
    ]);
    expect(view(story, 'ashdown')).toMatchObject({
      marks: [{ mark: 20, seat: story.seat('lau') }],
      copCard: { card: 'crackdown', bribeDollars: 300 },
      decks: { slums: { discard: ['revolver-1'] } },
    });
    story.exhausted('lau', 'chen-wu');
    story.men('ashdown', 'benny-blue');
    story.turnOf('ashdown');
    story.give('ashdown', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect(view(story, 'volkov').stalked).toEqual([{ by: story.seat('ashdown'), rival: story.seat('lau') }]);
  });

  it('[EMP-VIEW-3] the own sheet: money, men, exhausted men with their price, cards, tokens, powers', () => {
    const story = new Story({ families });
    story.men('lau', 'chen-wu');
    story.exhausted('lau', 'brother-tang', 'con-flynn');
    story.cards('lau', 'skim-1');
    story.power('lau', 'ward-boss');
    story.token('lau', 'volkov', 3);
    const seen = view(story, 'lau');
    expect(seen.books).toHaveLength(1);
    expect(seen.books[0]).toMatchObject({ cashDollars: 500, hand: ['chen-wu'], cards: ['skim-1'] });
    // The first man refreshed costs Lau $100 less, one of the family $50.
    expect(seen.books[0]?.refresh).toEqual([
      { man: 'brother-tang', dollars: 250, corruption: 2 },
      { man: 'con-flynn', dollars: 100, corruption: 0 },
    ]);
    const own = seen.families.find(({ seat }) => seat === story.seat('lau'));
    expect(own).toMatchObject({ powers: ['ward-boss'], tokens: { [story.seat('volkov')]: 3 } });
  });

  it('[EMP-VIEW-4] rivals: who is known to be in hand, who perhaps, and what was between the two', () => {
    const story = new Story({ families });
    story.men('lau', 'chen-wu', 'big-anton');
    story.turnOf('lau', 2);
    story.give('lau', { kind: 'give', to: '@volkov', men: ['chen-wu'] });
    story.owns('ashdown', 'C1');
    story.give('lau', { kind: 'attack', square: 'C1' });
    const seen = view(story, 'ashdown');
    const of = (family: FamilyId) => seen.families.find(({ seat }) => seat === story.seat(family));
    expect(of('lau')?.seen).toMatchObject({
      sure: [],
      perhaps: expect.arrayContaining(['big-anton', 'chen-wu']) as never,
    });
    expect(of('volkov')?.seen).toEqual({ sure: [], perhaps: [], unknown: 1 });
    expect(seen.feuds[story.seat('lau')]).toEqual({ [story.seat('ashdown')]: 1 });
  });

  it('[EMP-VIEW-5] where a figure may go, with the odds of blood; nothing of it for whom it is no turn', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1');
    story.owns('ashdown', 'C2');
    story.men('ashdown', 'kid-baron');
    story.exhausted('lau', 'chen-wu');
    story.cops('D3');
    story.turnOf('ashdown');
    const { reach } = view(story, 'ashdown');
    expect(reach?.claims).toContain('D2');
    expect(reach?.claims).not.toContain('D3');
    expect(reach?.claims).not.toContain('C1');
    expect(reach?.attacks.map(({ square }) => square)).toEqual(['C1']);
    expect(reach?.attacks[0]?.chance).toBeGreaterThan(0.9);
    expect(reach?.hits).toEqual([{ rival: story.seat('lau'), man: 'chen-wu', chance: expect.any(Number) as number }]);
    expect(view(story, 'lau').reach).toBeNull();
  });

  it('[EMP-VIEW-6] combats and hits are kept as they were shown: each score is the sum of its lines', () => {
    const story = new Story({ families });
    story.owns('lau', 'C1');
    story.owns('lau', 'D1');
    story.men('lau', 'chen-wu');
    story.men('volkov', 'ivan-grom');
    story.cards('volkov', 'revolver-1');
    story.state.attacks = [{ seat: story.seat('volkov'), square: 'C1' }];
    story.agenda({ do: 'combats', last: null });
    story.fight(
      { volkov: { men: [{ man: 'ivan-grom', weapon: 'revolver-1' }] }, lau: { men: [{ man: 'chen-wu' }] } },
      [2],
    );
    const [fight] = view(story, 'ashdown').fights;
    if (fight?.kind !== 'combat') throw new Error('No combat is kept.');
    for (const { lines, score } of fight.sides) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    expect(fight).toMatchObject({
      victor: story.seat('volkov'),
      defender: story.seat('lau'),
      rolls: [{ man: 'chen-wu', face: 2, dies: true }],
    });
    expect(empireCitySchemas.view.safeParse(view(story, 'ashdown')).success).toBe(true);
  });
});

describe('what is printed', () => {
  const printed = (): Story => {
    const story = new Story({ families });
    story.owns('volkov', 'D2', 'roulette-palace-1');
    story.men('ashdown', 'kid-baron');
    story.men('lau', 'con-flynn');
    story.cops('B3');
    return story;
  };

  it('[EMP-VIEW-7] the board has each block, who holds it and what it pays, in grays, and no hand', () => {
    const page = renderBoardPage(view(printed(), 'volkov'));
    for (const { name } of board) expect(page).toContain(name.replaceAll('&', '&amp;'));
    expect(page.match(/class="held"/g)).toHaveLength(1);
    expect(page).toContain('Roulette Palace ($0 to $600)');
    expect(page).toContain('1 cop');
    expect(page).not.toContain('Kid Baron');
    for (const [, red, green, blue] of page.matchAll(/#(\w\w)(\w\w)(\w\w)\b/g))
      expect([green, blue]).toEqual([red, red]);
  });

  it('[EMP-VIEW-7] a secret sheet has its own hand, till and cards, and of another only what lies open', () => {
    const story = printed();
    story.cards('ashdown', 'revolver-1');
    const seen = view(story, 'ashdown');
    const own = renderHandPage(seen, story.seat('ashdown'));
    expect(own).toContain('Kid Baron');
    expect(own).toContain('Revolver');
    expect(own).not.toContain('Con Flynn');
    const other = renderHandPage(seen, story.seat('lau'));
    expect(other).not.toContain('Con Flynn');
    expect(other).not.toContain('In the till');
    expect(other).toContain('its own to know');
  });

  it('[EMP-VIEW-7] the list of cards has every card, man and racket once', () => {
    const page = renderCardsPage();
    for (const { name } of [...cardTable, ...manTable, ...racketTable])
      expect(page.split(`<td>${name.replaceAll('&', '&amp;')}</td>`)).toHaveLength(2);
  });
});
