import type { SheetFigure, SheetSide } from '#shared/games/paradise/views/battle.ts';

/** One line of the setup sheet: a figure, and the ids of all who are like him in every way. */
export type SetupLine = { figure: SheetFigure; ids: string[] };

/** Returns the lines of a group: a man of a roster has his own, strangers share one only if nothing tells them apart. */
export function groupFigures(side: SheetSide, group: SheetFigure['group']): SetupLine[] {
  const lines: SetupLine[] = [];
  for (const figure of side.figures.filter((one) => one.group === group)) {
    const same = lines.find((line) => isAlike(line.figure, figure));
    if (same === undefined) lines.push({ figure, ids: [figure.id] });
    else same.ids.push(figure.id);
  }
  return lines;
}

function isAlike(one: SheetFigure, other: SheetFigure): boolean {
  if (one.gangster !== null || other.gangster !== null) return false;
  const describe = ({ profile, stats, weapons, skills, isStoneCold }: SheetFigure): string =>
    JSON.stringify([profile, stats, weapons, skills.map(({ name }) => name), isStoneCold]);
  return describe(one) === describe(other);
}
