/**
 * Runs something right after the next paint, so that what was pressed shows before it. Gives what calls it off.
 */
export function runAfterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callback runs before its paint, a timer set in it after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
