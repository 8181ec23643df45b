import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
} from 'chart.js';
import type { Quantiles } from '#shared/views/forecast.ts';
import { chartFont, type ChartColors } from '#renderer/shared/looks/charts.ts';

Chart.register(CategoryScale, Filler, LinearScale, LineController, LineElement, PointElement, Tooltip);

/** A fan: the middle as a line, half of the campaigns in the dark band, nine in ten in the light one. */
export type Fan = {
  bands: readonly Quantiles[];
  /** The points as an axis has room for them. */
  shortNames: readonly string[];
  pointNames: readonly string[];
  /** The same for fans that are compared. */
  range: { low: number; high: number };
  format: (value: number) => string;
  color: string;
};

const middle = 2;

/** From the top down, so that each band fills to the next line. */
function buildDatasets({ bands, color }: Fan): ChartDataset<'line', number[]>[] {
  const line = (share: keyof Quantiles, fill: string | null): ChartDataset<'line', number[]> => ({
    label: share,
    data: bands.map((band) => band[share]),
    borderWidth: share === 'p50' ? 2.5 : 0,
    borderColor: color,
    pointRadius: 0,
    pointHoverRadius: share === 'p50' ? 5 : 0,
    pointBackgroundColor: color,
    fill: fill === null ? false : '+1',
    backgroundColor: fill ?? color,
  });
  const light = `${color}2e`;
  const dark = `${color}66`;
  return [line('p95', light), line('p75', dark), line('p50', dark), line('p25', light), line('p5', null)];
}

/** Describes one point for the tooltip. */
export function describeFan({ p5, p25, p50, p75, p95 }: Quantiles, format: Fan['format']): string[] {
  return [
    `Middle: ${format(p50)}`,
    `Half of them: ${format(p25)} to ${format(p75)}`,
    `Nine in ten: ${format(p5)} to ${format(p95)}`,
  ];
}

function buildOptions(fan: Fan, colors: ChartColors): NonNullable<ChartConfiguration<'line'>['options']> {
  const { bands, pointNames, range, format } = fan;
  const ticks = { color: colors.soft, font: chartFont };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { grid: { display: false }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 } },
      y: {
        min: range.low,
        suggestedMax: range.high,
        grid: { color: colors.rule },
        ticks: { ...ticks, maxTicksLimit: 6, precision: 0, callback: (value) => format(Number(value)) },
      },
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        filter: ({ datasetIndex }) => datasetIndex === middle,
        displayColors: false,
        backgroundColor: colors.card,
        borderColor: colors.rule,
        borderWidth: 1,
        titleColor: colors.ink,
        bodyColor: colors.ink,
        titleFont: { ...chartFont, weight: 600 },
        bodyFont: chartFont,
        callbacks: {
          title: ([item]) => pointNames[item?.dataIndex ?? 0] ?? '',
          label: ({ dataIndex }) => {
            const band = bands[dataIndex];
            return band === undefined ? '' : describeFan(band, format);
          },
        },
      },
    },
  };
}

/** Draws a fan on a canvas; destroy it before drawing again. */
export function drawFan(canvas: HTMLCanvasElement, fan: Fan, colors: ChartColors): Chart<'line'> {
  return new Chart(canvas, {
    type: 'line',
    data: { labels: [...fan.shortNames], datasets: buildDatasets(fan) },
    options: buildOptions(fan, colors),
  });
}
