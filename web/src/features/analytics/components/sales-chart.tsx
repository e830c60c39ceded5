import { styled } from '@mui/material/styles';

import type { Analytics } from '@kargha/domain/reports/analytics';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';

const WIDTH = 1000;
const HEIGHT = 200;
const MIN_BAR_HEIGHT = 1.5;

/** One bar per day, with a text summary. The daily figures are in the CSV export. */
export function SalesChart({ days }: { days: Analytics['days'] }) {
  const texts = useTexts(analyticsTexts);
  const maximum = Math.max(0, ...days.map(({ revenue }) => revenue));
  const best = days.find(({ revenue }) => revenue === maximum);
  const summary =
    maximum === 0 || !best
      ? texts.noSales
      : texts.best(formatChartDay(best.day), formatPaise(paise(best.revenue)));
  const step = WIDTH / Math.max(1, days.length);
  return (
    <Panel title={texts.byDay}>
      <ChartSvg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {days.map(({ day, revenue, orders }, index) => {
          const height =
            maximum === 0 ? MIN_BAR_HEIGHT : Math.max(MIN_BAR_HEIGHT, (revenue / maximum) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
            >
              <title>{texts.bar(formatChartDay(day), formatPaise(paise(revenue)), orders)}</title>
            </rect>
          );
        })}
      </ChartSvg>
      <Ends>
        <span>{days[0] && formatChartDay(days[0].day)}</span>
        <span>{days.length > 1 && formatChartDay(days.at(-1)?.day ?? '')}</span>
      </Ends>
      <p>{summary}</p>
    </Panel>
  );
}

/** 06:30 UTC is noon in India, so the formatted date is that day. */
function formatChartDay(day: string): string {
  return formatDay(new Date(`${day}T06:30:00Z`));
}

const ChartSvg = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 200,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& rect': { fill: vars.palette.primary.main },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
}));
