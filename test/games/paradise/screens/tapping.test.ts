import { describe, expect, it } from 'vitest';
import {
  describeTap,
  findState,
  listTappables,
  marks,
  tapMan,
  undoTap,
  type Tappable,
  type TappedReport,
} from '#games/paradise/battles/tapping.ts';
import { battleOutcomeSchema, createUnhurtFate } from '#shared/games/paradise/battles.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleSheet, SheetFigure } from '#shared/games/paradise/views/battle.ts';

const figure = (id: string, group: SheetFigure['group'], profile = 'Hoodlum'): SheetFigure => ({
  ...{ id, gangster: group === 'crew' ? (id as GangsterId) : null, name: `Man ${id}`, profile, group },
  ...{ stats: { hits: 6 } as never, weapons: [], skills: [], isStoneCold: false },
  explosives: { grenades: 0, dynamite: 0, gasoline: 0 },
});
const none = { dead: 0, hurt: 0, arrested: 0 };

/** Two men of a roster and a hired one against two guards and two of the law; citizens may be about. */
const sheet = {
  attackers: { figures: [figure('al', 'crew'), figure('bo', 'crew'), figure('m1', 'muscle')] },
  defenders: {
    figures: [
      figure('g1', 'guards'),
      figure('g2', 'guards'),
      figure('p1', 'extras', 'Police Officer'),
      figure('f1', 'extras', 'Federal Agent'),
    ],
  },
  blank: {
    ...{ winner: 'attackers', ending: 'taken', turns: 0, causes: {}, wrecked: [], taken: [] },
    fates: ['al', 'bo'].map((id) => createUnhurtFate(id as GangsterId)),
    others: [
      { kind: 'muscle', side: 'attackers', present: 1, ...none },
      { kind: 'guards', side: 'defenders', present: 2, ...none },
      { kind: 'police', side: 'defenders', present: 1, ...none },
      { kind: 'feds', side: 'defenders', present: 1, ...none },
      { kind: 'citizens', side: 'civilians', present: 0, ...none },
    ],
    loot: { attackers: 0, defenders: 0 },
  },
} as unknown as BattleSheet;

const men = listTappables(sheet);
const fresh: TappedReport = { outcome: sheet.blank, taps: [] };
const find = (id: string): Tappable => {
  const man = men.find((one) => one.id === id);
  if (man === undefined) throw new Error(`Nobody is called ${id}.`);
  return man;
};
const play = (...taps: readonly (readonly [string, (typeof marks)[number]['id']])[]): TappedReport =>
  taps.reduce((report, [id, mark]) => tapMan(report, find(id), mark), fresh);
const rowOf = ({ outcome }: TappedReport, kind: string) => outcome.others.find((row) => row.kind === kind);

describe('a battle tapped along', () => {
  it('offers every man of both sides once, and the crowd', () => {
    expect(men.map(({ id, group }) => [id, group])).toEqual([
      ['al', null],
      ['bo', null],
      ['m1', 'muscle'],
      ['g1', 'guards'],
      ['g2', 'guards'],
      ['p1', 'police'],
      ['f1', 'feds'],
      ['civilians/citizens', 'citizens'],
    ]);
  });

  it('[HIT-1] takes one point off for a hit, two for two, at least four for a man who is down', () => {
    const fateOf = (report: TappedReport) => report.outcome.fates[0];
    expect(fateOf(play(['al', 'hit']))).toMatchObject({ wounds: 1, isDead: false });
    expect(fateOf(play(['al', 'hit'], ['al', 'hit']))).toMatchObject({ wounds: 2 });
    expect(fateOf(play(['al', 'hit'], ['al', 'down']))).toMatchObject({ wounds: 4 });
    expect(fateOf(play(['al', 'booked'], ['al', 'dead']))).toMatchObject({
      isDead: true,
      isArrested: false,
      wounds: 0,
    });
    expect(fateOf(play(['al', 'down'], ['al', 'booked']))).toMatchObject({ wounds: 4, isArrested: true });
  });

  it('[HIT-2] calls dead who was hit as often as he has HITS, and leaves one to who is down', () => {
    const weak = { ...find('al'), figure: { ...figure('al', 'crew'), stats: { hits: 3 } as never } };
    const hit = (times: number): TappedReport =>
      Array.from({ length: times }).reduce<TappedReport>((report) => tapMan(report, weak, 'hit'), fresh);
    expect(hit(2).outcome.fates[0]).toMatchObject({ wounds: 2, isDead: false });
    expect(hit(3).outcome.fates[0]).toMatchObject({ wounds: 0, isDead: true });
    const down = tapMan(fresh, weak, 'down');
    expect(down.outcome.fates[0]).toMatchObject({ wounds: 2, isDead: false });
    expect(findState(down, weak)).toBe('down, −2');
  });

  it('counts one of a group once, as what he was tapped last', () => {
    const report = play(['g1', 'hit'], ['g1', 'dead'], ['g2', 'booked']);
    expect(rowOf(report, 'guards')).toEqual({
      kind: 'guards',
      side: 'defenders',
      present: 2,
      dead: 1,
      hurt: 0,
      arrested: 1,
    });
    expect([findState(report, find('g1')), findState(report, find('g2'))]).toEqual(['dead', 'booked']);
  });

  it('[PO-2] counts each citizen, and checks what nobody can have failed to see', () => {
    const report = play(['civilians/citizens', 'dead'], ['civilians/citizens', 'dead'], ['f1', 'hit']);
    expect(rowOf(report, 'citizens')).toMatchObject({ present: 2, dead: 2 });
    expect(report.outcome.causes).toEqual({ 'citizen-killed': 1, 'police-hurt': 1 });
    expect(play(['p1', 'booked']).outcome.causes).toEqual({});
  });

  it('takes every tap back, last first, to the report as it was, and each state between can be entered', () => {
    const taps = men.flatMap(({ id }) => marks.map(({ id: mark }) => [id, mark] as const));
    const reports = taps.reduce<TappedReport[]>(
      (all, [id, mark]) => [...all, tapMan(all.at(-1) ?? fresh, find(id), mark)],
      [fresh],
    );
    for (const { outcome } of reports) expect(battleOutcomeSchema.safeParse(outcome).error).toBeUndefined();
    const undone = reports.toReversed().map((report) => undoTap(report));
    reports
      .toReversed()
      .slice(1)
      .forEach((before, nth) => expect(undone[nth]).toEqual(before));
    expect(undoTap(fresh)).toEqual(fresh);
  });

  it('names the last tap, and leaves what was written beside it when that is taken back', () => {
    const report = play(['bo', 'hit']);
    expect(describeTap(report, men)).toBe('Man bo: hit');
    expect(describeTap(fresh, men)).toBeNull();
    const written = { ...report, outcome: { ...report.outcome, loot: { attackers: 3, defenders: 0 } } };
    expect(undoTap(written).outcome).toEqual({ ...sheet.blank, loot: { attackers: 3, defenders: 0 } });
  });
});
