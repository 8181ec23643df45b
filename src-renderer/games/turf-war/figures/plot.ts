import type { Figure } from './figures.ts';

const left = 60;
const right = 885;
const top = 14;
const bottom = 340;

/** Where values and labels stand on the drawing, 900 by 380. */
export type Scale = {
  x: (at: number) => number;
  y: (value: number) => number;
  ticks: readonly number[];
  /** Between two labels. */
  step: number;
};

/** The whole of the values fits, from zero up, with round ticks. */
export function computeScale({ series, shape, labels, limit }: Figure): Scale {
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const singles = series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const highest = Math.max(1, limit?.value ?? 0, ...(shape === 'stack' ? sums : singles));
  const lowest = Math.min(0, ...singles);
  const rough = (highest - lowest) / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const unit = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const first = Math.floor(lowest / unit) * unit;
  const last = Math.ceil(highest / unit) * unit;
  const ticks = Array.from({ length: Math.round((last - first) / unit) + 1 }, (_, n) => first + n * unit);
  const isBars = shape === 'bars';
  const count = Math.max(1, isBars ? labels.length : labels.length - 1);
  const step = (right - left) / count;
  return {
    x: (at) => Math.round(left + (isBars ? at + 0.5 : at) * step),
    y: (value) => Math.round(bottom - ((value - first) / (last - first)) * (bottom - top)),
    ticks,
    step,
  };
}

/** A line for each series, broken where nothing is known; a single turn is a short dash. */
export function drawLinePaths({ series }: Figure, { x, y }: Scale): string[] {
  return series.map(({ values }) =>
    values
      .map((value, at) => {
        if (value === null) return '';
        const isFirst = at === 0 || (values[at - 1] ?? null) === null;
        const dash = values.length === 1 ? 'h12' : '';
        return `${isFirst ? 'M' : 'L'}${x(at)} ${y(value)}${dash}`;
      })
      .join(''),
  );
}

/** A band for each series on those before it. */
export function drawAreaPaths({ series, labels }: Figure, { x, y }: Scale): string[] {
  const base = labels.map(() => 0);
  return series.map(({ values }) => {
    const lower = [...base];
    values.forEach((value, at) => (base[at] = (base[at] ?? 0) + (value ?? 0)));
    const wide = labels.length === 1 ? [0, 40] : [0];
    const up = base.flatMap((value, at) => wide.map((more) => `${x(at) + more} ${y(value)}`));
    const down = lower.flatMap((value, at) => wide.map((more) => `${x(at) + more} ${y(value)}`));
    return up.length === 0 ? '' : `M${up.join('L')}L${down.reverse().join('L')}Z`;
  });
}

export type Bar = { series: number; at: number; x: number; y: number; width: number; height: number };

/** Bars beside each other at each label. */
export function computeBars({ series, labels }: Figure, { x, y, step }: Scale): Bar[] {
  const isOneEach = labels.every((_, at) => series.filter(({ values }) => (values[at] ?? null) !== null).length <= 1);
  const places = isOneEach ? 1 : Math.max(1, series.length);
  const width = Math.max(1, Math.min(36, (step * 0.8) / places));
  return series.flatMap(({ values }, place) =>
    values.flatMap((value, at) => {
      if (value === null || value === 0) return [];
      const from = x(at) - (width * places) / 2 + (isOneEach ? 0 : place * width);
      const [high, low] = [y(Math.max(0, value)), y(Math.min(0, value))];
      return [{ series: place, at, x: from, y: high, width, height: Math.max(1, low - high) }];
    }),
  );
}
