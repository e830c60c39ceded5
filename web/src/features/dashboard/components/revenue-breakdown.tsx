import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { DaySales } from '@kargha/domain/reports/sales';
import { useTexts } from '#lib/language/language.ts';
import { SumRow, Sums } from '#ui/sums.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel } from './panel.tsx';

/** Of what the revenue is made. */
export function RevenueBreakdown({ sales }: { sales: DaySales }) {
  const texts = useTexts(dashboardTexts);
  const amount = (part: number) => formatPaise(paise(part));
  return (
    <Panel title={texts.revenueBreakdown}>
      <Sums>
        <SumRow label={texts.goods}>{amount(sales.goods)}</SumRow>
        <SumRow label={texts.discount}>{amount(-sales.discount)}</SumRow>
        <SumRow label={texts.shipping}>{amount(sales.shipping)}</SumRow>
        <SumRow label={texts.tax}>{amount(sales.tax)}</SumRow>
        <SumRow label={texts.total} isTotal>
          {amount(sales.revenue)}
        </SumRow>
      </Sums>
    </Panel>
  );
}
