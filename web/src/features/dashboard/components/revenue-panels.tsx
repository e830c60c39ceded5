import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import {
  FIGURE_DEFINITIONS,
  SALES_LINES,
  salesLines,
} from '@kargha/domain/reports/figure-definitions';
import type { DaySales } from '@kargha/domain/reports/sales';
import { useTexts } from '#lib/language/language.ts';
import { DayChart } from '#ui/charts/day-chart.tsx';
import { FigureInfo } from '#ui/charts/figure-info.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel } from './panel.tsx';

export function RevenueChart({ days }: { days: Dashboard['days'] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.chart}>
      <DayChart days={days} empty={texts.chartEmpty} />
    </Panel>
  );
}

export function RevenueBreakdown({ sales }: { sales: DaySales }) {
  const texts = useTexts(dashboardTexts);
  const amounts = salesLines(sales);
  return (
    <Panel title={texts.revenueBreakdown}>
      <TotalsList>
        {SALES_LINES.map((name) => (
          <TotalsRow
            key={name}
            label={FIGURE_DEFINITIONS[name].label}
            about={<FigureInfo name={name} />}
            isTotal={name === 'totalSales'}
          >
            {formatPaise(paise(amounts[name]))}
          </TotalsRow>
        ))}
      </TotalsList>
    </Panel>
  );
}
