import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import type { DaySales } from '@kargha/domain/reports/sales';
import { useTexts } from '#lib/language/language.ts';
import { DayChart } from '#ui/charts/day-chart.tsx';
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
  const amount = (part: number) => formatPaise(paise(part));
  return (
    <Panel title={texts.revenueBreakdown}>
      <TotalsList>
        <TotalsRow label={texts.goods}>{amount(sales.goods)}</TotalsRow>
        <TotalsRow label={texts.discount}>{amount(-sales.discount)}</TotalsRow>
        <TotalsRow label={texts.shipping}>{amount(sales.shipping)}</TotalsRow>
        <TotalsRow label={texts.tax}>{amount(sales.tax)}</TotalsRow>
        <TotalsRow label={texts.total} isTotal>
          {amount(sales.revenue)}
        </TotalsRow>
      </TotalsList>
    </Panel>
  );
}
