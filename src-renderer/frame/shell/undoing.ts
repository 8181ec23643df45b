import type { AppState, OpenGame } from '../app/app.svelte.ts';

/** Finds what undo takes back now: the last piece put down that is no order yet, or the newest step; null for nothing. */
export function findUndo(
  { notices }: Pick<AppState, 'notices'>,
  { own, session }: Pick<OpenGame, 'own' | 'session'>,
): { title: string; undo(): void } | null {
  const { lastDrop } = own;
  if (lastDrop) {
    const { title } = lastDrop;
    return {
      title,
      undo() {
        lastDrop.takeBack();
        notices.tell(`Undone: ${title}.`);
      },
    };
  }
  const [step] = session.undoSteps;
  return step === undefined ? null : { title: step.title, undo: () => void session.undo() };
}
