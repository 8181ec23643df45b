import type { OutrageVerdict } from '#shared/games/paradise/city.ts';
import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
  type ChartConfiguration,
  type PointStyle,
  type ScaleOptions,
} from 'chart.js';
import annotationPlugin, { type AnnotationOptions } from 'chartjs-plugin-annotation';
import type { OutrageMonth } from '#shared/games/paradise/views/campaign.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { describeCauses, type CausesOfMonth } from './causes.ts';
import type { OutrageReading } from './outrageOdds.ts';
import { chartFont, type ChartColors } from '#renderer/shared/looks/charts.ts';
import { listMonthMarks } from '../period.ts';
import { isKnown } from './known.ts';
import { listThresholds, type Threshold } from './thresholds.ts';
import { verdicts } from './verdicts.ts';

Chart.register(
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
  annotationPlugin,
);

const marks: Record<OutrageVerdict, PointStyle> = {
  quiet: 'circle',
  calmed: 'triangle',
  'something-must-be-done': 'rectRot',
  'feds-called': 'star',
  'feds-stay': 'rect',
};

/** A roll in words: `Rolled 4 and 3 on outrage 6: 13. Quiet.` */
export function rollWords(roll: OutrageMonth): string {
  if (!isKnown(roll)) return `Played elsewhere: outrage ${roll.outrage}.`;
  const faces = roll.faces.join(' and ');
  const change = roll.outrage === roll.outrageBefore ? '' : ` Outrage fell to ${roll.outrage}.`;
  const { name } = verdicts[roll.verdict];
  return `Rolled ${faces} on outrage ${roll.outrageBefore}: ${roll.total}. ${name}.${change}`;
}

function buildAnnotation({ of, at, color }: Threshold, colors: ChartColors): AnnotationOptions {
  return {
    type: 'line',
    yScaleID: of,
    drawTime: 'beforeDatasetsDraw',
    yMin: at,
    yMax: at,
    borderColor: colors[color],
    borderWidth: 1.5,
    borderDash: [6, 4],
  };
}

/** Computes the end of the axis: beyond the highest mark, and a whole number of steps. */
export function computeAxisEnd(highest: number): number {
  const wanted = Math.max(18, highest + 2);
  const step = wanted > 24 ? 6 : 2;
  return Math.ceil(wanted / step) * step;
}

/** Everything the chart draws: the level as steps, each roll's total as a mark below it, the thresholds. */
export type ChartInput = {
  history: readonly OutrageMonth[];
  /** The level today, after the last roll and whatever came since. */
  outrage: number;
  month: number;
  reading: OutrageReading;
  /** The causes that moved it, by month. */
  causes: readonly CausesOfMonth[];
  colors: ChartColors;
};

function buildDatasets({ history, outrage, colors }: ChartInput): ChartConfiguration['data'] {
  const last = history.at(-1);
  return {
    labels: [...history.map(({ month }) => formatMonth(month)), 'now'],
    datasets: [
      {
        type: 'line',
        label: 'Outrage',
        yAxisID: 'outrage',
        data: [...history.map(({ outrageBefore }) => outrageBefore), outrage],
        stepped: last ? 'middle' : false,
        borderColor: colors.ink,
        backgroundColor: colors.ink,
        borderWidth: 2.5,
        pointRadius: isDense(history) ? 0 : 3,
        pointHoverRadius: 5,
        clip: edge,
      },
      {
        type: 'line',
        label: 'Roll and outrage together',
        yAxisID: 'roll',
        data: history.map(({ total }) => total),
        showLine: false,
        pointStyle: history.map(({ verdict }) => marks[verdict]),
        pointRadius: isDense(history) ? 3 : 7,
        pointHoverRadius: 9,
        clip: edge,
        borderWidth: isDense(history) ? 1 : 2,
        pointBorderColor: history.map(({ verdict }) => markColor(verdict, colors)),
        pointBackgroundColor: colors.card,
      },
    ],
  };
}

/** Marks at 0 and at the sides are drawn whole, beyond the axes. */
const edge = 12;

/** So many months that their marks would cover one another. */
function isDense(history: readonly OutrageMonth[]): boolean {
  return history.length > 60;
}

/** Lists the names below the chart: some of its months, and today. */
function listNamesBelow(history: readonly OutrageMonth[]): { value: number; label: string }[] {
  const marks = listMonthMarks(history.map(({ month }) => month));
  return [...marks.map(({ at, name }) => ({ value: at, label: name })), { value: history.length, label: 'now' }];
}

function markColor(verdict: OutrageVerdict, colors: ChartColors): string {
  if (verdict === 'something-must-be-done') return colors.oxblood;
  return verdict === 'feds-called' || verdict === 'feds-stay' ? colors.harbor : colors.soft;
}

function buildOptions(input: ChartInput): NonNullable<ChartConfiguration['options']> {
  const { history, outrage, reading, colors } = input;
  const font = chartFont;
  const level = computeAxisEnd(Math.max(outrage, ...history.map(({ outrageBefore }) => outrageBefore)));
  const total = computeAxisEnd(Math.max(...history.map((roll) => roll.total)));
  const annotations = listThresholds(reading).map((threshold) => buildAnnotation(threshold, colors));
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        offset: true,
        grid: { color: colors.rule },
        ticks: { color: colors.soft, font, autoSkip: false, maxRotation: 0 },
        afterTickToLabelConversion: (axis) => {
          axis.ticks = listNamesBelow(history);
        },
      },
      roll: buildAxis('Roll', total, 1, colors),
      outrage: buildAxis('Outrage', level, 2, colors),
    },
    plugins: {
      annotation: { annotations },
      tooltip: {
        displayColors: false,
        backgroundColor: colors.card,
        borderColor: colors.rule,
        borderWidth: 1,
        titleColor: colors.ink,
        bodyColor: colors.ink,
        titleFont: { ...font, weight: 600 },
        bodyFont: font,
        callbacks: {
          title: ([item]) => describeMonth(input, item?.dataIndex ?? 0),
          label: ({ dataIndex, datasetIndex }) => (datasetIndex === 0 ? describeTooltip(input, dataIndex) : []),
        },
      },
    },
  };
}

/** Builds one of the two strips, the roll below and the level above it; the share is its part of the height. */
function buildAxis(name: string, top: number, share: number, colors: ChartColors): ScaleOptions<'linear'> {
  return {
    type: 'linear',
    axis: 'y',
    position: 'left',
    stack: 'strips',
    stackWeight: share,
    offset: share === 1,
    min: 0,
    max: top,
    title: { display: true, text: name, color: colors.soft, font: chartFont },
    grid: { color: colors.rule },
    ticks: { color: colors.soft, font: chartFont, stepSize: top > 24 || share === 1 ? 6 : 2, precision: 0 },
  };
}

function describeMonth({ history, month }: ChartInput, index: number): string {
  return formatMonth(history[index]?.month ?? month);
}

function describeTooltip({ history, outrage, month, causes }: ChartInput, index: number): string[] {
  const roll = history[index];
  const own = causes.find((one) => one.month === (roll?.month ?? month));
  return [roll ? rollWords(roll) : `Outrage now: ${outrage}`, ...describeCauses(own)];
}

/** Draws the chart on a canvas; destroy it before drawing again. */
export function drawChart(canvas: HTMLCanvasElement, input: ChartInput): Chart {
  return new Chart(canvas, { type: 'line', data: buildDatasets(input), options: buildOptions(input) });
}
