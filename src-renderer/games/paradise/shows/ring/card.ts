import type { BoxerView, BoutView } from '#shared/games/paradise/views/shows.ts';
import type { BoxerId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';

/** The arena owner's decision for one local boxer: an opponent, nobody in particular, or no fight. */
export type CardDraft = Record<BoxerId, BoxerId | 'anybody' | 'off'>;

/** The card as it stands: every local boxer meets whom he was drawn against. */
export function createDrawnCard(bouts: readonly BoutView[], boxers: readonly BoxerView[]): CardDraft {
  const draft: CardDraft = {};
  for (const { red, blue } of bouts) {
    for (const [id, rival] of [
      [red, blue],
      [blue, red],
    ] as const) {
      if (boxers.some((boxer) => boxer.id === id && boxer.gym !== null)) draft[id] = rival;
    }
  }
  return draft;
}

/** One choice changes the others: nobody has two opponents, and whoever is struck has none. */
export function setChoice(draft: CardDraft, id: BoxerId, choice: BoxerId | 'anybody' | 'off'): CardDraft {
  const next: CardDraft = { ...draft, [id]: choice };
  for (const other of Object.keys(draft) as BoxerId[]) {
    if (other === id) continue;
    if (next[other] === id || next[other] === choice) next[other] = 'anybody';
  }
  if (choice !== 'anybody' && choice !== 'off' && choice in draft) next[choice] = id;
  return next;
}

/** The order a draft makes. */
export function createCardOrder(draft: CardDraft): Order {
  const ids = Object.keys(draft) as BoxerId[];
  const paired = new Set<BoxerId>();
  const pairs = ids.flatMap((red) => {
    const blue = draft[red];
    if (blue === undefined || blue === 'anybody' || blue === 'off') return [];
    if (paired.has(red) || paired.has(blue)) return [];
    paired.add(red).add(blue);
    return [{ red, blue }];
  });
  return { kind: 'make-card', pairs, struck: ids.filter((id) => draft[id] === 'off') };
}
