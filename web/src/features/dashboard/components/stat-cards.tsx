import type { Dashboard, DashboardFigure } from '@kargha/domain/reports/dashboard-endpoints';
import { formatCount } from '@kargha/domain/money/count-format';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { FIGURE_DEFINITIONS } from '@kargha/domain/reports/figure-definitions';
import { changeKind } from '@kargha/domain/reports/sales';
import { useTexts } from '#lib/language/language.ts';
import { FigureInfo } from '#ui/charts/figure-info.tsx';
import { Tiles } from '#ui/lists/tiles.tsx';
import { styled } from '#ui/theme/styled.ts';

import { dashboardTexts } from '../dashboard-texts.ts';

/** The stored name of each figure and the name of its definition. */
const STATS = [
  ['totalOrders', 'orders'],
  ['revenue', 'totalSales'],
  ['products', 'products'],
  ['customers', 'customers'],
] as const;

export function StatCards({ stats }: { stats: Dashboard['stats'] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Tiles
      label={texts.figures}
      tiles={STATS.flatMap(([name, figure]) => {
        const known = stats[name];
        if (!known) return [];
        const format = name === 'revenue' ? formatRevenue : formatCount;
        const hint = <Change figure={known} format={format} />;
        const { label } = FIGURE_DEFINITIONS[figure];
        return [
          [label, format(known.value), hint, <FigureInfo key={name} name={figure} />] as const,
        ];
      })}
    />
  );
}

function formatRevenue(amount: number): string {
  return formatPaise(paise(amount));
}

interface ChangeProps {
  figure: DashboardFigure;
  format: (value: number) => string;
}

function Change({ figure: { value, before, changePercent }, format }: ChangeProps) {
  const texts = useTexts(dashboardTexts);
  const kind = changeKind(value, before);
  if (kind === 'none') return <span>{texts.noComparison}</span>;
  if (kind === 'same') return <span>{texts.same}</span>;
  const size = Math.abs(changePercent ?? 0);
  const words = {
    new: texts.fresh,
    steep: texts.upFrom(format(before)),
    up: texts.up(size),
    down: texts.down(size),
  };
  return <Trend data-up={kind !== 'down'}>{words[kind]}</Trend>;
}

const Trend = styled('span')(({ theme: { vars } }) => ({
  fontWeight: 600,
  '&[data-up="true"]': { color: vars.palette.success.main },
  '&[data-up="false"]': { color: vars.palette.error.main },
}));
