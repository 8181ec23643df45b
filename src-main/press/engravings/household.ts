import { traceBox, traceOval, smoothCurve, type Pen, type Spot } from './pen.ts';
import { drawBackdrop } from './scenery.ts';

/** A teapot. */
export function drawTeapot(pen: Pen): string {
  let cut = drawBackdrop(pen);
  cut +=
    pen.area(
      smoothCurve([
        [252, 120],
        [290, 84],
        [308, 92],
        [300, 134],
        [264, 160],
      ]),
      0,
    ) +
    pen.area(
      smoothCurve([
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
    pen.area(traceOval(182, 136, 82, 58), 1, 70) +
    pen.hatch(
      smoothCurve([
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
    pen.area(traceOval(182, 84, 48, 12), 2, 0) +
    pen.area(traceOval(182, 78, 40, 18, 180, 360), 1, 0) +
    pen.area(traceOval(182, 56, 8), 3);
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

/** Draws a standing lamp. */
export function drawLamp(pen: Pen): string {
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
    smoothCurve([
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
    pen.area(traceBox(174, 106, 12, 70), 3, 90) +
    pen.area(
      smoothCurve([
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
      smoothCurve([
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

/** A full coal scuttle. */
export function drawCoalScuttle(pen: Pen): string {
  let cut = drawBackdrop(pen);
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
    smoothCurve([
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
    smoothCurve([
      [196, 112],
      [258, 104],
      [244, 178],
      [206, 188],
    ]),
    4,
    60,
  );
  cut += pen.line(
    smoothCurve(
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
  return cut + pen.area(traceBox(130, 190, 98, 14), 3, 0);
}

/** A barber's or a tailor's scissors. */
export function drawScissors(pen: Pen): string {
  let cut = drawBackdrop(pen);
  for (const side of [-1, 1] as const) {
    const mirrorSpots = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]): Spot => [x, 110 + side * y]);
    cut += pen.area(
      mirrorSpots([
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
      mirrorSpots([
        [186, -10],
        [186, 6],
        [108, 44],
        [98, 34],
      ]),
      2,
      40,
    );
    cut +=
      pen.area(mirrorSpots(traceOval(74, 50, 40, 28)), 2, 30) + pen.area(mirrorSpots(traceOval(74, 50, 26, 15)), 0);
  }
  return (
    cut +
    pen.area(traceOval(184, 110, 7), 0) +
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
export function drawBread(pen: Pen): string {
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
  let cut = drawBackdrop(pen) + pen.area(smoothCurve(loaf), 1, 80);
  cut += pen.hatch(
    smoothCurve([
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
      smoothCurve([
        [x - 18, 112],
        [x, 78],
        [x + 16, 82],
        [x + 2, 118],
      ]),
      2,
      110,
    );
  return cut + pen.area(traceBox(36, 172, 288, 12), 2, 0);
}
