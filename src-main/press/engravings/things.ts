import { box, oval, smooth, type Pen, type Spot } from './pen.ts';

const backdrop = (pen: Pen): string => pen.hatch(oval(180, 112, 168, 98), 1, 0);

/** A horse's head in a horseshoe. */
export function racehorse(pen: Pen): string {
  const shoe = [...oval(180, 108, 150, 104, 125, 415), ...oval(180, 108, 122, 80, 415, 125)];
  let cut = pen.area(shoe, 3, 60);
  for (const angle of [140, 165, 195, 225, 315, 345, 375, 400]) {
    const radians = (angle * Math.PI) / 180;
    cut += pen.area(oval(180 + 136 * Math.cos(radians), 108 + 92 * Math.sin(radians), 4), 0);
  }
  const head: Spot[] = [
    [212, 214],
    [206, 176],
    [186, 158],
    [160, 156],
    [138, 166],
    [118, 172],
    [104, 162],
    [104, 148],
    [116, 132],
    [136, 104],
    [150, 74],
    [160, 58],
    [158, 36],
    [172, 48],
    [180, 34],
    [190, 52],
    [214, 72],
    [238, 112],
    [254, 160],
    [262, 214],
  ];
  cut += pen.area(smooth(head), 1, 20);
  cut += pen.hatch(
    smooth([
      [204, 96],
      [236, 120],
      [250, 170],
      [256, 212],
      [222, 212],
      [214, 170],
      [190, 150],
    ]),
    3,
    60,
  );
  cut += pen.hatch(
    smooth([
      [146, 100],
      [160, 110],
      [150, 140],
      [124, 160],
      [112, 152],
      [126, 130],
    ]),
    2,
    110,
  );
  const mane: Spot[] = [
    [182, 42],
    [200, 44],
    [226, 60],
    [250, 92],
    [272, 132],
    [282, 190],
    [264, 176],
    [256, 190],
    [246, 146],
    [238, 150],
    [226, 108],
    [216, 108],
    [204, 78],
  ];
  cut += pen.area(smooth(mane), 4, 70);
  cut +=
    pen.solid(
      smooth([
        [160, 88],
        [168, 83],
        [175, 88],
        [168, 92],
      ]),
    ) + pen.solid(oval(112, 152, 3, 2));
  cut += pen.line(
    [
      [106, 164],
      [122, 160],
      [132, 162],
    ],
    1.8,
  );
  cut +=
    pen.line(
      [
        [126, 124],
        [150, 146],
      ],
      3,
    ) +
    pen.line(
      [
        [150, 146],
        [196, 92],
        [160, 66],
      ],
      3,
    ) +
    pen.line(
      [
        [150, 146],
        [240, 200],
      ],
      3,
    );
  return cut + pen.area(oval(150, 146, 5), 0);
}

/** A paddle steamer on the river. */
export function riverSteamer(pen: Pen): string {
  let cut = pen.hatch(box(0, 0, 360, 120), 1, 0);
  cut += pen.area(
    smooth([
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
      ) + pen.solid(box(x, 44, 18, 6));
  cut += pen.area(box(74, 112, 214, 18), 0) + pen.area(box(60, 132, 240, 20), 0);
  for (let x = 80; x < 284; x += 13) cut += pen.solid(box(x, 117, 7, 9));
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
    pen.area(box(84, 96, 24, 16), 0) +
    pen.solid(box(88, 100, 6, 7)) +
    pen.solid(box(98, 100, 6, 7));
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
  cut += pen.area([...oval(214, 166, 38, 34, 180, 360), [252, 182], [176, 182]], 2, 90);
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
        smooth(
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

function wheel(pen: Pen, x: number, y: number, radius: number): string {
  let cut = pen.area(oval(x, y, radius), 4, 20) + pen.area(oval(x, y, radius * 0.7), 0);
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
  return cut + pen.area(oval(x, y, radius * 0.2), 0);
}

/** A truck with barrels under its slats. */
export function truck(pen: Pen): string {
  let cut = pen.hatch(box(0, 0, 360, 176), 1, 0);
  for (const [x, y] of [
    [46, 78],
    [88, 78],
    [130, 78],
    [66, 44],
    [108, 44],
  ] as const) {
    cut += pen.area(
      smooth([
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
  for (const y of [92, 106, 120]) cut += pen.area(box(30, y, 152, 9), 1, 4);
  for (const x of [30, 78, 128, 174]) cut += pen.area(box(x, 84, 8, 56), 2, 90);
  cut += pen.area(box(24, 138, 300, 10), 4, 0);
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
    smooth([
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
  cut += pen.area(oval(330, 108, 8), 0) + pen.area(box(318, 140, 24, 6), 2, 0);
  cut +=
    pen.area([...oval(296, 158, 38, 32, 180, 340)], 2, 40) +
    pen.area([...oval(78, 158, 38, 32, 200, 360)], 2, 40);
  cut += wheel(pen, 78, 166, 28) + wheel(pen, 296, 166, 28);
  return (
    cut +
    pen.line(
      [
        [0, 195],
        [360, 195],
      ],
      3,
    ) +
    pen.hatch(box(20, 197, 320, 12), 2, 0)
  );
}

/** A pair of gloves on a nail, before the ropes. */
export function boxingGloves(pen: Pen): string {
  let cut = backdrop(pen);
  for (const y of [64, 118, 172]) cut += pen.area(box(0, y, 360, 7), 2, 60);
  cut +=
    pen.line(
      [
        [180, 14],
        [126, 64],
      ],
      2.4,
    ) +
    pen.line(
      [
        [180, 14],
        [232, 62],
      ],
      2.4,
    ) +
    pen.area(oval(180, 14, 4), 0);
  for (const side of [-1, 1] as const) {
    const at = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]): Spot => [180 + side * x, y]);
    const hand: Spot[] = [
      [38, 104],
      [28, 130],
      [24, 166],
      [38, 194],
      [70, 204],
      [102, 192],
      [114, 158],
      [104, 122],
      [84, 104],
    ];
    const thumb: Spot[] = [
      [34, 118],
      [16, 126],
      [8, 150],
      [16, 172],
      [30, 170],
      [34, 146],
    ];
    cut += pen.area(at(smooth(hand)), 1, side * 60);
    cut += pen.hatch(
      at(
        smooth([
          [70, 116],
          [104, 128],
          [110, 160],
          [98, 188],
          [68, 200],
          [46, 190],
          [84, 172],
        ]),
      ),
      3,
      side * 30,
    );
    cut += pen.area(at(smooth(thumb)), 2, side * 70);
    cut +=
      pen.area(
        at([
          [36, 64],
          [82, 64],
          [88, 104],
          [36, 106],
        ]),
        0,
      ) +
      pen.hatch(
        at([
          [58, 64],
          [82, 64],
          [88, 104],
          [58, 105],
        ]),
        2,
        90,
      );
    for (const y of [72, 82, 92])
      cut +=
        pen.line(
          at([
            [44, y],
            [56, y + 5],
          ]),
          1.8,
        ) +
        pen.line(
          at([
            [56, y],
            [44, y + 5],
          ]),
          1.8,
        );
  }
  return cut;
}

/** A derby on its peg. */
export function hat(pen: Pen): string {
  let cut =
    backdrop(pen) +
    pen.hatch(
      smooth([
        [96, 150],
        [240, 130],
        [330, 160],
        [300, 186],
        [150, 190],
      ]),
      3,
      0,
    );
  const crown: Spot[] = [
    [96, 138],
    [92, 96],
    [112, 58],
    [160, 40],
    [212, 46],
    [250, 76],
    [262, 122],
    [256, 146],
    [180, 152],
  ];
  cut += pen.area(smooth(crown), 2, 70);
  cut += pen.hatch(
    smooth([
      [190, 48],
      [236, 66],
      [260, 112],
      [256, 144],
      [206, 150],
      [216, 100],
    ]),
    4,
    50,
  );
  const brim: Spot[] = [
    [44, 136],
    [70, 132],
    [98, 146],
    [180, 158],
    [256, 148],
    [292, 128],
    [314, 126],
    [306, 148],
    [254, 172],
    [180, 180],
    [98, 170],
    [56, 156],
  ];
  cut += pen.area(smooth(brim), 3, 0);
  const band: Spot[] = [
    [94, 118],
    [178, 132],
    [262, 118],
    [260, 146],
    [180, 156],
    [96, 144],
  ];
  return (
    cut +
    pen.solid(smooth(band)) +
    pen.area(
      smooth([
        [238, 116],
        [262, 112],
        [270, 130],
        [262, 148],
        [240, 146],
        [248, 130],
      ]),
      3,
      30,
    )
  );
}

function card(pen: Pen, x: number, y: number, tilt: number, pip: readonly Spot[]): string {
  const turn = ([dx, dy]: Spot): Spot => {
    const angle = (tilt * Math.PI) / 180;
    return [
      x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
  };
  return pen.area(box(-17, -25, 34, 50).map(turn), 0) + pen.solid(pip.map(turn));
}

/** A lamp over a game. */
export function cardTable(pen: Pen): string {
  let cut = pen.hatch(box(0, 0, 360, 150), 3, 0);
  cut += pen
    .area(
      [
        [150, 58],
        [210, 58],
        [330, 150],
        [30, 150],
      ],
      0,
    )
    .replace('stroke="currentColor"', 'stroke="none"');
  cut +=
    pen.line(
      [
        [180, 0],
        [180, 30],
      ],
      3,
    ) +
    pen.area(
      [
        [164, 30],
        [196, 30],
        [222, 58],
        [138, 58],
      ],
      3,
      60,
    ) +
    pen.area(oval(180, 60, 12, 6, 0, 180), 0);
  cut += pen.area(oval(180, 160, 160, 52), 1, 0) + pen.area(oval(180, 156, 146, 44), 2, 8);
  const diamond: Spot[] = [
    [0, -12],
    [8, 0],
    [0, 12],
    [-8, 0],
  ];
  const heart = smooth([
    [0, 11],
    [-10, -2],
    [-5, -10],
    [0, -5],
    [5, -10],
    [10, -2],
  ]);
  const spade = smooth([
    [0, -12],
    [10, 2],
    [4, 7],
    [5, 12],
    [-5, 12],
    [-4, 7],
    [-10, 2],
  ]);
  cut +=
    card(pen, 122, 156, -24, spade) +
    card(pen, 146, 148, -10, diamond) +
    card(pen, 172, 145, 4, heart) +
    card(pen, 198, 149, 18, spade);
  for (const [x, y, count] of [
    [246, 168, 5],
    [272, 158, 3],
    [254, 142, 4],
    [82, 178, 3],
  ] as const) {
    for (let chip = 0; chip < count; chip += 1)
      cut += pen.area(oval(x, y - chip * 5, 13, 6), chip === count - 1 ? 0 : 4, 90);
  }
  cut +=
    pen.area(
      [
        [296, 150],
        [300, 120],
        [318, 120],
        [322, 150],
      ],
      1,
      90,
    ) + pen.area(oval(309, 120, 9, 3), 0);
  return cut;
}

/** A gentleman's boot. */
export function shoe(pen: Pen): string {
  const upper: Spot[] = [
    [92, 40],
    [150, 36],
    [168, 44],
    [176, 92],
    [214, 118],
    [276, 130],
    [302, 152],
    [304, 176],
    [92, 176],
    [84, 120],
  ];
  let cut = backdrop(pen) + pen.area(smooth(upper), 2, 60);
  cut += pen.hatch(
    smooth([
      [96, 60],
      [128, 60],
      [124, 170],
      [92, 172],
    ]),
    4,
    80,
  );
  cut +=
    pen.area(
      [
        [82, 176],
        [308, 174],
        [312, 188],
        [82, 190],
      ],
      4,
      0,
    ) + pen.area(box(84, 190, 62, 20), 3, 0);
  for (let lace = 0; lace < 5; lace += 1)
    cut += pen.line(
      [
        [146 + lace * 6, 52 + lace * 14],
        [176 + lace * 7, 48 + lace * 15],
      ],
      3.4,
    );
  return (
    cut +
    pen.line(
      smooth(
        [
          [238, 124],
          [246, 150],
          [240, 174],
        ],
        false,
      ),
      2.4,
    )
  );
}

/** A teapot. */
export function teapot(pen: Pen): string {
  let cut = backdrop(pen);
  cut +=
    pen.area(
      smooth([
        [252, 120],
        [290, 84],
        [308, 92],
        [300, 134],
        [264, 160],
      ]),
      0,
    ) +
    pen.area(
      smooth([
        [256, 124],
        [284, 98],
        [294, 104],
        [288, 128],
        [262, 148],
      ]),
      1,
      0,
    );
  cut += pen.area(
    [
      [112, 118],
      [72, 74],
      [50, 70],
      [58, 84],
      [86, 146],
      [116, 160],
    ],
    2,
    40,
  );
  cut +=
    pen.area(oval(182, 136, 82, 58), 1, 70) +
    pen.hatch(
      smooth([
        [196, 84],
        [246, 104],
        [258, 146],
        [226, 186],
        [180, 194],
        [214, 150],
      ]),
      3,
      40,
    );
  cut +=
    pen.area(oval(182, 84, 48, 12), 2, 0) +
    pen.area(oval(182, 78, 40, 18, 180, 360), 1, 0) +
    pen.area(oval(182, 56, 8), 3);
  return (
    cut +
    pen.area(
      [
        [146, 186],
        [218, 186],
        [226, 200],
        [138, 200],
      ],
      3,
      0,
    )
  );
}

/** A standing lamp. */
export function lamp(pen: Pen): string {
  let cut = '';
  for (let angle = 190; angle <= 350; angle += 20) {
    const radians = (angle * Math.PI) / 180;
    cut += pen.line(
      [
        [180 + 92 * Math.cos(radians), 96 + 78 * Math.sin(radians)],
        [180 + 128 * Math.cos(radians), 96 + 108 * Math.sin(radians)],
      ],
      1.6,
    );
  }
  cut += pen.area(
    smooth([
      [150, 30],
      [210, 30],
      [258, 96],
      [180, 106],
      [102, 96],
    ]),
    1,
    90,
  );
  cut += pen.hatch(
    [
      [190, 30],
      [212, 32],
      [256, 94],
      [206, 102],
    ],
    3,
    70,
  );
  cut +=
    pen.area(box(174, 106, 12, 70), 3, 90) +
    pen.area(
      smooth([
        [168, 128],
        [192, 128],
        [198, 146],
        [180, 158],
        [162, 146],
      ]),
      2,
      60,
    );
  return (
    cut +
    pen.area(
      smooth([
        [126, 196],
        [150, 178],
        [210, 178],
        [234, 196],
        [180, 204],
      ]),
      3,
      0,
    )
  );
}

/** An upright piano. */
export function piano(pen: Pen): string {
  let cut = pen.area(box(80, 30, 200, 168), 3, 90) + pen.area(box(70, 20, 220, 14), 1, 0);
  cut +=
    pen.area(box(98, 46, 164, 54), 1, 20) +
    pen.area(
      [
        [66, 118],
        [294, 118],
        [300, 140],
        [60, 140],
      ],
      0,
    );
  for (let key = 0; key < 19; key += 1)
    cut += pen.line(
      [
        [70 + key * 12, 118],
        [66 + key * 12.4, 140],
      ],
      1.2,
    );
  for (let key = 0; key < 19; key += 1)
    if (key % 7 !== 2 && key % 7 !== 6) cut += pen.solid(box(76 + key * 12, 118, 6, 13));
  cut +=
    pen.area(box(60, 140, 240, 10), 2, 0) +
    pen.area(box(66, 150, 14, 54), 2, 90) +
    pen.area(box(280, 150, 14, 54), 2, 90);
  cut +=
    pen.area(
      [
        [144, 96],
        [150, 58],
        [178, 62],
        [180, 96],
      ],
      0,
    ) +
    pen.area(
      [
        [180, 96],
        [182, 62],
        [210, 58],
        [216, 96],
      ],
      0,
    );
  return (
    cut +
    pen.line(
      [
        [166, 190],
        [166, 204],
      ],
      5,
    ) +
    pen.line(
      [
        [194, 190],
        [194, 204],
      ],
      5,
    )
  );
}

/** An open umbrella in the rain. */
export function umbrella(pen: Pen): string {
  let cut = '';
  for (let x = 10; x < 360; x += 26)
    cut += pen.line(
      [
        [x, (x * 7) % 60],
        [x - 14, ((x * 7) % 60) + 34],
      ],
      1.4,
    );
  const canopy: Spot[] = [
    ...oval(180, 118, 128, 88, 180, 360),
    ...oval(276, 118, 32, 14, 0, -180),
    ...oval(212, 118, 32, 14, 0, -180),
    ...oval(148, 118, 32, 14, 0, -180),
    ...oval(84, 118, 32, 14, 0, -180),
  ];
  cut += pen.area(canopy, 2, 60);
  cut += pen.hatch([...oval(180, 118, 128, 88, 290, 360), [244, 116], [212, 70]], 4, 40);
  for (const x of [116, 180, 244])
    cut += pen.line(
      smooth(
        [
          [180, 30],
          [(180 + x) / 2 + (x - 180) * 0.2, 62],
          [x, 108],
        ],
        false,
      ),
      1.8,
    );
  cut +=
    pen.line(
      [
        [180, 30],
        [180, 18],
      ],
      3,
    ) +
    pen.line(
      [
        [180, 106],
        [180, 188],
      ],
      4,
    );
  return (
    cut +
    pen.line(
      smooth(
        [
          [180, 186],
          [184, 204],
          [200, 206],
          [208, 192],
        ],
        false,
      ),
      4,
    )
  );
}

/** A full coal scuttle. */
export function coalScuttle(pen: Pen): string {
  let cut = backdrop(pen);
  for (const [x, y, size] of [
    [140, 84, 20],
    [172, 70, 24],
    [206, 78, 22],
    [232, 92, 18],
    [116, 98, 16],
    [188, 92, 20],
  ] as const) {
    cut += pen.area(
      [
        [x - size, y + size * 0.4],
        [x - size * 0.5, y - size * 0.6],
        [x + size * 0.4, y - size * 0.7],
        [x + size, y],
        [x + size * 0.6, y + size],
      ],
      4,
      20 + x,
    );
  }
  cut += pen.area(
    smooth([
      [84, 86],
      [120, 104],
      [200, 108],
      [264, 96],
      [250, 178],
      [220, 192],
      [138, 192],
      [116, 176],
    ]),
    2,
    80,
  );
  cut += pen.hatch(
    smooth([
      [196, 112],
      [258, 104],
      [244, 178],
      [206, 188],
    ]),
    4,
    60,
  );
  cut += pen.line(
    smooth(
      [
        [110, 96],
        [130, 30],
        [190, 14],
        [238, 36],
        [256, 98],
      ],
      false,
    ),
    4,
  );
  return cut + pen.area(box(130, 190, 98, 14), 3, 0);
}

/** A barber's or a tailor's scissors. */
export function scissors(pen: Pen): string {
  let cut = backdrop(pen);
  for (const side of [-1, 1] as const) {
    const at = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]): Spot => [x, 110 + side * y]);
    cut += pen.area(
      at([
        [172, -10],
        [330, -64],
        [332, -58],
        [190, 12],
        [172, 10],
      ]),
      side === 1 ? 1 : 3,
      side * 20,
    );
    cut += pen.area(
      at([
        [186, -10],
        [186, 6],
        [108, 44],
        [98, 34],
      ]),
      2,
      40,
    );
    cut += pen.area(at(oval(74, 50, 40, 28)), 2, 30) + pen.area(at(oval(74, 50, 26, 15)), 0);
  }
  return (
    cut +
    pen.area(oval(184, 110, 7), 0) +
    pen.line(
      [
        [179, 110],
        [189, 110],
      ],
      2,
    )
  );
}

/** A loaf. */
export function bread(pen: Pen): string {
  const loaf: Spot[] = [
    [62, 164],
    [50, 122],
    [70, 88],
    [120, 72],
    [180, 68],
    [240, 72],
    [290, 88],
    [310, 122],
    [298, 164],
    [180, 172],
  ];
  let cut = backdrop(pen) + pen.area(smooth(loaf), 1, 80);
  cut += pen.hatch(
    smooth([
      [70, 130],
      [180, 146],
      [292, 130],
      [296, 162],
      [180, 170],
      [66, 162],
    ]),
    3,
    0,
  );
  for (const x of [104, 152, 200, 248])
    cut += pen.area(
      smooth([
        [x - 18, 112],
        [x, 78],
        [x + 16, 82],
        [x + 2, 118],
      ]),
      2,
      110,
    );
  return cut + pen.area(box(36, 172, 288, 12), 2, 0);
}
