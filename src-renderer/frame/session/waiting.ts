import { formatCount, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { WhoIsReady } from '#shared/views/table.ts';
import type { Wait } from '#shared/words/waits.ts';

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

/** Tells in a sentence whom the game waits for, and the way to the viewer's own part in it. */
export type Awaited = { sentence: string; way: { screen: string; label: string } | null };

/** More names than these are counted. */
const mostNames = 3;

/** Tells everybody at a table whom the game waits for, by what the viewer's own view and the table's list show. */
export function describeAwaited(
  view: Pick<ViewHead, 'wait' | 'ending' | 'seats' | 'viewer'>,
  who: Pick<WhoIsReady, 'isAsked' | 'seats'> | null,
): Awaited {
  const { wait, ending, viewer } = view;
  if (ending !== null) return { sentence: 'The campaign is over.', way: null };
  const goesOn = viewer === 'gm' ? 'Nobody is waited for; play on.' : 'The games master plays on.';
  if (wait !== null && who?.isAsked === true) return describeReady(view, wait, who.seats);
  if (wait === null || wait.says.button !== null) return { sentence: goesOn, way: null };
  const asked = wait.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait.seats;
  const isOwn = asked.some((seat) => seat === viewer);
  const way = isOwn ? { screen: wait.says.screen, label: wait.says.link } : null;
  if (wait.manner === 'in-turn') {
    return { sentence: isOwn ? 'It is your move.' : `${nameSeats(view, asked)} is to move.`, way };
  }
  if (wait.manner === 'reaction') return { sentence: isOwn ? 'You may react now.' : 'Others may react now.', way };
  return { sentence: `${wait.title}: waits for ${nameSeats(view, asked)}.`, way };
}

function describeReady(view: Pick<ViewHead, 'seats' | 'viewer'>, wait: Wait, seats: WhoIsReady['seats']): Awaited {
  const open = seats.filter(({ standing }) => standing === 'open').map(({ seat }) => seat);
  if (open.length === 0) return { sentence: `${wait.title}: all are ready.`, way: null };
  const isOwn = open.some((seat) => seat === view.viewer);
  const verb = open.length > 1 || isOwn ? 'are' : 'is';
  const sentence = `${wait.title}: ${nameSeats(view, open)} ${verb} not ready yet.`;
  return { sentence, way: isOwn ? { screen: wait.says.screen, label: wait.says.link } : null };
}

/** Names seats, the viewer's own first: `you and Rosso`. */
function nameSeats({ seats, viewer }: Pick<ViewHead, 'seats' | 'viewer'>, asked: readonly SeatId[]): string {
  const others = asked
    .filter((one) => one !== viewer)
    .map((one) => seats.find(({ seat }) => seat === one)?.name ?? 'somebody');
  const isOwn = others.length < asked.length;
  const named = others.length > mostNames ? [formatCount(others.length, isOwn ? 'other' : 'player')] : others;
  return joinWords([...(isOwn ? ['you'] : []), ...named]);
}
