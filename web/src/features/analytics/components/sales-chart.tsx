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
/** What a day without sales still shows. */
const LEAST = 1.5;

/** A bar for each day; in words, the best of them. The days stand below in a table of the export. */
export function SalesPlot({ days }: { days: Analytics['days'] }) {
  const texts = useTexts(analyticsTexts);
  const most = Math.max(0, ...days.map(({ revenue }) => revenue));
  const best = days.find(({ revenue }) => revenue === most);
  const words =
    most === 0 || !best
      ? texts.noSales
      : texts.best(nameOf(best.day), formatPaise(paise(best.revenue)));
  const step = WIDTH / Math.max(1, days.length);
  return (
    <Panel title={texts.byDay}>
      <Plot
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {days.map(({ day, revenue, orders }, place) => {
          const height = most === 0 ? LEAST : Math.max(LEAST, (revenue / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={place * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
            >
              <title>{texts.bar(nameOf(day), formatPaise(paise(revenue)), orders)}</title>
            </rect>
          );
        })}
      </Plot>
      <Ends>
        <span>{days[0] && nameOf(days[0].day)}</span>
        <span>{days.length > 1 && nameOf(days.at(-1)?.day ?? '')}</span>
      </Ends>
      <p>{words}</p>
    </Panel>
  );
}

/** Noon in India lies on the same day everywhere in India. */
function nameOf(day: string): string {
  return formatDay(new Date(`${day}T06:30:00Z`));
}

const Plot = styled('svg')(({ theme: { vars } }) => ({
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
