import { traceBox, traceOval, smoothCurve, type Pen } from './pen.ts';
import { drawLoiterer, drawSky } from './scenery.ts';

function drawSteps(pen: Pen, x: number, y: number, width: number, count: number): string {
  let cut = '';
  for (let step = 0; step < count; step += 1) {
    cut += pen.area(traceBox(x - step * 7, y + step * 7, width + step * 14, 7), step % 2 === 0 ? 1 : 2, 0);
  }
  return cut;
}

function drawSashWindow(pen: Pen, x: number, y: number, width: number, height: number): string {
  return (
    pen.area(traceBox(x - 3, y - 6, width + 6, 6), 0) +
    pen.area(traceBox(x, y, width, height), 4, 45) +
    pen.line(
      [
        [x + width / 2, y],
        [x + width / 2, y + height],
      ],
      1.6,
    ) +
    pen.line(
      [
        [x, y + height / 2],
        [x + width, y + height / 2],
      ],
      1.6,
    ) +
    pen.area(traceBox(x - 4, y + height, width + 8, 4), 0)
  );
}

/** The precinct house, with its two lamps. */
export function drawPrecinctHouse(pen: Pen): string {
  let cut = drawSky(pen, 200);
  cut += pen.area(traceBox(70, 30, 220, 168), 1, 0);
  cut += pen.area(traceBox(62, 20, 236, 12), 2, 90) + pen.area(traceBox(70, 96, 220, 8), 0);
  for (const x of [88, 128, 210, 250]) cut += drawSashWindow(pen, x, 46, 22, 38);
  for (const x of [86, 250]) cut += drawSashWindow(pen, x, 120, 24, 46);
  cut += drawSashWindow(pen, 169, 46, 22, 38);
  cut += pen.area(
    [
      [144, 190],
      [144, 122],
      [180, 106],
      [216, 122],
      [216, 190],
    ],
    0,
  );
  cut += pen.area([[154, 190], ...traceOval(180, 138, 26, 22, 180, 360), [206, 190]], 4, 90);
  cut +=
    pen.line(
      [
        [180, 118],
        [180, 190],
      ],
      2,
    ) +
    pen.area(traceOval(174, 160, 2), 0) +
    pen.area(traceOval(186, 160, 2), 0);
  for (const x of [132, 228]) {
    cut +=
      pen.line(
        [
          [x, 196],
          [x, 148],
        ],
        4,
      ) +
      pen.area(traceOval(x, 139, 9), 0) +
      pen.hatch(traceOval(x + 3, 141, 6), 2, 60);
    cut += pen.solid([
      [x - 6, 130],
      [x, 124],
      [x + 6, 130],
    ]);
  }
  cut += drawSteps(pen, 140, 190, 80, 4);
  cut +=
    pen.line(
      [
        [180, 20],
        [180, 0],
      ],
      2,
    ) +
    pen.area(
      [
        [180, 1],
        [204, 4],
        [202, 14],
        [180, 11],
      ],
      1,
      10,
    );
  return (
    cut +
    pen.line(
      [
        [0, 219],
        [360, 219],
      ],
      3,
    ) +
    drawLoiterer(pen, 312, 206, 1.15)
  );
}

/** Draws the door of a speakeasy. */
export function drawSpeakeasyDoor(pen: Pen): string {
  let cut = '';
  for (let row = 0; row < 17; row += 1) {
    for (let brick = -1; brick < 11; brick += 1) {
      const x = brick * 36 + (row % 2) * 18;
      const tone = (row * 7 + brick * 5) % 4 === 0 ? 3 : (row + brick) % 3 === 0 ? 2 : 1;
      cut += pen.area(traceBox(x, row * 12, 34, 10), tone, 12);
    }
  }
  cut += pen.area(traceBox(122, 14, 116, 192), 0) + pen.area(traceBox(132, 24, 96, 182), 3, 90);
  for (const [x, y] of [
    [142, 92],
    [184, 92],
  ] as const)
    cut += pen.area(traceBox(x, y, 34, 88), 2, 90);
  cut += pen.area(traceBox(150, 44, 60, 26), 0) + pen.solid(traceBox(154, 48, 52, 18));
  for (const x of [168, 191]) {
    cut +=
      pen.area(
        smoothCurve([
          [x - 8, 57],
          [x, 52],
          [x + 8, 57],
          [x, 61],
        ]),
        0,
      ) + pen.solid(traceOval(x, 57, 3));
  }
  cut += pen.area(traceOval(220, 130, 4), 0) + pen.solid(traceOval(220, 142, 1.5));
  cut +=
    pen.area(
      [
        [262, 40],
        [290, 40],
        [284, 64],
        [268, 64],
      ],
      0,
    ) +
    pen.line(
      [
        [276, 40],
        [276, 26],
        [240, 26],
      ],
      3,
    );
  for (const [dx, dy] of [
    [-22, 40],
    [-8, 48],
    [8, 48],
    [22, 40],
  ] as const) {
    cut += pen.line(
      [
        [276 + dx * 0.5, 68],
        [276 + dx, 68 + dy * 0.6],
      ],
      1.6,
    );
  }
  cut += pen.area(traceBox(108, 204, 144, 8), 1, 0) + pen.area(traceBox(0, 212, 360, 8), 2, 0);
  return cut + drawLoiterer(pen, 74, 206, 2);
}

/** The end of the sky behind a building with a characteristic roof. */
export const horizons = { courthouse: 196, 'city-hall': 190 } as const;

/** The courthouse on its steps. */
export function drawCourthouse(pen: Pen): string {
  let cut = drawSky(pen, horizons.courthouse);
  cut += pen.area(traceBox(56, 84, 248, 100), 3, 90);
  cut +=
    pen.area(
      [
        [46, 66],
        [180, 14],
        [314, 66],
      ],
      0,
    ) +
    pen.area(
      [
        [76, 60],
        [180, 22],
        [284, 60],
      ],
      2,
      0,
    );
  cut += pen.area(traceBox(44, 66, 272, 16), 0) + pen.hatch(traceBox(48, 76, 264, 6), 2, 90);
  for (let x = 62; x < 300; x += 38) {
    cut += pen.area(traceBox(x, 90, 18, 92), 0) + pen.hatch(traceBox(x + 9, 92, 8, 88), 3, 90);
    cut += pen.area(traceBox(x - 3, 82, 24, 8), 0) + pen.area(traceBox(x - 3, 180, 24, 6), 0);
  }
  cut += pen.area(traceBox(163, 118, 34, 66), 4, 90);
  cut += drawSteps(pen, 44, 186, 272, 5);
  cut +=
    pen.line(
      [
        [180, 28],
        [180, 54],
      ],
      2.4,
    ) +
    pen.line(
      [
        [158, 36],
        [202, 36],
      ],
      2.4,
    );
  for (const x of [158, 202]) {
    cut +=
      pen.line(
        [
          [x, 36],
          [x - 8, 48],
        ],
        1.2,
      ) +
      pen.line(
        [
          [x, 36],
          [x + 8, 48],
        ],
        1.2,
      );
    cut += pen.solid(traceOval(x, 48, 9, 5, 0, 180));
  }
  return cut;
}

/** City Hall and a crowd before it. */
export function drawCityHall(pen: Pen): string {
  let cut = drawSky(pen, horizons['city-hall']);
  cut += pen.area(traceBox(60, 96, 240, 90), 1, 90) + pen.area(traceBox(54, 88, 252, 10), 2, 0);
  for (const x of [74, 104, 226, 256]) cut += drawSashWindow(pen, x, 114, 16, 30);
  cut +=
    pen.area(traceBox(142, 76, 76, 110), 0) +
    pen.area(
      [
        [136, 76],
        [180, 54],
        [224, 76],
      ],
      1,
      0,
    );
  for (const x of [148, 166, 184, 202])
    cut += pen.area(traceBox(x, 98, 10, 84), 0) + pen.hatch(traceBox(x + 5, 98, 5, 84), 3, 90);
  cut += pen.area(traceBox(160, 30, 40, 34), 2, 90) + pen.area([...traceOval(180, 31, 20, 22, 180, 360)], 1, 60);
  cut +=
    pen.area(traceOval(180, 48, 10), 0) +
    pen.line(
      [
        [180, 48],
        [180, 41],
      ],
      1.6,
    ) +
    pen.line(
      [
        [180, 48],
        [186, 51],
      ],
      1.6,
    );
  cut +=
    pen.line(
      [
        [180, 9],
        [180, 0],
      ],
      2,
    ) +
    pen.area(
      [
        [180, 0],
        [196, 3],
        [180, 7],
      ],
      3,
      0,
    );
  cut += drawSteps(pen, 140, 184, 80, 3);
  for (let row = 0; row < 3; row += 1) {
    for (let x = -6 + (row % 2) * 9; x < 366; x += 18) {
      const y = 204 + row * 9 + ((x * 7) % 5);
      cut += pen.area(traceOval(x, y + 10, 9, 12, 180, 360), 4, 80) + pen.area(traceOval(x, y - 4, 4.5), 0);
      cut += pen.solid([
        [x - 7, y - 5],
        [x + 7, y - 5],
        [x + 4, y - 7],
        [x + 4, y - 11],
        [x - 4, y - 11],
        [x - 4, y - 7],
      ]);
    }
  }
  return cut;
}
