import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import type { BrotherhoodState } from '#main/games/brotherhood/rules/state.ts';
import { brotherhoodViewSchema } from '#shared/games/brotherhood/views.ts';
import { estimateCash } from '#main/games/brotherhood/rules/views/estimates.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { played } from '#test/support/everyGame.ts';

const me = 'g1' as SeatId;
const rival = 'g2' as SeatId;
const third = 'g3' as SeatId;

/** The program plays some turns. */
async function stateAfter(turns: number): Promise<BrotherhoodState> {
  const session = await played('brotherhood', turns);
  return structuredClone(session.snapshot.state) as BrotherhoodState;
}

/** The same in everything that g1 may see, another in what it may not. */
function scrambled(state: BrotherhoodState): BrotherhoodState {
  const copy = structuredClone(state);
  for (const family of Object.values(copy.families)) {
    if (family.seat === me || family.dead !== null) continue;
    family.cashDollars += 13;
    family.doctrine = 'fox';
    family.level = 'erratic';
    family.whim += 1;
    family.grudges = { [me]: 99 };
  }
  copy.deck = copy.deck.toReversed();
  copy.sheets = { ...copy.sheets, [rival]: [{ kind: 'expects', dollars: 5 }] };
  copy.lastSheets = { ...copy.lastSheets, [rival]: [{ kind: 'expects', dollars: 5 }] };
  copy.gifts.push({ turn: 1, from: rival, to: third, dollars: 4_000 });
  copy.messages.push({ id: 999, turn: 1, from: rival, to: third, text: 'x', promise: null });
  copy.promises[999] = {
    id: 999,
    from: rival,
    to: third,
    what: { kind: 'words' },
    fromTurn: 1,
    toTurn: 1,
    outcome: 'open',
  };
  copy.sealed.orders['o999' as never] = {
    id: 'o999' as never,
    seat: rival,
    title: 'x',
    order: { kind: 'expects', dollars: 5 },
  };
  for (const record of copy.records) {
    for (const seat of [rival, third]) record.cash[seat] = (record.cash[seat] ?? 0) + 7;
  }
  return copy;
}

describe('what a seat may know', () => {
  it('[BRO-FOG-1] is the same whatever stands in the books, sheets and letters of others', async () => {
    const state = await stateAfter(3);
    const mine = brotherhood.view(state, me);
    expect(brotherhood.view(scrambled(state), me)).toEqual(mine);
    expect(brotherhood.view(scrambled(state), 'gm')).not.toEqual(brotherhood.view(state, 'gm'));
    expect(JSON.stringify(mine)).not.toContain('doctrine');
  });

  it('[BRO-FOG-1] is told to each viewer in the words of the view', async () => {
    const state = await stateAfter(2);
    for (const viewer of ['gm', me, rival] as const) {
      const view = brotherhood.view(state, viewer);
      expect(brotherhoodViewSchema.parse(view)).toEqual(view);
    }
    const { sheets, books, questions } = brotherhood.view(state, me);
    expect(sheets.map(({ seat }) => seat)).toEqual([me]);
    expect(books.map(({ seat }) => seat)).toEqual([me]);
    expect(questions).toEqual([]);
  });

  it('[BRO-FOG-2] brackets the cash of every rival, exactly before anybody could give', async () => {
    const fresh = await stateAfter(0);
    expect(estimateCash(fresh, me, rival)).toEqual({ figureDollars: 20_000, lowDollars: 20_000, highDollars: 20_000 });
    for (const turns of [1, 6]) {
      const state = await stateAfter(turns);
      for (const family of Object.values(state.families)) {
        if (family.dead !== null) continue;
        const { lowDollars, highDollars } = estimateCash(state, me, family.seat);
        expect(family.cashDollars).toBeGreaterThanOrEqual(lowDollars);
        expect(family.cashDollars).toBeLessThanOrEqual(highDollars);
      }
    }
  });

  it('[BRO-FOG-2] counts the viewer’s own gifts exactly', async () => {
    const state = await stateAfter(1);
    const before = estimateCash(state, me, rival);
    state.gifts.push({ turn: 1, from: me, to: rival, dollars: 3_000 });
    const after = estimateCash(state, me, rival);
    expect(after.figureDollars - before.figureDollars).toBe(3_000);
    expect(estimateCash(state, third, rival)).toEqual({
      ...estimateCash(state, third, rival),
      figureDollars: before.figureDollars,
    });
  });
});
