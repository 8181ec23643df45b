/** A card of a hand, as the tray tells it. */
export type TrayCard = {
  id: string;
  name: string;
  /** Its rule in words. */
  text: string;
  /** The thing whose card tells it whole, by its id among the finds. */
  glance: string;
  /** It can be played now. */
  isLit: boolean;
  /** Spent cards lie in the tray and cannot be picked. */
  isSpent: boolean;
};

/** Below this width a card shows its name and figure only. */
const wideCardPx = 132;

/** True if a hand of so many cards stands in one row of whole cards. */
export function fitsOneRow(cards: number, widthPx: number): boolean {
  return cards * wideCardPx <= widthPx;
}

/** Finds the card that a key leads to; null for a key that does not walk. */
export function walkCards(key: string, at: number, cards: number): number | null {
  if (cards === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % cards;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + cards - 1) % cards;
  if (key === 'Home') return 0;
  if (key === 'End') return cards - 1;
  return null;
}

/** Describes a card for whoever listens: its place, and what can be done with it. */
export function describeCard({ name, text, isLit, isSpent }: TrayCard, nth: number, cards: number): string {
  const state = isSpent ? 'spent' : isLit ? 'to play now' : 'in hand';
  return `${name}, ${state}, card ${nth + 1} of ${cards}${text === '' ? '' : `. ${text}`}`;
}
