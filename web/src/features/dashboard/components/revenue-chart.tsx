import { styled } from '@mui/material/styles';

import type { Dashboard } from '@kargha/domain/reports/dashboard';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel } from './panel.tsx';

export function RevenueChart({ days }: { days: Dashboard['days'] }) {
  const texts = useTexts(dashboardTexts);
  const best = days.reduce((highest, day) => (day.revenue > highest.revenue ? day : highest), {
    day: '',
    revenue: 0,
  });
  const summary =
    best.revenue === 0
      ? texts.chartEmpty
      : texts.chartSummary(formatChartDay(best.day), formatPaise(paise(best.revenue)));
  return (
    <Panel title={texts.chart}>
      <Bars role="img" aria-label={summary}>
        {days.map(({ day, revenue }) => (
          <span
            key={day}
            title={`${formatChartDay(day)}: ${formatPaise(paise(revenue))}`}
            style={{ height: best.revenue === 0 ? 2 : `${(revenue / best.revenue) * 100}%` }}
          />
        ))}
      </Bars>
      <p>{summary}</p>
    </Panel>
  );
}

/** 06:30 UTC is noon in India, so the formatted date is that day. */
function formatChartDay(day: string): string {
  return formatDay(new Date(`${day}T06:30:00Z`));
}

const Bars = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  height: 140,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > span': {
    flex: 1,
    minHeight: 2,
    borderRadius: '3px 3px 0 0',
    background: vars.palette.primary.main,
  },
}));
