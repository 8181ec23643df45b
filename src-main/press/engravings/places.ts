import { box, oval, smooth, type Pen, type Spot } from './pen.ts';

/** Every block is cut to this size. */
export const blockSize = { width: 360, height: 220 } as const;

const sky = (pen: Pen, horizon: number): string => pen.hatch(box(0, 0, 360, horizon), 1, 0);

function windows(
  pen: Pen,
  x: number,
  y: number,
  columns: number,
  rows: number,
  gap: number,
): string {
  let cut = '';
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      cut += pen.solid(box(x + column * gap, y + row * gap * 1.3, gap * 0.42, gap * 0.7));
    }
  }
  return cut;
}

function water(pen: Pen, top: number, bottom: number): string {
  let lines = '';
  for (let y = top; y < bottom; y += 7) {
    for (let x = ((y * 13) % 40) - 20; x < 360; x += 46) {
      lines += pen.line(
        smooth(
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
export function skyline(pen: Pen): string {
  let cut = sky(pen, 150) + pen.area(oval(296, 42, 22), 0);
  for (const [x, y, width, tone] of towers) {
    cut += pen.area(box(x, y, width, 152 - y), tone, 90);
    cut += windows(pen, x + 5, y + 8, Math.floor((width - 6) / 8), Math.floor((140 - y) / 11), 8);
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
  cut += pen.area(box(0, 150, 360, 70), 0) + water(pen, 160, 218);
  const cable = (from: number, to: number, sag: number): Spot[] =>
    smooth(
      [
        [from, 112],
        [(from + to) / 2, 112 + sag],
        [to, 112],
      ],
      false,
    );
  for (const x of [88, 252]) cut += pen.area(box(x, 106, 14, 78), 3, 90);
  cut += pen.area(box(0, 158, 360, 7), 2, 0);
  for (const [from, to, sag] of [
    [-60, 95, 40],
    [95, 259, 40],
    [259, 420, 40],
  ] as const) {
    cut += pen.line(cable(from, to, sag), 2.4);
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

function motorCar(pen: Pen, x: number, y: number): string {
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
    pen.area(oval(x + 17, y, 9), 3) +
    pen.area(oval(x + 17, y, 3), 0) +
    pen.area(oval(x + 69, y, 9), 3) +
    pen.area(oval(x + 69, y, 3), 0) +
    pen.area(oval(x + 85, y - 11, 3), 0)
  );
}

/** A man in an overcoat and a hat, seen from behind. */
function loiterer(pen: Pen, x: number, y: number, scale: number): string {
  const at = (spots: readonly Spot[]): Spot[] =>
    spots.map(([dx, dy]): Spot => [x + dx * scale, y + dy * scale]);
  return (
    pen.area(
      at([
        [-9, 0],
        [-11, -30],
        [-8, -42],
        [8, -42],
        [11, -30],
        [9, 0],
      ]),
      4,
      80,
    ) +
    pen.area(at(oval(0, -47, 5)), 1) +
    pen.solid(
      at([
        [-10, -49],
        [10, -49],
        [10, -51],
        [6, -52],
        [5, -58],
        [-5, -58],
        [-6, -52],
        [-10, -51],
      ]),
    ) +
    pen.solid(
      at([
        [-7, 0],
        [-1, 0],
        [-1, 6],
        [-8, 6],
      ]),
    ) +
    pen.solid(
      at([
        [1, 0],
        [7, 0],
        [8, 6],
        [1, 6],
      ]),
    )
  );
}

/** A street after dark. */
export function street(pen: Pen): string {
  let cut = pen.hatch(box(0, 0, 360, 130), 3, 0);
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
  return cut + motorCar(pen, 208, 184) + loiterer(pen, 148, 190, 1) + loiterer(pen, 172, 172, 0.7);
}

function steps(pen: Pen, x: number, y: number, width: number, count: number): string {
  let cut = '';
  for (let step = 0; step < count; step += 1) {
    cut += pen.area(
      box(x - step * 7, y + step * 7, width + step * 14, 7),
      step % 2 === 0 ? 1 : 2,
      0,
    );
  }
  return cut;
}

function sashWindow(pen: Pen, x: number, y: number, width: number, height: number): string {
  return (
    pen.area(box(x - 3, y - 6, width + 6, 6), 0) +
    pen.area(box(x, y, width, height), 4, 45) +
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
    pen.area(box(x - 4, y + height, width + 8, 4), 0)
  );
}

/** The precinct house, with its two lamps. */
export function precinctHouse(pen: Pen): string {
  let cut = sky(pen, 200);
  cut += pen.area(box(70, 30, 220, 168), 1, 0);
  cut += pen.area(box(62, 20, 236, 12), 2, 90) + pen.area(box(70, 96, 220, 8), 0);
  for (const x of [88, 128, 210, 250]) cut += sashWindow(pen, x, 46, 22, 38);
  for (const x of [86, 250]) cut += sashWindow(pen, x, 120, 24, 46);
  cut += sashWindow(pen, 169, 46, 22, 38);
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
  cut += pen.area([[154, 190], ...oval(180, 138, 26, 22, 180, 360), [206, 190]], 4, 90);
  cut +=
    pen.line(
      [
        [180, 118],
        [180, 190],
      ],
      2,
    ) +
    pen.area(oval(174, 160, 2), 0) +
    pen.area(oval(186, 160, 2), 0);
  for (const x of [132, 228]) {
    cut +=
      pen.line(
        [
          [x, 196],
          [x, 148],
        ],
        4,
      ) +
      pen.area(oval(x, 139, 9), 0) +
      pen.hatch(oval(x + 3, 141, 6), 2, 60);
    cut += pen.solid([
      [x - 6, 130],
      [x, 124],
      [x + 6, 130],
    ]);
  }
  cut += steps(pen, 140, 190, 80, 4);
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
    loiterer(pen, 312, 206, 1.15)
  );
}

/** A door that opens to those who are known. */
export function speakeasyDoor(pen: Pen): string {
  let cut = '';
  for (let row = 0; row < 17; row += 1) {
    for (let brick = -1; brick < 11; brick += 1) {
      const x = brick * 36 + (row % 2) * 18;
      const tone = (row * 7 + brick * 5) % 4 === 0 ? 3 : (row + brick) % 3 === 0 ? 2 : 1;
      cut += pen.area(box(x, row * 12, 34, 10), tone, 12);
    }
  }
  cut += pen.area(box(122, 14, 116, 192), 0) + pen.area(box(132, 24, 96, 182), 3, 90);
  for (const [x, y] of [
    [142, 92],
    [184, 92],
  ] as const)
    cut += pen.area(box(x, y, 34, 88), 2, 90);
  cut += pen.area(box(150, 44, 60, 26), 0) + pen.solid(box(154, 48, 52, 18));
  for (const x of [168, 191]) {
    cut +=
      pen.area(
        smooth([
          [x - 8, 57],
          [x, 52],
          [x + 8, 57],
          [x, 61],
        ]),
        0,
      ) + pen.solid(oval(x, 57, 3));
  }
  cut += pen.area(oval(220, 130, 4), 0) + pen.solid(oval(220, 142, 1.5));
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
  cut += pen.area(box(108, 204, 144, 8), 1, 0) + pen.area(box(0, 212, 360, 8), 2, 0);
  return cut + loiterer(pen, 74, 206, 2);
}

/** The courthouse on its steps. */
export function courthouse(pen: Pen): string {
  let cut = sky(pen, 196);
  cut += pen.area(box(56, 84, 248, 100), 3, 90);
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
  cut += pen.area(box(44, 66, 272, 16), 0) + pen.hatch(box(48, 76, 264, 6), 2, 90);
  for (let x = 62; x < 300; x += 38) {
    cut += pen.area(box(x, 90, 18, 92), 0) + pen.hatch(box(x + 9, 92, 8, 88), 3, 90);
    cut += pen.area(box(x - 3, 82, 24, 8), 0) + pen.area(box(x - 3, 180, 24, 6), 0);
  }
  cut += pen.area(box(163, 118, 34, 66), 4, 90);
  cut += steps(pen, 44, 186, 272, 5);
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
    cut += pen.solid(oval(x, 48, 9, 5, 0, 180));
  }
  return cut;
}

/** City Hall and a crowd before it. */
export function cityHall(pen: Pen): string {
  let cut = sky(pen, 190);
  cut += pen.area(box(60, 96, 240, 90), 1, 90) + pen.area(box(54, 88, 252, 10), 2, 0);
  for (const x of [74, 104, 226, 256]) cut += sashWindow(pen, x, 114, 16, 30);
  cut +=
    pen.area(box(142, 76, 76, 110), 0) +
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
    cut += pen.area(box(x, 98, 10, 84), 0) + pen.hatch(box(x + 5, 98, 5, 84), 3, 90);
  cut +=
    pen.area(box(160, 30, 40, 34), 2, 90) + pen.area([...oval(180, 31, 20, 22, 180, 360)], 1, 60);
  cut +=
    pen.area(oval(180, 48, 10), 0) +
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
  cut += steps(pen, 140, 184, 80, 3);
  for (let row = 0; row < 3; row += 1) {
    for (let x = -6 + (row % 2) * 9; x < 366; x += 18) {
      const y = 204 + row * 9 + ((x * 7) % 5);
      cut += pen.area(oval(x, y + 10, 9, 12, 180, 360), 4, 80) + pen.area(oval(x, y - 4, 4.5), 0);
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
