import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { computeFightEnd } from '#main/games/brotherhood/rules/views/fightOdds.ts';
import { canAfford, tellPiece } from '#games/brotherhood/map/hand.ts';
import { findHeld, listPlanned, movePiece, nameHeld, sum, type Held, type Piece } from '#games/brotherhood/map/tray.ts';
import { listAnnounced, listUnguarded } from '#games/brotherhood/map/warnings.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { seatOf, Story } from './story.ts';

const sq = 'status-quo' as const;
/** [BRO-HOOD-4] A Thug hits on 5 and 6, a Hitman on 3 to 6. */
const thug = 1 / 3;
const hitman = 2 / 3;

describe('the odds of a fight', () => {
  it('[BRO-EXT-3] to the end: one against one by hand, who is hit and hits falls with the other', () => {
    // Alone hit 2/9 each, both hit 1/9, nobody 4/9, which is thrown again.
    const even = computeFightEnd([thug], [thug]);
    expect(even.lasts).toBeCloseTo(2 / 5, 12);
    expect(even.falls).toBeCloseTo(3 / 5, 12);
    // Own hit alone 4/9, theirs alone 1/9, both 2/9, nobody 2/9.
    const better = computeFightEnd([hitman], [thug]);
    expect(better.lasts).toBeCloseTo(4 / 7, 12);
    expect(better.falls).toBeCloseTo(3 / 7, 12);
  });

  it('[BRO-MOB-4] two against one: the first hit on the two leaves one, who fights on', () => {
    // A round of T T against T: ours hit at least once 5/9, not at all 4/9; theirs 1/3. Nobody 8/27.
    // Won at once: 15/27. Down to one each: 4/27, then 2/5 or 3/5.
    const end = computeFightEnd([thug, thug], [thug]);
    expect(end.lasts).toBeCloseTo((15 / 27 + (4 / 27) * (2 / 5)) / (19 / 27), 12);
    expect(end.falls).toBeCloseTo(((4 / 27) * (3 / 5)) / (19 / 27), 12);
  });

  it('[BRO-ASK-2, BRO-ASK-3] stand with the question: each rival by himself, and all of them together', () => {
    const story = new Story({ turn: 2, byMail: false });
    story.place('A', sq, 1);
    story.place('B', sq, 1);
    story.place('C', sq, 2);
    for (const letter of ['B', 'C', 'D', 'E']) story.family(letter).byMail = true;
    story.play([11, 6]);
    const [shoot] = brotherhood.view(story.state, seatOf('A')).questions;
    expect(shoot?.kind).toBe('shoot');
    expect(shoot?.odds?.clears).toEqual([
      { seat: seatOf('B'), chance: thug },
      { seat: seatOf('C'), chance: 0 },
    ]);
    const all = computeFightEnd([thug], [thug, thug, thug]);
    expect(shoot?.odds?.lasts).toBeCloseTo(all.lasts, 12);
    expect(brotherhood.view(story.state, seatOf('B')).questions).toEqual([]);
  });
});

describe('warnings on the map', () => {
  it('[BRO-SPOIL-1] an operation of the sheet without a hood is marked, one hood is enough, an empty sheet is guarded by the rule', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'millgate', 1);
    story.owns('B', 'skid-row', 1);
    const { areas } = brotherhood.view(story.state, seatOf('A'));
    const open: SheetOrder = { kind: 'open', area: 'riversnobs', count: 1, descriptions: [] };
    const hoods = (area: 'riversnobs' | 'millgate') => ({ kind: 'hoods', area, thugs: 1, hitmen: 0 }) as const;
    expect(listUnguarded(areas, [], seatOf('A'))).toEqual([]);
    expect(listUnguarded(areas, [open], seatOf('A')).toSorted()).toEqual(['millgate', 'riversnobs']);
    expect(listUnguarded(areas, [open, hoods('riversnobs')], seatOf('A'))).toEqual(['millgate']);
    const guns = { kind: 'out-of-town', area: 'millgate', thugs: 0, hitmen: 1 } as const;
    expect(listUnguarded(areas, [open, hoods('riversnobs'), guns], seatOf('A'))).toEqual([]);
    // A Thug hired out of town guards it as one of the city does, if there he is.
    const thugs = { ...guns, thugs: 1, hitmen: 0 } as const;
    expect(listUnguarded(areas, [open, hoods('riversnobs'), thugs], seatOf('A'))).toEqual([]);
    const elsewhere = { ...thugs, area: 'riversnobs' } as const;
    expect(listUnguarded(areas, [open, elsewhere], seatOf('A'))).toEqual(['millgate']);
    const close = { kind: 'close', area: 'millgate', revenue: 1, influence: 0 } as const;
    expect(listUnguarded(areas, [close], seatOf('A'))).toEqual([]);
  });

  it('[BRO-DEAL-3] a family’s announcement of this turn stands at its area, once', () => {
    const said = (turn: number, letter: string, opensIn: 'millgate' | null) => ({
      turn,
      seat: seatOf(letter),
      opensIn,
    });
    const found = listAnnounced(
      [said(1, 'B', 'millgate'), said(2, 'C', 'millgate'), said(2, 'C', 'millgate'), said(2, 'D', null)],
      2,
    );
    expect([...found]).toEqual([['millgate', [seatOf('C')]]]);
  });
});

const fromStock = (piece: Piece): Held => ({ piece, from: null });

describe('a piece in the hand', () => {
  it('[BRO-ORD-3, BRO-HOOD-1] tells its price, what it leaves and earns, and may go where it can be paid', () => {
    const story = new Story({ turn: 2 });
    story.family('A').cashDollars = 9_000;
    const view = brotherhood.view(story.state, seatOf('A'));
    const [sheet] = view.sheets;
    const find = (id: string) => view.areas.find((area) => area.id === id);
    const [quo, rich] = [find('status-quo'), find('riversnobs')];
    if (sheet === undefined || quo === undefined || rich === undefined) throw new Error('Nothing.');
    const ground = (area: typeof quo) => ({ area, areas: view.areas, sheet, house: view.house });
    // Status Quo: $8,000 for an operation that earns $4,000. Riversnobs: $12,000.
    expect(tellPiece(fromStock('open'), ground(quo))).toBe(
      'Status Quo: $8,000, leaves $1,000; earns $4,000 a turn; no guard yet.',
    );
    expect(canAfford(fromStock('open'), ground(quo))).toBe(true);
    expect(canAfford(fromStock('open'), ground(rich))).toBe(false);
    expect(tellPiece(fromStock('open'), ground(rich))).toBe('Riversnobs: costs $12,000; you have $9,000 left.');
    expect(tellPiece(fromStock('hitmen'), ground(quo))).toBe(
      'Status Quo: $4,000, leaves $5,000; your first guard there.',
    );
  });

  it('[BRO-ORD-3] is paid again where it is dragged from area to area, less what it cost, and is not put where it is', () => {
    const story = new Story({ turn: 2 });
    story.family('A').cashDollars = 9_000;
    const view = brotherhood.view(story.state, seatOf('A'));
    const [sheet] = view.sheets;
    const find = (id: string) => view.areas.find((area) => area.id === id);
    const [quo, rich] = [find('status-quo'), find('riversnobs')];
    if (sheet === undefined || quo === undefined || rich === undefined) throw new Error('Nothing.');
    const held: Held = { piece: 'open', from: 'status-quo' };
    const ground = (area: typeof quo) => ({ area, areas: view.areas, sheet, house: view.house });
    expect(canAfford(held, ground(rich))).toBe(true);
    expect(tellPiece(held, ground(rich))).toContain('$12,000, leaves $5,000; ');
    expect(canAfford(held, ground(quo))).toBe(false);
    expect(tellPiece(held, ground(quo))).toBe('Status Quo: it is here. Off the map it is taken back.');
  });

  it('[BRO-VIEW-3] dragged on, over, and back leaves the sheet as it was, whatever is on it', () => {
    const areas = ['millgate', 'skid-row', 'waterfront'] as const;
    const kinds = ['thugs', 'hitmen', 'open', 'bribe'] as const;
    const anyLines = fc
      .array(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...areas)), { maxLength: 12 })
      .map((drops) => drops.reduce<SheetOrder[]>((lines, [piece, to]) => movePiece(lines, fromStock(piece), to), []));
    const count = (lines: readonly SheetOrder[]) => areas.map((area) => listPlanned(lines, area));
    fc.assert(
      fc.property(
        anyLines,
        fc.constantFrom(...kinds),
        fc.constantFrom(...areas),
        fc.constantFrom(...areas),
        (lines, piece, first, second) => {
          const on = movePiece(lines, fromStock(piece), first);
          expect(sum(on)[piece]).toBe(sum(lines)[piece] + 1);
          const over = movePiece(on, { piece, from: first }, second);
          expect(sum(over)[piece]).toBe(sum(on)[piece]);
          expect(count(movePiece(over, { piece, from: second }, null))).toEqual(count(lines));
        },
      ),
    );
    expect(findHeld(nameHeld('bribe', 'millgate'))).toEqual({ piece: 'bribe', from: 'millgate' });
    expect(findHeld('open')).toEqual(fromStock('open'));
    expect(findHeld('man millgate')).toBeNull();
  });

  it('[BRO-INC-3] warns of the operation that crowds an area', () => {
    const story = new Story({ turn: 2 });
    story.owns('B', 'riversnobs', 2);
    const view = brotherhood.view(story.state, seatOf('A'));
    const [sheet] = view.sheets;
    const rich = view.areas.find((area) => area.id === 'riversnobs');
    if (sheet === undefined || rich === undefined) throw new Error('Nothing.');
    const ground = (area: typeof rich) => ({ area, areas: view.areas, sheet, house: view.house });
    expect(tellPiece(fromStock('open'), ground(rich))).toContain('everything there earns half: 3 in room for 2');
  });
});
