import { joinWords } from '#shared/words/text.ts';
import type { ViewHead } from '#shared/views/head.ts';

/** Returns the label for playing on now; null where it waits for somebody's own order, and when all is over. */
export function findPlayOnWords({ wait, ending }: Pick<ViewHead, 'wait' | 'ending'>): string | null {
  if (wait !== null) return wait.says.button;
  // Right after a period, or an undo, the rules themselves are next.
  return ending === null ? 'Play on' : null;
}

/** Names the seats whose orders play on, where no button does; null otherwise. */
export function describeWaiting(view: ViewHead): string | null {
  const { wait, seats, viewer } = view;
  if (findPlayOnWords(view) !== null || wait === null || wait.seats.length === 0) return null;
  const named = wait.seats.map((one) =>
    one === viewer ? 'you' : (seats.find(({ seat }) => seat === one)?.name ?? 'somebody'),
  );
  return `Waits for ${joinWords(named)}`;
}

/** [MONTH-6] Tells if several players share the screen, and somebody has something of his own to decide. */
export function mayPassRound({ viewer, seats, waiting }: ViewHead): boolean {
  const players = seats.filter(({ isHuman, isOut }) => isHuman && !isOut);
  return viewer === 'gm' && players.length > 1 && waiting.some(({ seat }) => seat !== null);
}
