import { describe, expect, it } from 'vitest';
import type { Viewer } from '#shared/words/ids.ts';
import { battleEvents } from '#main/games/paradise/rules/battles/events.ts';
import { campaignBattles } from '#main/games/paradise/rules/battles/campaignBattles.ts';
import { countBattles } from '#main/games/paradise/rules/battles/watching/odds.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { fillDraft, readTerms } from '#games/paradise/bargains/draft.ts';
import { checkAgreed } from '#main/games/paradise/rules/battles/settling/agreed.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { feelings } from '#test/support/bargains.ts';
import { Story } from '#test/support/story.ts';
import { summarizeBattle } from '#main/games/paradise/rules/battles/watching/summaries.ts';

/** A Meet of two gangs about a truce, with one man a side, to be reported. */
function meeting() {
  const [story, us, them] = new Story().seats('Us', 'Them');
  const [place] = them.owns('speakeasy').in('docks');
  const ours = us.has('hoodlum');
  const theirs = them.has('hoodlum');
  us.gives({ kind: 'meet', gang: them.seat, negotiator: ours, topic: { kind: 'truce' } });
  story.phase('reveal');
  story.callsOut([theirs, 'talk']);
  const report = (table: ParadiseTable, told: Partial<BattleOutcome>): void => {
    const battle = story.battle();
    const { blank } = buildSheet(story.state, battle, 'gm');
    story.settleIn(table, 'b1', { ...blank, ending: 'no-deal', winner: 'nobody', ...told });
  };
  return { story, us, them, place, ours, theirs, report };
}

const deal = { ending: 'deal', winner: 'attackers' } as const;

describe('what two gangs arrange at a Meet', () => {
  it.each(['attackers', 'defenders'] as const)(
    '[SCN-4, BARG-1] binds both from next month on, whoever made his case: %s',
    (winner) => {
      const { story, us, them, place } = meeting();
      const terms = {
        ...makeEmptyTerms(),
        truceMonths: 3,
        payment: { by: 'us' as const, dollars: 200, months: 2 },
        businesses: [{ by: 'them' as const, business: place }],
      };
      story.settles('b1', { ending: 'deal', winner, terms });
      expect(Object.values(story.state.deals)).toMatchObject([
        { asker: us.seat, other: them.seat, terms, sinceMonth: 2, brokenBy: null },
      ]);
      expect(story.state.businesses[place]?.owner).toBe(us.seat);
    },
  );

  it('[SCN-4] is the one fact of a talk that those at the table and the town read; blood is more', () => {
    const readFacts = (told: Partial<BattleOutcome>): (string | null | undefined)[] => {
      const { events } = meeting().story.settles('b1', told);
      return events.flatMap((event) => {
        if (event.type === 'battle-settled') return [battleEvents['battle-settled'].fact?.(event)];
        if (event.type === 'battle-reported') return [battleEvents['battle-reported'].fact?.(event)];
        return [];
      });
    };
    expect(readFacts({ ending: 'no-deal', winner: 'nobody' })).toEqual(['ending of b1', 'ending of b1']);
    expect(readFacts({ ending: 'treachery', winner: 'nobody', drew: ['attackers'] })[0]).toBe(null);
  });

  it('[SCN-4] is what the Meet was called for where nothing else is told', () => {
    const { story } = meeting();
    story.settles('b1', deal);
    expect(Object.values(story.state.deals)).toMatchObject([{ terms: { ...makeEmptyTerms(), truceMonths: 1 } }]);
  });

  it.each([
    [
      'terms of a Meet without a deal',
      /Only a Meet that ends with a deal has terms/,
      { terms: { ...makeEmptyTerms(), truceMonths: 3 } },
    ],
    ['terms with nothing in them', /There is nothing in it/, { ...deal, terms: makeEmptyTerms() }],
  ])('[SCN-12] refuses %s, and changes nothing', (_title, sentence, told) => {
    const { story, report } = meeting();
    story.refuses(sentence, (table) => report(table, told));
  });
});

it('[SCN-4] the sheet of a Meet says what is asked, who speaks, and what each brings', () => {
  const { story, us, them, ours, theirs } = meeting();
  const battle = story.battle();
  const { talk } = buildSheet(story.state, battle, us.seat);
  const speaker = (id: string) => story.state.gangsters[id as never];
  const smarts = (id: string) => speaker(id)?.stats.smarts;
  expect(talk?.asked).toEqual(['a truce for a month']);
  expect(talk?.speakers).toEqual([
    { gang: 'Us', name: speaker(ours)?.name, smarts: smarts(ours), others: 0 },
    { gang: 'Them', name: speaker(theirs)?.name, smarts: smarts(theirs), others: 0 },
  ]);
  expect(them.seat).not.toBe(us.seat);
});

it('[SCN-0] no two battles of a month share a title', () => {
  const { story, us } = meeting();
  const [battle] = Object.values(story.state.battles);
  if (battle === undefined) throw new Error('No battle');
  story.state.battles['b2' as BattleId] = { ...structuredClone(battle), id: 'b2' as BattleId };
  story.state.battles['b3' as BattleId] = { ...structuredClone(battle), id: 'b3' as BattleId, month: battle.month + 1 };
  const state = structuredClone(story.state);
  expect(Object.values(state.battles).map((one) => summarizeBattle(state, one, us.seat).title)).toEqual([
    'Us’ meet with Them, the 1st of the month',
    'Us’ meet with Them, the 2nd of the month',
    'Us’ meet with Them',
  ]);
});

describe('guns at a Meet to which nobody had planned to bring them', () => {
  it.each([
    ['those who asked', ['attackers'], [true, false]],
    ['those who were asked', ['defenders'], [false, true]],
    ['both', ['attackers', 'defenders'], [true, true]],
  ] as const)('[SCN-4, BARG-3] are held against whoever drew by the report: %s', (_title, drew, [ours, theirs]) => {
    const { story, us, them } = meeting();
    story.settles('b1', { ending: 'treachery', winner: 'nobody', drew: [...drew] });
    // A Meet weighs nothing and treachery 12 points with the other side.
    expect(feelings(story, them, us).grievance).toBe(ours ? 12 : 0);
    expect(feelings(story, us, them).grievance).toBe(theirs ? 12 : 0);
  });

  it.each([
    ['guns that nobody drew', /say which side drew first/, { ending: 'treachery' }],
    ['a drawer at a Meet without guns', /Only a Meet at which guns came out/, { drew: ['attackers'] }],
    [
      'a side that drew twice',
      /named once among those who drew/,
      { ending: 'treachery', drew: ['attackers', 'attackers'] },
    ],
  ] as const)('[SCN-4, SCN-12] refuses %s, and changes nothing', (_title, sentence, told) => {
    const { story, report } = meeting();
    story.refuses(sentence, (table) => report(table, told as Partial<BattleOutcome>));
  });
});

describe('the odds of a Meet', () => {
  it('[SCN-4] are those of SMARTS against SMARTS, and cost nobody anything', () => {
    const { story } = meeting();
    const battle = story.battle();
    const runs = 4_000;
    const tally = countBattles(story.state, battle, { from: 0, runs });
    // Two Hoodlums of SMARTS 2: each makes his case in 2 of 6, one alone in 2/6 x 4/6 = 2 of 9.
    expect(tally.attackersWon / runs).toBeCloseTo(2 / 9, 1);
    expect(tally.defendersWon / runs).toBeCloseTo(2 / 9, 1);
    expect(tally.attackersWon + tally.defendersWon + tally.nobodyWon).toBe(runs);
    expect(tally).toMatchObject({ attackersLost: 0, defendersLost: 0, outrage: 0, turns: 0 });
  });

  it('[SCN-4] do not tell a seat that the other side means to draw', () => {
    const { story, us, them } = meeting();
    const battle = story.battle();
    (battle as { treachery: string[] }).treachery = ['defenders'];
    const tally = (viewer: Viewer) => campaignBattles.tally(story.state, 'b1', viewer, { from: 0, runs: 60 });
    expect(tally(us.seat)).toMatchObject({ turns: 0 });
    for (const viewer of [them.seat, 'gm'] as const) expect(tally(viewer).turns).toBeGreaterThan(0);
  });
});

describe('a man who changes sides', () => {
  it('[SCN-12] is with the other gang after the battle, and his own remembers it', () => {
    const { story, us, them, theirs } = meeting();
    const { events } = story.settles('b1', { ...deal, changedSides: [{ gangster: theirs, to: us.seat }] });
    expect(story.state.gangsters[theirs]?.gang).toBe(us.seat);
    expect(events).toContainEqual(expect.objectContaining({ type: 'defected', from: them.seat, to: us.seat }));
  });

  it.each([
    ['to his own gang', /can only go over to the gang across the table/, 'ours', {}],
    ['when he is dead', /did not come through this battle free/, 'theirs', { isDead: true, wounds: 0 }],
    ['when he is in jail', /did not come through this battle free/, 'theirs', { isArrested: true }],
  ] as const)('[SCN-12] never goes over %s', (_title, sentence, who, fate) => {
    const { story, us, ours, theirs, report } = meeting();
    const gangster: GangsterId = who === 'ours' ? ours : theirs;
    const fates = [ours, theirs].map((id) => ({
      gangster: id,
      wounds: 0,
      isDead: false,
      isArrested: false,
      madeName: false,
      grenadesUsed: 0,
      ...(id === gangster ? fate : {}),
    }));
    story.refuses(sentence, (table) => report(table, { fates, changedSides: [{ gangster, to: us.seat }] }));
  });

  it('[SCN-12] stays while an order needs him, and a Boss always', () => {
    const { story, us, them, theirs, report } = meeting();
    const boss = them.boss;
    const tell = (gangster: GangsterId) => (table: ParadiseTable) => {
      const { blank } = buildSheet(story.state, story.state.battles['b1' as BattleId] as never, 'gm');
      const [first] = blank.fates;
      if (first === undefined) throw new Error('Nobody was there');
      const fates = [...blank.fates, { ...first, gangster }].filter(
        (fate, nth, all) => all.findIndex((one) => one.gangster === fate.gangster) === nth,
      );
      checkAgreed(story.state, story.state.battles['b1' as BattleId] as never, {
        ...blank,
        fates,
        changedSides: [{ gangster, to: us.seat }],
      });
      report(table, {});
    };
    story.refuses(/a Boss does not change sides/, tell(boss.id));
    const filed = { id: 'o9', seat: them.seat, title: 'Hit somebody', order: { crew: [theirs] } };
    story.state.orders['o9' as never] = filed as never;
    story.refuses(/An order waits that needs .* \(Hit somebody\)/, tell(theirs));
  });

  it('[SCN-12] goes over once', () => {
    const { story, us, theirs, report } = meeting();
    const line = { gangster: theirs, to: us.seat };
    story.refuses(/changes sides once/, (table) => report(table, { changedSides: [line, line] }));
  });
});

it('[BARG-1] a form of terms filled from some reads back as the same', () => {
  const terms = {
    ...makeEmptyTerms(),
    truceMonths: 4,
    line: { months: 6, ours: ['docks' as const], theirs: ['uptown' as const] },
    payment: { by: 'them' as const, dollars: 300, months: 2 },
  };
  expect(readTerms(fillDraft(terms as never, 5), 5)).toEqual({ terms });
});
