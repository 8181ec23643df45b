/** The types under which the browser carries the ID of a dragged man or slip. */
export const manType = 'text/x-racketeer-man';
export const slipType = 'text/x-racketeer-slip';

/** True while something of one of these types is dragged. */
export function carries({ dataTransfer }: DragEvent, ...types: string[]): boolean {
  return types.some((type) => dataTransfer?.types.includes(type) === true);
}
