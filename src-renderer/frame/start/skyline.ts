export type SkylineHouse = { x: number; width: number; height: number; roof: Roof; windows: number };
type Roof = 'flat' | 'tank' | 'spire' | 'step';

const roofs: readonly Roof[] = ['flat', 'tank', 'step', 'flat', 'spire', 'flat'];

/** The houses of an engraved skyline from left to right; the same every time. */
export function drawSkyline(totalWidth: number): SkylineHouse[] {
  const buildings: SkylineHouse[] = [];
  let x = 0;
  for (let n = 0; x < totalWidth; n += 1) {
    const width = 34 + ((n * 29) % 37);
    const center = 1 - Math.abs((x + width / 2) / totalWidth - 0.5) * 2;
    const height = 26 + ((n * 53) % 41) + Math.round(center * 62);
    buildings.push({ x, width, height, roof: roofs[n % roofs.length] ?? 'flat', windows: n });
    x += width + (n % 3 === 0 ? 5 : 0);
  }
  return buildings;
}

/** Places of the lit windows of one building, by column and row. */
export function listLitWindows({ width, height, windows }: SkylineHouse): { x: number; y: number }[] {
  const columns = Math.floor((width - 8) / 9);
  const rows = Math.floor((height - 10) / 12);
  return Array.from({ length: columns * rows }, (_, n) => n)
    .filter((n) => (n * 7 + windows * 5) % 3 !== 0)
    .map((n) => ({ x: 6 + (n % columns) * 9, y: 8 + Math.floor(n / columns) * 12 }));
}
