import { describe, expect, it } from 'vitest';
import {
  createBlankDraft,
  changes,
  describeCurrent,
  readDraft,
  explainMissing,
  listSubjects,
} from '#games/paradise/rulings/drafts.ts';
import { createBegunDraft } from '#games/paradise/rulings/begun.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { givenRulings } from '#shared/games/paradise/givenRulings.ts';
import { rulingSchema } from '#shared/games/paradise/rulings.ts';
import { foundedCampaign } from '#test/support/founded.ts';

const view = paradise.view(foundedCampaign().state, 'gm');

describe('the form of the games master’s changes', () => {
  it('offers every change the program knows, but for those of the gangs’ own pages', () => {
    const known = rulingSchema.options.map((option) => option.shape.kind.value);
    const elsewhere = ['set-mind', 'set-npc-reasons', 'set-last-month'];
    const offered = [...changes.map(({ kind }) => kind), ...Object.keys(givenRulings), ...elsewhere];
    expect(offered.toSorted()).toEqual(known.toSorted());
  });

  it('finds people by name or gang, and shows how they stand', () => {
    const [man] = view.gangsters;
    if (man === undefined) throw new Error('Nobody');
    const found = listSubjects(view, 'set-stat', man.name.toLowerCase());
    expect(found.flatMap(({ options }) => options).map(({ id }) => id)).toContain(man.id);
    expect(listSubjects(view, 'set-stat', 'nobody is called this')).toEqual([]);
    const draft = { ...createBlankDraft('set-stat'), subject: man.id, stat: 'guts' as const };
    expect(describeCurrent(view, draft)).toBe(`GUTS ${man.stats.guts}`);
  });

  it('shows a value for whatever is picked, and none before', () => {
    for (const { kind, subject } of changes) {
      if (kind === 'end-deal') continue;
      const id = listSubjects(view, kind, '')[0]?.options[0]?.id ?? '';
      expect(describeCurrent(view, { ...createBlankDraft(kind), subject: id }), kind).not.toBeNull();
      if (subject !== null) expect(describeCurrent(view, createBlankDraft(kind)), kind).toBeNull();
    }
  });

  it('is a change once all is filled in, and says what is wrong with a number', () => {
    const draft = { ...createBlankDraft('set-stat'), subject: 'p1' };
    expect(readDraft(draft)).toBeNull();
    expect(explainMissing(draft)).toBe('Fill in what is to be changed.');
    expect(explainMissing({ ...draft, amount: 7 })).toBe('A stat is a whole number from 0 to 6.');
    expect(readDraft({ ...draft, amount: 5 })).toEqual({ kind: 'set-stat', gangster: 'p1', stat: 'fists', points: 5 });
    expect(readDraft({ ...createBlankDraft('set-feds'), isOn: false })).toMatchObject({ inTown: false });
    expect(readDraft({ ...createBlankDraft('set-payroll'), subject: 'mayor', gang: 'g1', isOn: false })).toMatchObject({
      rateDollars: null,
    });
  });
});

describe('a change begun where the fact stands', () => {
  it('has the fact filled in, so that entering it unchanged would change nothing', () => {
    const [man] = view.gangsters;
    const gang = view.gangs.find(({ seat }) => seat === man?.gang);
    const house = view.businesses.find(({ owner }) => owner !== null);
    if (man === undefined || !gang?.secrets || house === undefined) throw new Error('Empty');
    expect(readDraft(createBegunDraft(view, 'set-bank', gang.seat))).toEqual({
      kind: 'set-bank',
      gang: gang.seat,
      dollars: gang.secrets.bankDollars,
    });
    expect(readDraft(createBegunDraft(view, 'set-owner', house.id))).toEqual({
      kind: 'set-owner',
      business: house.id,
      owner: house.owner,
    });
    expect(readDraft(createBegunDraft(view, 'set-stat', man.id))).toMatchObject({ points: man.stats.fists });
    expect(readDraft(createBegunDraft(view, 'set-gang', man.id))).toMatchObject({ gang: man.gang });
    expect(readDraft(createBegunDraft(view, 'set-name', man.id))).toMatchObject({ name: man.name });
  });
});
