import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { chartFont, type ChartColors } from '#renderer/shared/looks/charts.ts';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

/** The course of a whole game: a line a seat, with larger points where the lead changed. */
export type CourseDrawing = {
  lines: readonly {
    name: string;
    color: string;
    /** Drawn thicker. */
    isChief: boolean;
    dash: readonly number[];
    values: readonly (number | null)[];
    /** The places at which it took the lead. */
    turns: readonly number[];
  }[];
  shortNames: readonly string[];
  periodNames: readonly string[];
  format: (value: number) => string;
};

function buildOptions(
  { format, periodNames }: CourseDrawing,
  colors: ChartColors,
): NonNullable<ChartConfiguration<'line'>['options']> {
  const ticks = { color: colors.soft, font: chartFont };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { grid: { display: false }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 } },
      y: {
        beginAtZero: true,
        grid: { color: colors.rule },
        ticks: { ...ticks, maxTicksLimit: 6, precision: 0, callback: (value) => format(Number(value)) },
      },
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        itemSort: (a, b) => (b.parsed.y ?? 0) - (a.parsed.y ?? 0),
        backgroundColor: colors.card,
        borderColor: colors.rule,
        borderWidth: 1,
        titleColor: colors.ink,
        bodyColor: colors.ink,
        titleFont: { ...chartFont, weight: 600 },
        bodyFont: chartFont,
        callbacks: {
          title: ([item]) => periodNames[item?.dataIndex ?? 0] ?? '',
          label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${format(parsed.y ?? 0)}`,
        },
      },
    },
  };
}

/** Draws the course of a game on a canvas; destroy it before drawing again. */
export function drawCourse(canvas: HTMLCanvasElement, course: CourseDrawing, colors: ChartColors): Chart<'line'> {
  return new Chart(canvas, {
    type: 'line',
    data: {
      labels: [...course.shortNames],
      datasets: course.lines.map(({ name, color, isChief, dash, values, turns }) => ({
        label: name,
        data: [...values],
        borderColor: color,
        backgroundColor: color,
        borderWidth: isChief ? 3.5 : 2,
        borderDash: [...dash],
        tension: 0.15,
        spanGaps: true,
        pointRadius: values.map((_, at) => (turns.includes(at) ? 7 : values.length === 1 ? 4 : 0)),
        pointHoverRadius: 6,
        pointBorderColor: colors.card,
        pointBorderWidth: 2,
      })),
    },
    options: buildOptions(course, colors),
  });
}
