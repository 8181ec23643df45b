import { traceBox, traceOval, smoothCurve, type Pen, type Spot } from './pen.ts';
import { drawBackdrop } from './scenery.ts';

/** A derby on its peg. */
export function drawHat(pen: Pen): string {
  let cut =
    drawBackdrop(pen) +
    pen.hatch(
      smoothCurve([
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
  cut += pen.area(smoothCurve(crown), 2, 70);
  cut += pen.hatch(
    smoothCurve([
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
  cut += pen.area(smoothCurve(brim), 3, 0);
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
    pen.solid(smoothCurve(band)) +
    pen.area(
      smoothCurve([
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

/** A gentleman's boot. */
export function drawShoe(pen: Pen): string {
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
  let cut = drawBackdrop(pen) + pen.area(smoothCurve(upper), 2, 60);
  cut += pen.hatch(
    smoothCurve([
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
    ) + pen.area(traceBox(84, 190, 62, 20), 3, 0);
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
      smoothCurve(
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

/** An open umbrella in the rain. */
export function drawUmbrella(pen: Pen): string {
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
    ...traceOval(180, 118, 128, 88, 180, 360),
    ...traceOval(276, 118, 32, 14, 0, -180),
    ...traceOval(212, 118, 32, 14, 0, -180),
    ...traceOval(148, 118, 32, 14, 0, -180),
    ...traceOval(84, 118, 32, 14, 0, -180),
  ];
  cut += pen.area(canopy, 2, 60);
  cut += pen.hatch([...traceOval(180, 118, 128, 88, 290, 360), [244, 116], [212, 70]], 4, 40);
  for (const x of [116, 180, 244])
    cut += pen.line(
      smoothCurve(
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
      smoothCurve(
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
