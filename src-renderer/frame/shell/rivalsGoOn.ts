import type { ViewHead } from '#shared/views/head.ts';

/** The part of the open campaign that tells whether the program plays on for the rivals alone. */
type Standing = {
  readonly view: Pick<ViewHead, 'seats'>;
  readonly playOnWords: string | null;
  readonly showsRivals: boolean;
  readonly backup: unknown;
  readonly busyWith: string | null;
  readonly steps: { readonly redo: unknown };
  readonly turns: { readonly isOn: boolean; readonly mayPlayOn: boolean; readonly isCovered: boolean };
  readonly shows: { readonly billing: unknown };
};

/**
 * True if nobody but rivals of the program is waited for, in a game whose orders play on by themselves. What was taken
 * back stays for the player to look at, and a game without players is watched at the pace of the button.
 */
export function mayGoOn(session: Standing, own: { readonly goesOnByItself?: boolean }): boolean {
  const { view, turns, steps, shows } = session;
  return (
    own.goesOnByItself === true &&
    session.showsRivals &&
    session.playOnWords !== null &&
    session.busyWith === null &&
    session.backup === null &&
    steps.redo === null &&
    shows.billing === null &&
    (!turns.isOn || (turns.mayPlayOn && !turns.isCovered)) &&
    view.seats.some(({ isHuman, isOut }) => isHuman && !isOut)
  );
}
