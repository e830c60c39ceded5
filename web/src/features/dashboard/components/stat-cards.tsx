import { styled } from '@mui/material/styles';

import type { Dashboard, DashboardFigure } from '@kargha/domain/dashboard';
import { formatPaise } from '@kargha/domain/money-format';
import { paise } from '@kargha/domain/paise';
import { useTexts } from '#lib/language/language.ts';
import { Surface } from '#ui/surface.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';

const COUNT = new Intl.NumberFormat('en-IN');
const STATS = ['totalOrders', 'revenue', 'products', 'customers'] as const;

/** The four figures, each with how it compares. */
export function StatCards({ stats }: { stats: Dashboard['stats'] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Grid>
      {STATS.map((name) => {
        const { value } = stats[name];
        return (
          <Surface key={name}>
            <dt>{texts.stats[name]}</dt>
            <dd>{name === 'revenue' ? formatPaise(paise(value)) : COUNT.format(value)}</dd>
            <dd>
              <Change figure={stats[name]} />
            </dd>
          </Surface>
        );
      })}
    </Grid>
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

const Grid = styled('dl')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dt + dd': {
    color: vars.palette.text.primary,
    fontSize: 'clamp(1.25rem, 4vw, 1.75rem)',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

const Trend = styled('span')(({ theme: { vars } }) => ({
  fontWeight: 600,
  '&[data-up="true"]': { color: vars.palette.success.main },
  '&[data-up="false"]': { color: vars.palette.error.main },
}));
