import { styled } from '@mui/material/styles';

import type { Dashboard, DashboardFigure } from '@kargha/domain/reports/dashboard';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';

const COUNT = new Intl.NumberFormat('en-IN');
const STATS = ['totalOrders', 'revenue', 'products', 'customers'] as const;

export function StatCards({ stats }: { stats: Dashboard['stats'] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Tiles label={texts.figures}>
      {STATS.map((name) => {
        const { value } = stats[name];
        const shown = name === 'revenue' ? formatPaise(paise(value)) : COUNT.format(value);
        const hint = <Change figure={stats[name]} />;
        return <Tile key={name} label={texts.stats[name]} value={shown} hint={hint} />;
      })}
    </Tiles>
  );
}

function Change({ figure: { changePercent } }: { figure: DashboardFigure }) {
  const texts = useTexts(dashboardTexts);
  if (changePercent === null) return <span>{texts.noComparison}</span>;
  if (changePercent === 0) return <span>{texts.same}</span>;
  const isUp = changePercent > 0;
  const size = Math.abs(changePercent);
  return <Trend data-up={isUp}>{isUp ? texts.up(size) : texts.down(size)}</Trend>;
}

const Trend = styled('span')(({ theme: { vars } }) => ({
  fontWeight: 600,
  '&[data-up="true"]': { color: vars.palette.success.main },
  '&[data-up="false"]': { color: vars.palette.error.main },
}));
