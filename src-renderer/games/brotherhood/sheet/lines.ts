import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';

type Lines = readonly SheetOrder[];
type Kind = SheetOrder['kind'];
type LineOf<K extends Kind> = Extract<SheetOrder, { kind: K }>;

/** The counts of one row of the sheet. */
export const countFields = [
  'thugs',
  'hitmen',
  'gunThugs',
  'gunHitmen',
  'open',
  'bribe',
  'closeRevenue',
  'closeInfluence',
] as const;
export type CountField = (typeof countFields)[number];
export type Counts = Record<CountField, number>;

/** A family's line of one kind about an area; undefined where it wrote none. */
export function findLine<K extends Kind>(lines: Lines, kind: K, area: AreaId | 'all'): LineOf<K> | undefined {
  return lines.find((line): line is LineOf<K> => line.kind === kind && 'area' in line && line.area === area);
}

/** Counts a sheet's lines for an area; several lines of a kind are added. */
export function countLines(lines: Lines, area: AreaId): Counts {
  const counts: Counts = {
    thugs: 0,
    hitmen: 0,
    gunThugs: 0,
    gunHitmen: 0,
    open: 0,
    bribe: 0,
    closeRevenue: 0,
    closeInfluence: 0,
  };
  for (const line of lines) {
    if (!('area' in line) || line.area !== area) continue;
    if (line.kind === 'hoods') {
      counts.thugs += line.thugs;
      counts.hitmen += line.hitmen;
    } else if (line.kind === 'out-of-town') {
      counts.gunThugs += line.thugs;
      counts.gunHitmen += line.hitmen;
    } else if (line.kind === 'open') counts.open += line.count;
    else if (line.kind === 'bribe') counts.bribe += line.count;
    else if (line.kind === 'close') {
      counts.closeRevenue += line.revenue;
      counts.closeInfluence += line.influence;
    }
  }
  return counts;
}

const kindOf: Record<CountField, Kind> = {
  thugs: 'hoods',
  hitmen: 'hoods',
  gunThugs: 'out-of-town',
  gunHitmen: 'out-of-town',
  open: 'open',
  bribe: 'bribe',
  closeRevenue: 'close',
  closeInfluence: 'close',
};

/** The line of a row's numbers of one kind; null where they come to nothing. */
function writeCounts(kind: Kind, area: AreaId, counts: Counts): SheetOrder | null {
  const { thugs, hitmen, gunThugs, gunHitmen, open, bribe, closeRevenue, closeInfluence } = counts;
  if (kind === 'hoods') return thugs + hitmen > 0 ? { kind, area, thugs, hitmen } : null;
  if (kind === 'out-of-town') {
    return gunThugs + gunHitmen > 0 ? { kind, area, thugs: gunThugs, hitmen: gunHitmen } : null;
  }
  if (kind === 'open') return open > 0 ? { kind, area, count: open, descriptions: [] } : null;
  if (kind === 'bribe') return bribe > 0 ? { kind, area, count: bribe } : null;
  return closeRevenue + closeInfluence > 0
    ? { kind: 'close', area, revenue: closeRevenue, influence: closeInfluence }
    : null;
}

/** A sheet with one number of one row changed; the line keeps its place, a new one comes last. */
export function setCount(lines: Lines, area: AreaId, field: CountField, count: number): SheetOrder[] {
  const kind = kindOf[field];
  const line = writeCounts(kind, area, { ...countLines(lines, area), [field]: Math.max(0, count) });
  return replaceLine(lines, (one) => one.kind === kind && 'area' in one && one.area === area, line);
}

/** A sheet in which a line stands instead of the others of its kind about the same place; null takes them off. */
export function setLine(lines: Lines, kind: Kind, area: AreaId | 'all' | null, line: SheetOrder | null): SheetOrder[] {
  return replaceLine(
    lines,
    (one) => one.kind === kind && (area === null || ('area' in one && one.area === area)),
    line,
  );
}

function replaceLine(lines: Lines, isOld: (line: SheetOrder) => boolean, line: SheetOrder | null): SheetOrder[] {
  const place = lines.findIndex(isOld);
  const kept = lines.filter((one) => !isOld(one));
  if (line === null) return kept;
  if (place < 0) return [...kept, line];
  const before = lines.slice(0, place).filter((one) => !isOld(one)).length;
  return [...kept.slice(0, before), line, ...kept.slice(before)];
}
