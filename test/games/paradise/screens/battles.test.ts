import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describeOthers, listConsequences, listFallen } from '#renderer/games/paradise/battles/result.ts';
import { describe, expect, it } from 'vitest';
import { formatRolls, formatTranscript } from '#shared/games/paradise/drawing/transcript.ts';
import { describeWeaponLine } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { placeLabels, placeTurnedLabels } from '#shared/games/paradise/drawing/film.ts';
import { findCondition, setEmployeesDead, setGroup, setGunsTaken } from '#games/paradise/battles/report.ts';
import { groupFigures } from '#games/paradise/battles/setupLines.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { SheetFigure, SheetSide, BattleFilm } from '#shared/games/paradise/views/battle.ts';

type Rolls = BattleFilm['steps'][number]['rolls'];

const roll = (faces: number[], over: object = {}): Rolls[number] => ({
  purpose: 'GATS',
  faces,
  modifiers: [],
  total: 0,
  source: 'seeded',
  ...over,
});

describe('the transcript of a battle', () => {
  it('tells a failed test from one that passed, and a shuffle by its number of dice', () => {
    expect(formatRolls([roll([2], { target: 3, passed: true })])).toBe('2 ≤ 3');
    expect(formatRolls([roll([6], { target: 3, passed: false })])).toBe('6 > 3');
    expect(formatRolls([roll([1, 2, 3, 4, 5]), roll([6, 1, 2, 3, 4])])).toBe('10 dice');
  });

  it('reads card by card, with the dice of every line', () => {
    const film = {
      steps: [
        { text: 'The ace of spades.', card: 'ace', rolls: [] },
        { text: 'Spats fires.', card: null, rolls: [roll([4])] },
        { text: 'The two of clubs.', card: 'two', rolls: [] },
      ],
    } as unknown as BattleFilm;
    expect(formatTranscript(film, 'The Raid: Doyle’s').split('\n')).toEqual([
      'The Raid: Doyle’s',
      '',
      'The ace of spades.',
      'Spats fires. [4]',
      '',
      'The two of clubs.',
    ]);
  });
});

it('[GATS-2] a weapon’s line has its inches and dice for every way to fire it', () => {
  expect(describeWeaponLine('pistol')).toBe('aimed 8″/24″, 1 die; blazing away 4″/12″, 3 dice, GATS −2 past 3″');
  expect(describeWeaponLine('high-powered-rifle')).toBe('aimed 24″/72″, 1 die, Deadly +1');
});

it.each([
  ['', false, placeLabels],
  [' that is turned by a quarter', true, placeTurnedLabels],
] as const)('names on the table%s never cover one another', (_, isTurned, place) => {
  const spot = fc.record({
    at: fc.record({ x: fc.integer({ min: 0, max: 48 }), y: fc.integer({ min: 0, max: 36 }) }),
    label: fc.constantFrom('Doolittle', 'Kessler', 'Lee', 'MacDallan'),
  });
  forAll(fc.array(spot, { maxLength: 16 }), (spots) => {
    const figures = spots.map((one, place) => ({ ...one, id: `f${place}` }));
    const placed = place(figures, 1, [], { width: 48, height: 36 });
    const boxes = figures.flatMap(({ id, at, label }) => {
      const found = placed.get(id) ?? null;
      if (found === null) return [];
      const [x, y] = [at.x + found.dx, at.y + found.dy];
      return [{ ...(isTurned ? { x: y, y: x } : { x, y }), half: (label.length * 0.46) / 2 }];
    });
    if (figures.length > 0) expect(boxes.length).toBeGreaterThan(0);
    for (const [nth, box] of boxes.entries()) {
      for (const other of boxes.slice(nth + 1)) {
        const isApart =
          Math.abs(box.x - other.x) >= box.half + other.half - 1e-9 || Math.abs(box.y - other.y) >= 0.85 - 1e-9;
        expect(isApart).toBe(true);
      }
    }
  });
});

it('a name is never cut at the edge of the table, and leaves the count in a car readable', () => {
  const table = { width: 48, height: 36 };
  const corners = [
    { x: 24, y: 0.4 },
    { x: 0.4, y: 18 },
    { x: 47.6, y: 18 },
    { x: 24, y: 35.8 },
  ];
  const figures = corners.map((at, nth) => ({ id: `f${nth}`, at, label: 'Doolittle' }));
  const placed = placeLabels(figures, 1, figures, table);
  for (const { id, at, label } of figures) {
    const place = placed.get(id) ?? null;
    expect(place).not.toBeNull();
    const x = at.x + (place?.dx ?? 0);
    const y = at.y + (place?.dy ?? 0);
    const half = (label.length * 0.46) / 2;
    expect(x - half).toBeGreaterThanOrEqual(0);
    expect(x + half).toBeLessThanOrEqual(table.width);
    expect(y - 0.4).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(table.height);
  }
  // The count stands where the name of the man below it would be.
  const man = { id: 'f', at: { x: 10, y: 10 }, label: 'Lee' };
  const car = { id: 'c', at: { x: 10, y: 9 } };
  expect(placeLabels([man]).get('f')).toMatchObject({ dx: 0, dy: -0.75, isAway: false });
  expect(placeLabels([man], 1, [man, car]).get('f')?.dy).toBeGreaterThan(0);
});

describe('the card of a result', () => {
  const fate = { wounds: 0, isDead: false, isArrested: false, madeName: false };
  const figure = (gangster: string | null, name: string) => ({ id: name, gangster, name });
  const side = {
    figures: [figure('p1', 'Spats'), figure('p2', 'Kessler'), figure('p3', 'Dooley'), figure(null, 'd1')],
  } as unknown as Parameters<typeof listFallen>[0];
  const outcome = {
    fates: [
      { ...fate, gangster: 'p1', wounds: 2, madeName: true },
      { ...fate, gangster: 'p2', wounds: 1, isDead: true },
      { ...fate, gangster: 'p3' },
    ],
    others: [
      { side: 'attackers', kind: 'police', dead: 2, hurt: 1, arrested: 0 },
      { side: 'defenders', kind: 'guards', dead: 5, hurt: 0, arrested: 3 },
    ],
  } as unknown as Parameters<typeof listFallen>[1];

  it('[SCN-12] tells the fate of each man who was hit or made a name, the dead first, and nobody else', () => {
    expect(listFallen(side, outcome).map(({ figure: { name }, state }) => [name, state])).toEqual([
      ['Kessler', 'dead'],
      ['Spats', 'wounded, 2 points off every stat; now a Stone Cold Killer'],
    ]);
    expect(describeOthers('attackers', outcome)).toBe('Lawmen: 2 dead, 1 hurt.');
    expect(describeOthers('defenders', outcome)).toBe('Guards and hired men: 5 dead, 3 arrested.');
  });

  it('[PO-2] puts the outrage first and leaves out what the rolls of the sides say', () => {
    const line = (kind: string) => ({ kind, text: kind, dollars: null });
    const lines = ['battle-settled', 'died', 'remembered', 'outrage-stirred', 'battle-reported'];
    expect(listConsequences(lines.map(line)).map(({ kind }) => kind)).toEqual(['outrage-stirred', 'remembered']);
  });
});

describe('the setup sheet', () => {
  const stranger = (id: string, skill: string, gats = 2): SheetFigure => ({
    id,
    gangster: null,
    name: 'Hoodlum',
    profile: 'Hoodlum',
    group: 'guards',
    stats: { fists: 2, gats, guts: 2, stunts: 2, smarts: 2, hits: 2 },
    weapons: ['Pistol'],
    explosives: { grenades: 0, dynamite: 0, gasoline: 0 },
    skills: [{ name: skill, effect: '' }],
    isStoneCold: false,
  });

  it('[SK-0, SCN-0] thirteen strangers with a skill of their own have thirteen lines', () => {
    const figures = Array.from({ length: 13 }, (_, n) => stranger(`d${n + 1}`, `Skill ${n}`));
    const lines = groupFigures({ figures } as unknown as SheetSide, 'guards');
    expect(lines.map(({ ids }) => ids)).toEqual(figures.map(({ id }) => [id]));
  });

  it('[SCN-0] only men whom nothing tells apart share a line, each with his number', () => {
    const figures = [stranger('d1', 'Tough'), stranger('d2', 'Tough'), stranger('d3', 'Tough', 3)];
    const lines = groupFigures({ figures } as unknown as SheetSide, 'guards');
    expect(lines.map(({ ids }) => ids)).toEqual([['d1', 'd2'], ['d3']]);
  });
});

describe('the report form', () => {
  const police = { kind: 'police', side: 'law', present: 0, dead: 0, hurt: 0, arrested: 0 } as const;
  const guards = { kind: 'guards', side: 'defenders', present: 2, dead: 0, hurt: 0, arrested: 0 } as const;
  const draft = { others: [police, guards] } as unknown as BattleOutcome;

  it('[SCN-11, SCN-12] police that come later are as many as fell, guards no more than stood there', () => {
    expect(setGroup(draft, police, 'dead', 3).others[0]).toMatchObject({ present: 3, dead: 3 });
    expect(setGroup(draft, guards, 'dead', 3).others[1]).toMatchObject({ present: 2, dead: 3 });
  });

  it('[SCN-12] a wounded prisoner is wounded in the list and arrested beside it', () => {
    expect(findCondition({ wounds: 2, isDead: false })).toBe('wound');
    expect(findCondition({ wounds: 3, isDead: false })).toBe('other');
  });

  it('[SCN-12] guns and employees that were taken out again leave no trace', () => {
    const gun = { by: 'p1', weapon: 'pistol', from: null } as never;
    expect(setGunsTaken(setGunsTaken(draft, [gun]), [])).toEqual(draft);
    expect(setEmployeesDead(setEmployeesDead(draft, 2), 0)).toEqual(draft);
    expect(setEmployeesDead(draft, 2).employeesDead).toBe(2);
  });
});
