import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { styled } from '../theme/styled.ts';
import { chartTexts } from './chart-texts.ts';

const MAX_STEPS = 4;

/** One rupee. */
const SMALLEST_STEP = 100;

const UNITS = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1000, 'K'],
] as const;

interface ChartDay {
  /** '2026-11-21' */
  day: string;
  /** in paise */
  revenue: number;
  orders: number;
}

interface DayChartProps {
  days: readonly ChartDay[];
  /** shown when no day has revenue */
  empty: string;
}

const WIDTH = 1000;
const HEIGHT = 200;
const MIN_BAR_HEIGHT = 1.5;

/** One bar per day on an axis in rupees, with a summary in words. */
export function DayChart({ days, empty }: DayChartProps) {
  const texts = useTexts(chartTexts);
  const highest = Math.max(0, ...days.map(({ revenue }) => revenue));
  const best = highest === 0 ? undefined : days.find(({ revenue }) => revenue === highest);
  const summary = best
    ? texts.best(formatChartDay(best.day), formatPaise(paise(best.revenue)))
    : empty;
  const ticks = moneyTicks(highest);
  const top = Math.max(1, ...ticks);
  const step = WIDTH / Math.max(1, days.length);
  return (
    <>
      <Plot role="img" aria-label={summary}>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {formatTick(paise(tick))}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {days.map(({ day, revenue, orders }, index) => {
            const height = Math.max(MIN_BAR_HEIGHT, (revenue / top) * HEIGHT);
            return (
              <rect
                key={day}
                data-negative={revenue < 0 || undefined}
                x={index * step + step * 0.1}
                y={HEIGHT - height}
                width={step * 0.8}
                height={height}
              >
                <title>{texts.bar(formatChartDay(day), formatPaise(paise(revenue)), orders)}</title>
              </rect>
            );
          })}
        </svg>
      </Plot>
      <Ends>
        <span>{days[0] && formatChartDay(days[0].day)}</span>
        <span>{days.length > 1 && formatChartDay(days.at(-1)?.day ?? '')}</span>
      </Ends>
      <p>{summary}</p>
    </>
  );
}

/** 06:30 UTC is noon in India, so the formatted date is that day. */
function formatChartDay(day: string): string {
  return formatDay(new Date(`${day}T06:30:00Z`));
}

/** Room for the longest label, such as ₹500K. */
const AXIS_WIDTH = '3rem';

const Plot = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  height: 180,
  margin: '0.75em 0 0',
  paddingInlineStart: AXIS_WIDTH,
  '& > span': {
    position: 'absolute',
    insetInline: 0,
    borderBottom: `1px solid ${vars.palette.divider}`,
    color: vars.palette.text.secondary,
    fontSize: '0.75rem',
    lineHeight: 1,
  },
  '& > svg': { position: 'relative', display: 'block', width: '100%', height: '100%' },
  '& rect': { fill: vars.palette.primary.main },
  '& rect[data-negative]': { fill: vars.palette.error.main },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInlineStart: AXIS_WIDTH,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
}));

/** Up to five round amounts in equal steps, from 0 to at least `highest`. */
export function moneyTicks(highest: number): number[] {
  if (highest <= 0) return [0];
  const least = Math.max(SMALLEST_STEP, highest / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A round amount in the fewest characters, such as ₹500, ₹20K, ₹1.5L or ₹2Cr. */
export function formatTick(amount: Paise): string {
  const rupees = paiseToRupees(amount);
  const [size, unit] = UNITS.find(([least]) => rupees >= least) ?? [1, ''];
  return `₹${rupees / size}${unit}`;
}
