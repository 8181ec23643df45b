import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainClosing, explainPlayingOn, explainWait } from '#frame/shell/chiefButton.ts';
import { phaseIds } from '#main/games/paradise/rules/state/records/campaign.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { explainButton, type Wait } from '#shared/words/waits.ts';
import type { ViewHead } from '#shared/views/head.ts';
import { everyGame, played } from '../support/everyGame.ts';

const root = join(import.meta.dirname, '..', '..');
const view = { seats: [{ seat: 'g1' as SeatId, name: 'The Etna Club', isOut: false }] } as ViewHead;
const desk = { ownSeat: null, viewer: 'gm' as const, view };
const device = { ownSeat: 'g1' as SeatId, viewer: 'g1' as SeatId, view };

/** Every wait of a game after its first period; of Paradise, that of each phase a month may stop before. */
async function listWaits(game: (typeof everyGame)[number]['rulebook']): Promise<Wait[]> {
  const { state } = (await played(game.id, 1)).snapshot;
  const states = game.id === 'paradise' ? phaseIds.map((phase) => ({ ...(state as State), phase })) : [state];
  return states.flatMap((one) => game.waitsFor(one) ?? []);
}

/** Where orders play on there is no such button. */
const closed = everyGame.filter(({ rulebook }) => rulebook.flow === 'by-the-table');

describe.each(closed)('waits of $rulebook.title', ({ rulebook }) => {
  test('tell of their button by its place at a desk, and of none on a player’s own device', async () => {
    const waits = await listWaits(rulebook);
    expect(waits.length).toBeGreaterThan(0);
    for (const wait of waits) {
      expect(explainWait(wait, desk)).not.toMatch(/[{}]/u);
      expect(explainWait(wait, device)).not.toMatch(/button|[{}]/u);
    }
  });
});

test('a sentence about the button has words of its own for a player’s own device', () => {
  const says = explainButton((button) => `Close it ${button}: all is opened.`, 'Say “ready”.');
  const wait = { says } as unknown as Wait;
  expect(explainWait(wait, desk)).toBe('Close it with the button at the top right: all is opened.');
  expect(explainWait(wait, device)).toBe('Say “ready”.');
  expect(explainWait(null, desk)).toBe('');
});

test('nobody is told to play on whose seat is out of the game', () => {
  const [head] = view.seats;
  const lost = { ...view, seats: [{ ...head, isOut: true }] } as ViewHead;
  const wait = { says: explainButton((button) => `Hire and buy ${button}.`, 'Say “ready”.') } as unknown as Wait;
  const sentence = 'The Etna Club: out of the game. The others play on; the paper and the log tell you how.';
  expect(explainWait(wait, { ...device, view: lost })).toBe(sentence);
  expect(explainWait(wait, { ...device, ownSeat: null, view: lost })).toBe(sentence);
  expect(explainWait(wait, { ...desk, view: lost })).toMatch(/^Hire and buy/u);
});

test('a period is closed by its button at a desk, and by everybody’s word at the table', () => {
  const period = { one: 'turn' } as Parameters<typeof explainClosing>[0]['period'];
  expect(explainClosing({ ...desk, period }, 'Close the turn')).toBe('Press “Close the turn” at the top right.');
  expect(explainClosing({ ...device, period }, 'Close the turn')).toBe(
    'Press “Ready” at the bottom; when all are ready, the turn is closed.',
  );
  expect(explainPlayingOn(desk)).toBe('The game plays on with the button at the top right.');
  expect(explainPlayingOn(device)).toBe('The games master plays on.');
});

test('one file alone says where the button is', () => {
  const says = ['src-main', 'src-shared', 'src-renderer'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.(ts|svelte)$/u.test(name))
      .filter((name) => readFileSync(join(root, name), 'utf8').includes('at the top right')),
  );
  expect(says).toEqual([join('src-renderer', 'frame', 'shell', 'chiefButton.ts')]);
});
