/** What is dragged on the Orders screen, by the type under which the browser carries its ID. */
export const manType = 'text/x-racketeer-man';
export const slipType = 'text/x-racketeer-slip';

/** True while something of one of these types is dragged. */
export function carries({ dataTransfer }: DragEvent, ...types: string[]): boolean {
  return types.some((type) => dataTransfer?.types.includes(type) === true);
}
