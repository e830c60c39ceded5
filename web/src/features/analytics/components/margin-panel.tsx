import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Margin } from '@kargha/domain/reports/analytics-endpoints';
import { FIGURE_DEFINITIONS } from '@kargha/domain/reports/figure-definitions';
import { marginPercent } from '@kargha/domain/reports/gross-margin';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { monthName } from '#lib/language/months.ts';
import { May } from '#session/components/may.tsx';
import { FigureInfo } from '#ui/charts/figure-info.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { useMargin } from '../state/use-analytics.ts';
import { Panel } from './panel.tsx';

/** Only for staff who may see costs. */
export function MarginPanel({ range }: { range: AnalyticsQuery }) {
  const { data: margin } = useMargin(range);
  return (
    <May permission="costs.read">
      {margin && (
        <div style={{ marginTop: 16 }}>
          <MarginFigures {...margin} />
        </div>
      )}
    </May>
  );
}

function MarginFigures({ months, sales, cost, unknownUnits, unknownSales, isPartial }: Margin) {
  const texts = useTexts(analyticsTexts);
  const percent = marginPercent({ sales, cost });
  const [first = '', last = first] = [months[0], months.at(-1)];
  return (
    <Panel
      title={FIGURE_DEFINITIONS.grossMargin.label}
      hint={texts.wholeMonths(monthName(first), monthName(last))}
    >
      <strong>
        {texts.margin(formatPaise(paise(sales - cost)), percent)} <FigureInfo name="grossMargin" />
      </strong>
      <p>{texts.marginOf(formatPaise(sales), formatPaise(cost))}</p>
      {unknownUnits !== 0 && <p>{texts.withoutCost(unknownUnits, formatPaise(unknownSales))}</p>}
      {isPartial && <p>{texts.marginPartial}</p>}
    </Panel>
  );
}
