import { describe, expect, it } from 'vitest';
import { describeCard, fitsOneRow, walkCards } from '#frame/board/tray.ts';

describe('a hand of cards', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowDown', 1, 2],
    ['ArrowLeft', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Enter', 1, null],
  ] as const)('%s at card %i of four leads to %s', (key, at, to) => {
    expect(walkCards(key, at, 4)).toBe(to);
  });

  it('has nothing to walk along when it is empty', () => {
    expect(walkCards('ArrowRight', 0, 0)).toBeNull();
  });

  it('stands in one row of whole cards as long as they fit', () => {
    expect(fitsOneRow(6, 800)).toBe(true);
    expect(fitsOneRow(7, 800)).toBe(false);
  });

  it('tells a card with its place and whether it can be played', () => {
    const card = { id: 'skim', name: 'Skim', text: 'It pays you.', glance: 'kind skim', isLit: true, isSpent: false };
    expect(describeCard(card, 2, 12)).toBe('Skim, to play now, card 3 of 12. It pays you.');
    expect(describeCard({ ...card, text: '', isLit: false, isSpent: true }, 0, 1)).toBe('Skim, spent, card 1 of 1');
  });
});
