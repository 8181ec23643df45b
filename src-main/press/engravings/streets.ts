import { traceBox, traceOval, smoothCurve, type Pen, type Spot } from './pen.ts';
import { drawLoiterer, drawSky } from './scenery.ts';

function drawWindows(pen: Pen, x: number, y: number, columns: number, rows: number, gap: number): string {
  let cut = '';
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      cut += pen.solid(traceBox(x + column * gap, y + row * gap * 1.3, gap * 0.42, gap * 0.7));
    }
  }
  return cut;
}

function drawWater(pen: Pen, top: number, bottom: number): string {
  let lines = '';
  for (let y = top; y < bottom; y += 7) {
    for (let x = ((y * 13) % 40) - 20; x < 360; x += 46) {
      lines += pen.line(
        smoothCurve(
          [
            [x, y],
            [x + 9, y - 2],
            [x + 18, y + 1],
            [x + 30, y],
          ],
          false,
        ),
        1.2,
      );
    }
  }
  return lines;
}

const towers: readonly (readonly [x: number, y: number, width: number, tone: 1 | 2 | 3])[] = [
  [12, 96, 34, 2],
  [40, 70, 30, 3],
  [66, 108, 42, 1],
  [100, 50, 28, 3],
  [124, 84, 40, 2],
  [158, 30, 30, 3],
  [184, 78, 34, 2],
  [214, 58, 26, 3],
  [236, 98, 44, 1],
  [274, 74, 30, 3],
  [300, 104, 46, 2],
];

/** The city over the water, with its bridge. */
export function drawSkyline(pen: Pen): string {
  let cut = drawSky(pen, 150) + pen.area(traceOval(296, 42, 22), 0);
  for (const [x, y, width, tone] of towers) {
    cut += pen.area(traceBox(x, y, width, 152 - y), tone, 90);
    cut += drawWindows(pen, x + 5, y + 8, Math.floor((width - 6) / 8), Math.floor((140 - y) / 11), 8);
  }
  cut += pen.area(
    [
      [168, 30],
      [173, 6],
      [178, 30],
    ],
    3,
    90,
  );
  cut += pen.area(traceBox(0, 150, 360, 70), 0) + drawWater(pen, 160, 218);
  const traceCable = (from: number, to: number, sag: number): Spot[] =>
    smoothCurve(
      [
        [from, 112],
        [(from + to) / 2, 112 + sag],
        [to, 112],
      ],
      false,
    );
  for (const x of [88, 252]) cut += pen.area(traceBox(x, 106, 14, 78), 3, 90);
  cut += pen.area(traceBox(0, 158, 360, 7), 2, 0);
  for (const [from, to, sag] of [
    [-60, 95, 40],
    [95, 259, 40],
    [259, 420, 40],
  ] as const) {
    cut += pen.line(traceCable(from, to, sag), 2.4);
  }
  for (let x = 8; x < 360; x += 12) {
    const middle = x < 95 ? 17 : x < 259 ? 177 : 340;
    const y = 152 - 40 * Math.min(1, ((x - middle) / 82) ** 2);
    cut += pen.line(
      [
        [x, y],
        [x, 158],
      ],
      0.9,
    );
  }
  return cut;
}

function drawMotorCar(pen: Pen, x: number, y: number): string {
  const body: Spot[] = [
    [x, y],
    [x, y - 14],
    [x + 12, y - 15],
    [x + 18, y - 31],
    [x + 52, y - 31],
    [x + 56, y - 16],
    [x + 82, y - 14],
    [x + 86, y],
  ];
  return (
    pen.area(body, 4, 10) +
    pen.area(
      [
        [x + 21, y - 28],
        [x + 34, y - 28],
        [x + 34, y - 17],
        [x + 17, y - 17],
      ],
      0,
    ) +
    pen.area(
      [
        [x + 38, y - 28],
        [x + 49, y - 28],
        [x + 52, y - 17],
        [x + 38, y - 17],
      ],
      0,
    ) +
    pen.area(traceOval(x + 17, y, 9), 3) +
    pen.area(traceOval(x + 17, y, 3), 0) +
    pen.area(traceOval(x + 69, y, 9), 3) +
    pen.area(traceOval(x + 69, y, 3), 0) +
    pen.area(traceOval(x + 85, y - 11, 3), 0)
  );
}

/** A street after dark. */
export function drawStreet(pen: Pen): string {
  let cut = pen.hatch(traceBox(0, 0, 360, 130), 3, 0);
  cut += pen.area(
    [
      [0, 0],
      [70, 34],
      [128, 74],
      [128, 138],
      [0, 190],
    ],
    2,
    82,
  );
  cut += pen.area(
    [
      [360, 0],
      [290, 30],
      [230, 74],
      [230, 138],
      [360, 190],
    ],
    3,
    98,
  );
  cut += pen.area(
    [
      [128, 92],
      [160, 92],
      [160, 80],
      [196, 80],
      [196, 96],
      [230, 96],
      [230, 138],
      [128, 138],
    ],
    1,
    90,
  );
  for (const [x, top, bottom, width] of [
    [14, 50, 84, 16],
    [46, 62, 88, 13],
    [76, 74, 94, 10],
    [100, 83, 98, 8],
  ] as const) {
    cut += pen.area(
      [
        [x, top],
        [x + width, top + width * 0.4],
        [x + width, bottom],
        [x, bottom],
      ],
      0,
    );
    cut += pen.area(
      [
        [x, top + 56],
        [x + width, top + 54],
        [x + width, bottom + 42],
        [x, bottom + 48],
      ],
      4,
    );
  }
  for (const [x, top, bottom, width] of [
    [330, 46, 80, 16],
    [300, 60, 86, 13],
    [272, 72, 92, 10],
    [248, 82, 98, 8],
  ] as const) {
    cut += pen.area(
      [
        [x, top + width * 0.4],
        [x + width, top],
        [x + width, bottom],
        [x, bottom],
      ],
      0,
    );
    cut += pen.area(
      [
        [x, top + 54],
        [x + width, top + 56],
        [x + width, bottom + 48],
        [x, bottom + 42],
      ],
      4,
    );
  }
  cut += pen.area(
    [
      [0, 190],
      [128, 138],
      [230, 138],
      [360, 190],
      [360, 220],
      [0, 220],
    ],
    1,
    4,
  );
  cut += pen.hatch(
    [
      [0, 196],
      [112, 148],
      [126, 148],
      [50, 220],
      [0, 220],
    ],
    3,
    8,
  );
  cut += pen
    .area(
      [
        [110, 60],
        [102, 140],
        [140, 140],
      ],
      0,
    )
    .replace('stroke="currentColor"', 'stroke="none"');
  cut +=
    pen.line(
      [
        [110, 196],
        [110, 62],
      ],
      4,
    ) +
    pen.line(
      [
        [104, 196],
        [116, 196],
      ],
      5,
    );
  cut +=
    pen.area(
      [
        [103, 62],
        [105, 46],
        [115, 46],
        [117, 62],
      ],
      0,
    ) +
    pen.solid([
      [102, 46],
      [110, 39],
      [118, 46],
    ]);
  return cut + drawMotorCar(pen, 208, 184) + drawLoiterer(pen, 148, 190, 1) + drawLoiterer(pen, 172, 172, 0.7);
}
