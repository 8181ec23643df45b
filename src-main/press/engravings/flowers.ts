import { traceOval, type Pen, type Spot } from './pen.ts';
import { drawBackdrop } from './scenery.ts';

const blossoms = 14;

/** Draws petals about a dark heart. */
function drawBlossom(pen: Pen, x: number, y: number, size: number): string {
  let cut = '';
  for (let petal = 0; petal < 6; petal += 1) {
    const angle = (petal * Math.PI) / 3;
    const [px, py] = [x + size * 0.62 * Math.cos(angle), y + size * 0.62 * Math.sin(angle)];
    cut += pen.area(traceOval(px, py, size * 0.46), petal % 2 === 0 ? 0 : 1, petal * 30);
  }
  return cut + pen.solid(traceOval(x, y, size * 0.26));
}

/** Draws a wreath on its stand, with a legible ribbon. */
export function drawWreath(pen: Pen): string {
  let cut = drawBackdrop(pen);
  const legs: Spot[][] = [
    [
      [150, 120],
      [104, 214],
    ],
    [
      [210, 120],
      [256, 214],
    ],
    [
      [180, 60],
      [180, 214],
    ],
  ];
  for (const leg of legs) cut += pen.line(leg, 4);
  const ring = [...traceOval(180, 98, 96, 84), ...traceOval(180, 98, 48, 42, 360, 0)];
  cut += pen.area(ring, 4, 60);
  for (let place = 0; place < blossoms; place += 1) {
    const angle = (place * 2 * Math.PI) / blossoms;
    const size = place % 2 === 0 ? 21 : 16;
    cut += drawBlossom(pen, 180 + 72 * Math.cos(angle), 98 + 63 * Math.sin(angle), size);
  }
  const ribbon: Spot[] = [
    [70, 126],
    [130, 141],
    [180, 145],
    [230, 141],
    [290, 126],
    [277, 146],
    [292, 165],
    [230, 173],
    [180, 176],
    [130, 173],
    [68, 165],
    [83, 146],
  ];
  cut += pen.area(ribbon, 0);
  for (const y of [154, 164]) {
    cut += pen.line(
      [
        [104, y],
        [256, y],
      ],
      1.2,
    );
  }
  return cut;
}
