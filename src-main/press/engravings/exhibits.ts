import { traceBox, traceOval, smoothCurve, type Pen, type Spot } from './pen.ts';
import { drawBackdrop } from './scenery.ts';

const drawTable = (pen: Pen): string => pen.area(traceBox(30, 182, 300, 20), 3, 0);

/** A candlestick telephone with its receiver off the hook. */
export function drawTelephone(pen: Pen): string {
  let cut = drawBackdrop(pen) + drawTable(pen);
  cut += pen.area(traceOval(170, 178, 58, 14), 4);
  cut += pen.area(traceBox(161, 84, 18, 92), 3, 80);
  cut += pen.area(traceOval(170, 66, 30), 3);
  cut += pen.area(traceOval(170, 66, 18), 0) + pen.solid(traceOval(170, 66, 9));
  cut += pen.area(traceBox(178, 100, 60, 7), 4);
  const receiver: Spot[] = [
    [238, 112],
    [262, 118],
    [252, 172],
    [228, 166],
  ];
  cut += pen.area(receiver, 4, 70);
  cut += pen.area(traceOval(252, 112, 20, 10), 2) + pen.area(traceOval(240, 172, 18, 9), 2);
  const cord: Spot[] = [
    [248, 160],
    [290, 150],
    [302, 176],
    [262, 190],
    [214, 178],
  ];
  return cut + pen.line(smoothCurve(cord, false), 3);
}

/** A pair of handcuffs on a table, one of them open. */
export function drawHandcuffs(pen: Pen): string {
  let cut = drawBackdrop(pen) + drawTable(pen);
  const traceRing = (x: number, from: number, to: number): Spot[] => [
    ...traceOval(x, 126, 52, 46, from, to),
    ...traceOval(x, 126, 36, 31, to, from),
  ];
  cut += pen.area(traceRing(108, 0, 360), 3, 20);
  cut += pen.area(traceRing(252, -30, 250), 3, 20);
  cut += pen.area(traceBox(92, 66, 32, 22), 4) + pen.area(traceBox(236, 164, 32, 20), 4);
  for (const [x, y] of [
    [162, 132],
    [174, 140],
    [186, 140],
    [198, 132],
  ] as const) {
    cut += pen.area([...traceOval(x, y, 9, 6), ...traceOval(x, y, 5, 3, 360, 0)], 2);
  }
  return cut;
}

/** A judge's gavel on its block. */
export function drawGavel(pen: Pen): string {
  let cut = drawBackdrop(pen) + drawTable(pen);
  cut += pen.area(traceOval(140, 176, 74, 14), 3) + pen.area(traceOval(140, 168, 74, 14), 1);
  const handle: Spot[] = [
    [172, 122],
    [308, 72],
    [313, 86],
    [178, 137],
  ];
  cut += pen.area(handle, 2, 70);
  const head: Spot[] = [
    [118, 96],
    [172, 78],
    [196, 146],
    [142, 164],
  ];
  cut += pen.area(head, 4, 15);
  cut += pen.area(
    [
      [112, 98],
      [126, 93],
      [150, 161],
      [136, 166],
    ],
    1,
  );
  return (
    cut +
    pen.area(
      [
        [164, 81],
        [178, 76],
        [202, 144],
        [188, 149],
      ],
      1,
    )
  );
}
