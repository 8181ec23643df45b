import type { OwnSession } from '../session/ownSession.ts';
import type { Session } from '../session/session.svelte.ts';

/** A place one was at: the campaign, the screen, and what the inspector showed. */
type Stop = { trail: number; path: string; screen: string; inspected: unknown; viewer?: string };

let trails = 0;

/**
 * Makes the browser's back and forward lead through the screens one was at and what was inspected there. Called while
 * the shell is set up; who looks as somebody else begins a new trail, and of an older one only its screens are left.
 */
export function keepTrail(of: () => { session: Session; own: OwnSession }): void {
  const { session, own } = of();
  const before: unknown = history.state;
  const isFirst = trails === 0;
  if (isFirst && isStop(before)) trails = before.trail;
  let trail = (trails += 1);
  let viewer = session.viewer;
  const here = (): Stop => ({
    trail,
    path: session.path,
    screen: session.place.screen,
    inspected: own.inspected ?? null,
    viewer: session.viewer,
  });
  // A page that is loaded again stays at its screen; a report is of a moment, and a player in turn is led to his task.
  const isSame = isFirst && isStop(before) && before.path === session.path;
  if (isSame && before.screen !== 'report' && !session.turns.isOn) session.place.go(before.screen);
  if (isSame && before.viewer === session.viewer && !session.turns.isOn) own.inspect?.(before.inspected);
  history.replaceState(here(), '');
  let last = JSON.stringify(here());

  $effect(() => {
    if (session.viewer !== viewer) {
      viewer = session.viewer;
      trail = trails += 1;
    }
    const stop = here();
    const text = JSON.stringify(stop);
    if (text === last) return;
    last = text;
    history.pushState(stop, '');
  });

  $effect(() => {
    const back = (event: PopStateEvent): void => {
      const stop: unknown = event.state;
      if (!isStop(stop)) return;
      // A report is of a moment; the screen it was opened from is as good.
      session.place.go(stop.screen === 'report' ? session.place.home : stop.screen);
      if (stop.trail === trail) own.inspect?.(stop.inspected);
      last = JSON.stringify(here());
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  });
}

function isStop(value: unknown): value is Stop {
  return (
    typeof value === 'object' &&
    value !== null &&
    'trail' in value &&
    'path' in value &&
    'screen' in value &&
    typeof value.screen === 'string'
  );
}
