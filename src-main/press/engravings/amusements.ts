import { traceBox, traceOval, smoothCurve, type Pen, type Spot } from './pen.ts';
import { drawBackdrop } from './scenery.ts';

/** A horse's head in a horseshoe. */
export function drawRacehorse(pen: Pen): string {
  const shoe = [...traceOval(180, 108, 150, 104, 125, 415), ...traceOval(180, 108, 122, 80, 415, 125)];
  let cut = pen.area(shoe, 3, 60);
  for (const angle of [140, 165, 195, 225, 315, 345, 375, 400]) {
    const radians = (angle * Math.PI) / 180;
    cut += pen.area(traceOval(180 + 136 * Math.cos(radians), 108 + 92 * Math.sin(radians), 4), 0);
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
  cut += pen.area(smoothCurve(head), 1, 20);
  cut += pen.hatch(
    smoothCurve([
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
    smoothCurve([
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
  cut += pen.area(smoothCurve(mane), 4, 70);
  cut +=
    pen.solid(
      smoothCurve([
        [160, 88],
        [168, 83],
        [175, 88],
        [168, 92],
      ]),
    ) + pen.solid(traceOval(112, 152, 3, 2));
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
  return cut + pen.area(traceOval(150, 146, 5), 0);
}

/** A pair of gloves on a nail, before the ropes. */
export function drawBoxingGloves(pen: Pen): string {
  let cut = drawBackdrop(pen);
  for (const y of [64, 118, 172]) cut += pen.area(traceBox(0, y, 360, 7), 2, 60);
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
    pen.area(traceOval(180, 14, 4), 0);
  for (const side of [-1, 1] as const) {
    const mirrorSpots = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]): Spot => [180 + side * x, y]);
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
    cut += pen.area(mirrorSpots(smoothCurve(hand)), 1, side * 60);
    cut += pen.hatch(
      mirrorSpots(
        smoothCurve([
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
    cut += pen.area(mirrorSpots(smoothCurve(thumb)), 2, side * 70);
    cut +=
      pen.area(
        mirrorSpots([
          [36, 64],
          [82, 64],
          [88, 104],
          [36, 106],
        ]),
        0,
      ) +
      pen.hatch(
        mirrorSpots([
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
          mirrorSpots([
            [44, y],
            [56, y + 5],
          ]),
          1.8,
        ) +
        pen.line(
          mirrorSpots([
            [56, y],
            [44, y + 5],
          ]),
          1.8,
        );
  }
  return cut;
}

function drawCard(pen: Pen, x: number, y: number, tilt: number, pip: readonly Spot[]): string {
  const turn = ([dx, dy]: Spot): Spot => {
    const angle = (tilt * Math.PI) / 180;
    return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
  };
  return pen.area(traceBox(-17, -25, 34, 50).map(turn), 0) + pen.solid(pip.map(turn));
}

/** A lamp over a game. */
export function drawLampOverCards(pen: Pen): string {
  let cut = pen.hatch(traceBox(0, 0, 360, 150), 3, 0);
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
    pen.area(traceOval(180, 60, 12, 6, 0, 180), 0);
  cut += pen.area(traceOval(180, 160, 160, 52), 1, 0) + pen.area(traceOval(180, 156, 146, 44), 2, 8);
  const diamond: Spot[] = [
    [0, -12],
    [8, 0],
    [0, 12],
    [-8, 0],
  ];
  const heart = smoothCurve([
    [0, 11],
    [-10, -2],
    [-5, -10],
    [0, -5],
    [5, -10],
    [10, -2],
  ]);
  const spade = smoothCurve([
    [0, -12],
    [10, 2],
    [4, 7],
    [5, 12],
    [-5, 12],
    [-4, 7],
    [-10, 2],
  ]);
  cut +=
    drawCard(pen, 122, 156, -24, spade) +
    drawCard(pen, 146, 148, -10, diamond) +
    drawCard(pen, 172, 145, 4, heart) +
    drawCard(pen, 198, 149, 18, spade);
  for (const [x, y, count] of [
    [246, 168, 5],
    [272, 158, 3],
    [254, 142, 4],
    [82, 178, 3],
  ] as const) {
    for (let chip = 0; chip < count; chip += 1)
      cut += pen.area(traceOval(x, y - chip * 5, 13, 6), chip === count - 1 ? 0 : 4, 90);
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
    ) + pen.area(traceOval(309, 120, 9, 3), 0);
  return cut;
}

/** An upright piano. */
export function drawPiano(pen: Pen): string {
  let cut = pen.area(traceBox(80, 30, 200, 168), 3, 90) + pen.area(traceBox(70, 20, 220, 14), 1, 0);
  cut +=
    pen.area(traceBox(98, 46, 164, 54), 1, 20) +
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
    if (key % 7 !== 2 && key % 7 !== 6) cut += pen.solid(traceBox(76 + key * 12, 118, 6, 13));
  cut +=
    pen.area(traceBox(60, 140, 240, 10), 2, 0) +
    pen.area(traceBox(66, 150, 14, 54), 2, 90) +
    pen.area(traceBox(280, 150, 14, 54), 2, 90);
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
