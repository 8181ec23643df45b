import { traceBox, traceOval, type Pen, type Spot } from './pen.ts';
import { drawLoiterer, drawSky } from './scenery.ts';

/** Where the lead struck, and how large the splinter is. */
const marks: readonly (readonly [x: number, y: number, size: number])[] = [
  [152, 66, 4],
  [176, 92, 5],
  [205, 74, 4],
  [163, 128, 5],
  [214, 120, 4],
  [196, 152, 5],
  [98, 96, 4],
  [270, 62, 5],
  [288, 128, 4],
  [72, 148, 4],
];

/** How far the splinters of one mark reach, going around. */
const splinters = [1.9, 1, 1.3, 0.9, 1.6, 1, 1.2] as const;

function mark(pen: Pen, x: number, y: number, size: number): string {
  const points = Array.from({ length: 18 }, (_, index): Spot => {
    const reach = size * (splinters[index % splinters.length] ?? 1);
    const angle = (index / 18) * Math.PI * 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return pen.area(points, 0) + pen.solid(traceOval(x, y, size * 0.62));
}

function drawPanel(pen: Pen, x: number, y: number, width: number, height: number): string {
  return (
    pen.area(traceBox(x, y, width, height), 2, 90) + pen.area(traceBox(x + 5, y + 5, width - 10, height - 10), 3, 90)
  );
}

function drawBrokenWindow(pen: Pen, x: number, y: number): string {
  return (
    pen.area(traceBox(x - 4, y - 7, 60, 7), 0) +
    pen.area(traceBox(x, y, 52, 66), 4, 45) +
    pen.area(
      [
        [x, y],
        [x + 20, y],
        [x + 13, y + 18],
        [x + 24, y + 26],
        [x + 8, y + 30],
        [x, y + 44],
      ],
      0,
    ) +
    pen.area(
      [
        [x + 52, y + 66],
        [x + 26, y + 66],
        [x + 34, y + 50],
        [x + 42, y + 54],
        [x + 46, y + 34],
        [x + 52, y + 30],
      ],
      0,
    ) +
    pen.area(traceBox(x - 5, y + 66, 62, 6), 0)
  );
}

/** A street door on the morning after. */
export function drawMarkedDoor(pen: Pen): string {
  let cut = pen.area(traceBox(0, 0, 360, 188), 1, 0);
  for (let y = 14; y < 188; y += 14) {
    cut += pen.line(
      [
        [0, y],
        [360, y],
      ],
      0.8,
    );
    for (let x = (y / 14) % 2 === 0 ? 12 : 28; x < 360; x += 32) {
      cut += pen.line(
        [
          [x, y],
          [x, y + 14],
        ],
        0.8,
      );
    }
  }
  cut += drawBrokenWindow(pen, 42, 62) + drawBrokenWindow(pen, 266, 62);
  cut += pen.area(traceBox(128, 22, 104, 166), 0) + pen.area(traceBox(120, 14, 120, 12), 2, 90);
  cut += pen.area(traceBox(138, 34, 84, 154), 2, 90);
  for (const x of [145, 183]) cut += drawPanel(pen, x, 44, 32, 56) + drawPanel(pen, x, 112, 32, 62);
  cut += pen.solid(traceOval(216, 108, 3.5));
  for (const [x, y, size] of marks) cut += mark(pen, x, y, size);
  cut += pen.area(traceBox(112, 188, 136, 9), 0) + pen.area(traceBox(100, 197, 160, 9), 2, 0);
  for (const x of [52, 74, 282, 306]) {
    cut += pen.area(
      [
        [x, 204],
        [x + 9, 196],
        [x + 14, 206],
      ],
      0,
    );
  }
  return (
    cut +
    pen.line(
      [
        [0, 207],
        [360, 207],
      ],
      2.5,
    )
  );
}

function drawSpokedWheel(pen: Pen, x: number, y: number): string {
  let cut = pen.solid(traceOval(x, y, 25)) + pen.area(traceOval(x, y, 20), 0);
  for (let angle = 0; angle < 180; angle += 30) {
    const turn = (angle * Math.PI) / 180;
    cut += pen.line(
      [
        [x - Math.cos(turn) * 20, y - Math.sin(turn) * 20],
        [x + Math.cos(turn) * 20, y + Math.sin(turn) * 20],
      ],
      2,
    );
  }
  return cut + pen.area(traceOval(x, y, 5), 3);
}

/** The patrol wagon at the curb. */
export function drawPaddyWagon(pen: Pen): string {
  // Set high, as a wide picture loses the block's foot.
  return `<g transform="translate(0 -16)">${drawWagon(pen)}</g>`;
}

function drawWagon(pen: Pen): string {
  let cut = drawSky(pen, 150);
  cut += pen.area(traceBox(0, 26, 70, 158), 2, 90) + pen.area(traceBox(302, 44, 58, 140), 2, 90);
  for (const y of [46, 88]) cut += pen.area(traceBox(18, y, 22, 28), 4, 45);
  cut += pen.area(traceBox(322, 66, 20, 28), 4, 45);
  cut += pen.area(
    [
      [74, 158],
      [74, 64],
      [84, 52],
      [228, 52],
      [228, 158],
    ],
    3,
    0,
  );
  cut += pen.area(traceBox(70, 48, 164, 7), 0);
  for (const x of [96, 140, 184]) {
    cut += pen.area(traceBox(x, 70, 30, 24), 4, 45);
    for (const bar of [6, 12, 18, 24]) {
      cut += pen.line(
        [
          [x + bar, 70],
          [x + bar, 94],
        ],
        2.4,
      );
    }
  }
  cut += pen.area(traceBox(90, 108, 126, 24), 0);
  for (const x of [128, 153, 178]) cut += pen.solid(traceStar(x, 120, 8));
  cut += pen.area(
    [
      [228, 158],
      [228, 70],
      [256, 70],
      [268, 104],
      [268, 158],
    ],
    2,
    90,
  );
  cut += pen.area(
    [
      [235, 78],
      [251, 78],
      [260, 106],
      [235, 106],
    ],
    0,
  );
  cut += pen.area(
    [
      [268, 110],
      [318, 114],
      [324, 158],
      [268, 158],
    ],
    3,
    0,
  );
  cut += pen.area(traceOval(327, 124, 8), 0) + pen.area(traceBox(66, 156, 266, 9), 4, 0);
  cut +=
    pen.area(traceOval(113, 166, 34, 30, 190, 350), 2, 40) + pen.area(traceOval(292, 166, 34, 30, 190, 350), 2, 40);
  cut += drawSpokedWheel(pen, 113, 172) + drawSpokedWheel(pen, 292, 172);
  cut +=
    pen.solid(traceOval(242, 46, 9, 8, 180, 360)) +
    pen.line(
      [
        [242, 46],
        [242, 52],
      ],
      3,
    );
  return (
    cut +
    pen.line(
      [
        [0, 198],
        [360, 198],
      ],
      3,
    ) +
    pen.hatch(traceBox(0, 200, 360, 34), 2, 0) +
    drawLoiterer(pen, 44, 192, 1.25)
  );
}

function traceStar(x: number, y: number, size: number): Spot[] {
  return Array.from({ length: 10 }, (_, index): Spot => {
    const reach = index % 2 === 0 ? size : size * 0.42;
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}
