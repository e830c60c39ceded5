import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { DayChart } from '#ui/charts/day-chart.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';

/** The daily figures are in the CSV export. */
export function SalesChart({ days }: { days: Analytics['days'] }) {
  const texts = useTexts(analyticsTexts);
  return (
    <Panel title={texts.byDay}>
      <DayChart days={days} empty={texts.noSales} />
    </Panel>
  );
}
