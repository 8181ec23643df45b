import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRolls, formatTranscript } from '#games/paradise/battles/transcript.ts';
import { describeWeaponLine } from '#rulebooks/paradise/skirmish/table/weaponLines.ts';
import { placeLabels } from '#games/paradise/battles/film.ts';
import { listLosses } from '#games/paradise/battles/report.ts';
import type { BattleFilm } from '#shared/games/paradise/views/battle.ts';

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
  expect(describeWeaponLine('pistol')).toBe(
    'aimed 8″/24″, 1 die; blazing away 4″/12″, 3 dice, GATS −2 past 3″',
  );
  expect(describeWeaponLine('high-powered-rifle')).toBe('aimed 24″/72″, 1 die, Deadly +1');
});

it('names on the table never cover one another', () => {
  const spot = fc.record({
    at: fc.record({ x: fc.integer({ min: 0, max: 48 }), y: fc.integer({ min: 0, max: 36 }) }),
    label: fc.constantFrom('Doolittle', 'Kessler', 'Lee', 'MacDallan'),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 16 }), (spots) => {
      const figures = spots.map((one, place) => ({ ...one, id: `f${place}` }));
      const placed = placeLabels(figures);
      const boxes = figures.flatMap(({ id, at, label }) => {
        const place = placed.get(id) ?? null;
        return place === null
          ? []
          : [{ x: at.x + place.dx, y: at.y + place.dy, half: (label.length * 0.46) / 2 }];
      });
      if (figures.length > 0) expect(boxes.length).toBeGreaterThan(0);
      for (const [place, box] of boxes.entries()) {
        for (const other of boxes.slice(place + 1)) {
          const isApart =
            Math.abs(box.x - other.x) >= box.half + other.half - 1e-9 ||
            Math.abs(box.y - other.y) >= 0.85 - 1e-9;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

it('what a battle cost is told by name, the dead first', () => {
  const sheet = {
    attackers: { figures: [{ gangster: 'p1', name: 'Spats' }] },
    defenders: {
      figures: [
        { gangster: 'p2', name: 'Kessler' },
        { gangster: null, name: 'd1' },
      ],
    },
  } as unknown as Parameters<typeof listLosses>[0];
  const fate = { wounds: 0, isDead: false, isArrested: false };
  const outcome = {
    fates: [
      { ...fate, gangster: 'p1', wounds: 2 },
      { ...fate, gangster: 'p2', wounds: 1, isDead: true },
    ],
  } as unknown as Parameters<typeof listLosses>[1];
  expect(listLosses(sheet, outcome)).toEqual([
    { what: 'Dead', names: ['Kessler'] },
    { what: 'Wounded', names: ['Spats'] },
  ]);
});
