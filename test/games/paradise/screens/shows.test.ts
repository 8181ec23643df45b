import { describe, expect, it } from 'vitest';
import { booksGroups, groupDollars, listGroups, listParts } from '#games/paradise/books/columns.ts';
import { createCardOrder, createDrawnCard, setChoice } from '#games/paradise/shows/ring/card.ts';
import { createLessonOrder, listLessons } from '#games/paradise/shows/lessons.ts';
import { createOffer, offerOrder } from '#games/paradise/shows/bands/offer.ts';
import { type BooksMonth, type GangsterView, booksMonthSchema } from '#shared/games/paradise/views/campaign.ts';
import type { BoutView, BoxerView } from '#shared/games/paradise/views/shows.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BoxerId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import { buildFormTables } from '#main/games/paradise/rules/views/forms.ts';

describe('lessons on offer', () => {
  const pupil = {
    id: 'p1' as GangsterId,
    stats: { fists: 6, gats: 3, guts: 2, stunts: 1, smarts: 5, hits: 3 },
    skills: [{ skill: 'boxer', name: 'Boxer', effect: '' }],
  } as unknown as GangsterView;
  const offered = listLessons(pupil, buildFormTables());

  it('[GANG-8] are the stats between 2 and 5, and the skills he lacks', () => {
    expect(offered.stats.map(({ label }) => label)).toEqual([
      'GATS 3 to 4',
      'GUTS 2 to 3',
      'SMARTS 5 to 6',
      'HITS 3 to 4',
    ]);
    const skills = offered.skills.map(({ value }) => value);
    expect(skills[0]).toBe('random');
    expect(skills).toContain('skill:real-scary');
    expect(skills).not.toContain('skill:boxer');
    expect(skills).not.toContain('skill:femme-fatale');
  });

  it('[GANG-8] make the order that was picked', () => {
    const id = pupil.id;
    expect(createLessonOrder(id, 'stat:gats')).toEqual({ kind: 'train', gangster: id, stat: 'gats' });
    expect(createLessonOrder(id, 'random')).toMatchObject({ skill: { kind: 'random' } });
    expect(createLessonOrder(id, 'skill:wheel-man')).toMatchObject({
      kind: 'learn',
      skill: { kind: 'chosen', skill: 'wheel-man' },
    });
    expect(createLessonOrder(id, '')).toBeNull();
  });
});

describe('the arena’s card', () => {
  const boxer = (n: number, gym: string | null): BoxerView =>
    ({ id: `x${n}` as BoxerId, gym: gym as BusinessId | null }) as BoxerView;
  const boxers = [boxer(1, 'a'), boxer(2, 'b'), boxer(3, 'c'), boxer(4, null)];
  const bouts = [
    { red: 'x1', blue: 'x2' },
    { red: 'x3', blue: 'x4' },
  ] as unknown as BoutView[];
  const drawn = createDrawnCard(bouts, boxers);
  const id = (n: number) => `x${n}` as BoxerId;

  it('[RK-14] begins as it was drawn; men from out of town are nobody’s to strike', () => {
    expect(drawn).toEqual({ x1: 'x2', x2: 'x1', x3: 'x4' });
    expect(createCardOrder(drawn)).toEqual({
      kind: 'make-card',
      pairs: [
        { red: 'x1', blue: 'x2' },
        { red: 'x3', blue: 'x4' },
      ],
      struck: [],
    });
  });

  it('[RK-14] a boxer who is struck leaves his opponent to anybody', () => {
    const struck = setChoice(drawn, id(1), 'off');
    expect(struck).toEqual({ x1: 'off', x2: 'anybody', x3: 'x4' });
    expect(createCardOrder(struck)).toMatchObject({ pairs: [{ red: 'x3', blue: 'x4' }], struck: ['x1'] });
  });

  it('[RK-14] a new pairing frees the two who lose their opponents', () => {
    const paired = setChoice(drawn, id(1), id(3));
    expect(paired).toEqual({ x1: 'x3', x2: 'anybody', x3: 'x1' });
    expect(createCardOrder(paired)).toMatchObject({ pairs: [{ red: 'x1', blue: 'x3' }], struck: [] });
  });
});

describe('an offer being written', () => {
  it('[RK-7] needs a gang and a band, and reads empty fields as nothing', () => {
    expect(offerOrder(createOffer())).toBeNull();
    const draft = { ...createOffer(), to: 'g2' as SeatId };
    expect(offerOrder(draft)).toBeNull();
    expect(offerOrder({ ...draft, givesBand: 'b1' as BandId, wantsDollars: 200 })).toEqual({
      kind: 'make-offer',
      to: 'g2',
      gives: { band: 'b1', dollars: 0 },
      wants: { band: null, dollars: 200 },
      pick: null,
    });
  });
});

describe('the books’ columns', () => {
  it('[RK-17] gather every column of a month once, so that closing is opening and all groups', () => {
    const columns = Object.keys(booksMonthSchema.shape).filter(
      (column) => !['month', 'openingDollars', 'closingDollars'].includes(column),
    );
    const gathered = booksGroups.flatMap(({ parts }) => parts.map(([column]) => column));
    expect([...gathered].sort()).toEqual(columns.sort());
    const row = Object.fromEntries(
      Object.keys(booksMonthSchema.shape).map((column, place) => [column, place * 10]),
    ) as BooksMonth;
    const moved = gathered.reduce((sum, column) => sum + row[column], 0);
    expect(booksGroups.reduce((sum, group) => sum + groupDollars(row, group), 0)).toBe(moved);
    const quiet = { ...row, showDollars: 0, ringDollars: 0 };
    expect(listGroups([quiet]).map(({ label }) => label)).not.toContain('Shows');
    expect(listGroups([quiet, row]).map(({ label }) => label)).toContain('Shows');
    expect(listParts({ ...row, showDollars: 0 }).map(({ name }) => name)).not.toContain('Bands');
  });
});
