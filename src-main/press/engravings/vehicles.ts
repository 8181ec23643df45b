import { traceBox, traceOval, smoothCurve, type Pen } from './pen.ts';

/** A paddle steamer on the river. */
export function drawRiverSteamer(pen: Pen): string {
  let cut = pen.hatch(traceBox(0, 0, 360, 120), 1, 0);
  cut += pen.area(
    smoothCurve([
      [128, 40],
      [150, 20],
      [190, 24],
      [230, 6],
      [300, 14],
      [340, 4],
      [330, 24],
      [270, 36],
      [220, 34],
      [180, 48],
      [140, 54],
    ]),
    3,
    20,
  );
  cut += pen.area(
    [
      [0, 122],
      [60, 112],
      [140, 118],
      [240, 110],
      [360, 120],
      [360, 132],
      [0, 132],
    ],
    3,
    60,
  );
  for (const x of [118, 150])
    cut +=
      pen.area(
        [
          [x, 112],
          [x + 2, 48],
          [x + 16, 48],
          [x + 18, 112],
        ],
        3,
        90,
      ) + pen.solid(traceBox(x, 44, 18, 6));
  cut += pen.area(traceBox(74, 112, 214, 18), 0) + pen.area(traceBox(60, 132, 240, 20), 0);
  for (let x = 80; x < 284; x += 13) cut += pen.solid(traceBox(x, 117, 7, 9));
  for (let x = 68; x < 296; x += 12)
    cut += pen.line(
      [
        [x, 132],
        [x, 152],
      ],
      1,
    );
  cut += pen.line(
    [
      [60, 142],
      [300, 142],
    ],
    1.2,
  );
  cut +=
    pen.area(traceBox(84, 96, 24, 16), 0) + pen.solid(traceBox(88, 100, 6, 7)) + pen.solid(traceBox(98, 100, 6, 7));
  cut += pen.area(
    [
      [26, 152],
      [318, 152],
      [300, 182],
      [52, 182],
    ],
    3,
    0,
  );
  cut += pen.area([...traceOval(214, 166, 38, 34, 180, 360), [252, 182], [176, 182]], 2, 90);
  for (let spoke = 190; spoke <= 350; spoke += 20) {
    const radians = (spoke * Math.PI) / 180;
    cut += pen.line(
      [
        [214, 166],
        [214 + 34 * Math.cos(radians), 166 + 30 * Math.sin(radians)],
      ],
      1.6,
    );
  }
  cut +=
    pen.line(
      [
        [40, 152],
        [40, 84],
      ],
      2,
    ) +
    pen.area(
      [
        [40, 84],
        [22, 88],
        [22, 98],
        [40, 95],
      ],
      2,
      0,
    );
  for (let y = 186; y < 218; y += 7) {
    for (let x = ((y * 11) % 34) - 10; x < 350; x += 38)
      cut += pen.line(
        smoothCurve(
          [
            [x, y],
            [x + 8, y - 2],
            [x + 18, y + 1],
            [x + 26, y],
          ],
          false,
        ),
        1.2,
      );
  }
  return cut;
}

function drawWheel(pen: Pen, x: number, y: number, radius: number): string {
  let cut = pen.area(traceOval(x, y, radius), 4, 20) + pen.area(traceOval(x, y, radius * 0.7), 0);
  for (let angle = 0; angle < 180; angle += 30) {
    const dx = radius * 0.7 * Math.cos((angle * Math.PI) / 180);
    const dy = radius * 0.7 * Math.sin((angle * Math.PI) / 180);
    cut += pen.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      1.8,
    );
  }
  return cut + pen.area(traceOval(x, y, radius * 0.2), 0);
}

/** A truck with barrels under its slats. */
export function drawTruck(pen: Pen): string {
  let cut = pen.hatch(traceBox(0, 0, 360, 176), 1, 0);
  for (const [x, y] of [
    [46, 78],
    [88, 78],
    [130, 78],
    [66, 44],
    [108, 44],
  ] as const) {
    cut += pen.area(
      smoothCurve([
        [x, y],
        [x + 36, y],
        [x + 40, y + 18],
        [x + 36, y + 36],
        [x, y + 36],
        [x - 4, y + 18],
      ]),
      2,
      90,
    );
    cut +=
      pen.line(
        [
          [x - 2, y + 10],
          [x + 38, y + 10],
        ],
        2,
      ) +
      pen.line(
        [
          [x - 2, y + 27],
          [x + 38, y + 27],
        ],
        2,
      );
  }
  for (const y of [92, 106, 120]) cut += pen.area(traceBox(30, y, 152, 9), 1, 4);
  for (const x of [30, 78, 128, 174]) cut += pen.area(traceBox(x, 84, 8, 56), 2, 90);
  cut += pen.area(traceBox(24, 138, 300, 10), 4, 0);
  cut += pen.area(
    [
      [190, 138],
      [190, 62],
      [250, 62],
      [258, 96],
      [258, 138],
    ],
    2,
    90,
  );
  cut += pen.area(
    [
      [202, 72],
      [243, 72],
      [249, 98],
      [202, 98],
    ],
    0,
  );
  cut += pen.area(
    smoothCurve([
      [218, 98],
      [217, 86],
      [224, 80],
      [231, 86],
      [231, 98],
    ]),
    3,
  );
  cut += pen.solid([
    [211, 82],
    [236, 82],
    [236, 80],
    [231, 78],
    [230, 72],
    [219, 72],
    [218, 78],
    [211, 80],
  ]);
  cut += pen.area(
    [
      [258, 98],
      [322, 100],
      [326, 138],
      [258, 138],
    ],
    3,
    0,
  );
  for (let x = 268; x < 318; x += 8)
    cut += pen.line(
      [
        [x, 108],
        [x, 128],
      ],
      1.4,
    );
  cut += pen.area(traceOval(330, 108, 8), 0) + pen.area(traceBox(318, 140, 24, 6), 2, 0);
  cut +=
    pen.area([...traceOval(296, 158, 38, 32, 180, 340)], 2, 40) +
    pen.area([...traceOval(78, 158, 38, 32, 200, 360)], 2, 40);
  cut += drawWheel(pen, 78, 166, 28) + drawWheel(pen, 296, 166, 28);
  return (
    cut +
    pen.line(
      [
        [0, 195],
        [360, 195],
      ],
      3,
    ) +
    pen.hatch(traceBox(20, 197, 320, 12), 2, 0)
  );
}
