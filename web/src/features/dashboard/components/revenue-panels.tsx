import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { DayChart } from '#ui/charts/day-chart.tsx';

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
