import { styled } from '@mui/material/styles';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { dayChartTexts } from './day-chart-texts.ts';
import { formatTick, moneyTicks } from './money-axis.ts';

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
  const texts = useTexts(dayChartTexts);
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
