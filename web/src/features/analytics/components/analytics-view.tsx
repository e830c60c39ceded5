import { useId, useState, type ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Analytics, VariantSales as Sales } from '@kargha/domain/reports/analytics-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { DayChart } from '#ui/charts/day-chart.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { BufferedInput } from '#ui/forms/buffered-input.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { analyticsTexts } from '../analytics-texts.ts';
import { analyticsCsv } from '../state/analytics-csv.ts';
import {
  useAnalytics,
  useMargin,
  useVariantSales,
  selectRange,
  RANGES,
} from '../state/use-analytics.ts';
import { GstTable } from './gst-table.tsx';
import { Ranking, Returns, Steps, Visits } from './bar-lists.tsx';
import { MarginPanel } from './margin-panel.tsx';
import { Panel } from './panel.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { VariantSales } from './variant-sales.tsx';

const DEFAULTS = { range: '30', from: '', to: '', product: '' };

export function AnalyticsPage() {
  const texts = useTexts(analyticsTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <AnalyticsView />
    </IndexPage>
  );
}

export function AnalyticsView() {
  const texts = useTexts(analyticsTexts);
  const [now] = useState(() => new Date());
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { name, range } = selectRange({ ...DEFAULTS, ...filter }, now);
  const { data: shown, error, isPlaceholderData: isStale, refetch } = useAnalytics(range);
  const variants = useVariantSales(filter.product, range);
  const views = RANGES.map((id) => ({ id, label: texts.range[id] }));
  return (
    <>
      <Head>
        <ViewTabs
          label={texts.ranges}
          views={views}
          chosen={name}
          onChoose={(id) => change({ range: id })}
        />
        {shown && !isStale && <Export analytics={shown} variants={variants.data} range={range} />}
      </Head>
      {name === 'own' && <CustomRange range={range} onChange={change} />}
      {shown && (
        <Figures analytics={shown} range={range} isStale={isStale}>
          <MarginPanel range={range} />
          <VariantSales sales={variants.data} onChoose={(product) => change({ product })} />
        </Figures>
      )}
      {!shown && <LoadingOrError error={error} onTryAgain={() => void refetch()} />}
    </>
  );
}

interface LoadingOrErrorProps {
  error: Error | null;
  onTryAgain: () => void;
}

function LoadingOrError({ error, onTryAgain }: LoadingOrErrorProps) {
  const texts = useTexts(analyticsTexts);
  if (!error) return <Spinner label={texts.loading} />;
  return (
    <ErrorState
      title={errorMessage(error, '') || texts.failed}
      action={
        <Button look="action" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}

interface CustomRangeProps {
  range: AnalyticsQuery;
  onChange: (some: Partial<typeof DEFAULTS>) => void;
}

function CustomRange({ range, onChange }: CustomRangeProps) {
  const texts = useTexts(analyticsTexts);
  const id = useId();
  return (
    <Days>
      {(['from', 'to'] as const).map((end) => (
        <FieldFrame key={end} id={`${id}-${end}`} label={texts[end]}>
          <BufferedInput
            id={`${id}-${end}`}
            type="date"
            value={range[end]}
            onType={(day) => onChange({ [end]: day })}
          />
        </FieldFrame>
      ))}
    </Days>
  );
}

interface ExportProps {
  analytics: Analytics;
  variants: Sales | undefined;
  range: AnalyticsQuery;
}

function Export({ analytics, variants, range }: ExportProps) {
  const texts = useTexts(analyticsTexts);
  const { data: margin } = useMargin(range);

  function exportAll() {
    const csv = analyticsCsv(analytics, texts, { variants, margin });
    saveCsv(`analytics-${range.from}-${range.to}.csv`, csv);
    showToast({ tone: 'success', message: texts.exported });
  }

  return <Button onClick={exportAll}>{texts.export}</Button>;
}

interface FiguresProps {
  analytics: Analytics;
  range: AnalyticsQuery;
  isStale: boolean;
  children: ReactNode;
}

function Figures({ analytics, range, isStale, children }: FiguresProps) {
  const texts = useTexts(analyticsTexts);
  return (
    <div aria-busy={isStale}>
      <SalesFigures sales={analytics.sales} before={analytics.before} />
      <Grid>
        <SalesChart days={analytics.days} />
        <Visits visits={analytics.visits} />
        <Steps steps={analytics.steps} />
        <Ranking title={texts.crafts} rows={analytics.crafts} />
        <Ranking title={texts.origins} rows={analytics.origins} />
        <Ranking title={texts.destinations} rows={analytics.destinations} />
        <Returns rows={analytics.returns} />
        <GiftCards {...analytics.giftCards} />
      </Grid>
      {children}
      <GstTable rows={analytics.gst} range={range} />
    </div>
  );
}

/** Apart from the sales: a card is no goods. Amounts in paise. */
function GiftCards({ sold, amount, refunded }: Analytics['giftCards']) {
  const texts = useTexts(analyticsTexts);
  return (
    <Panel title={texts.giftCards} hint={texts.giftCardsHint}>
      <strong>{texts.giftCardsSold(sold, formatPaise(paise(amount)))}</strong>
      {refunded > 0 && <p>{texts.giftCardsRefunded(formatPaise(paise(refunded)))}</p>}
    </Panel>
  );
}

/** The daily figures are in the CSV export. */
function SalesChart({ days }: { days: Analytics['days'] }) {
  const texts = useTexts(analyticsTexts);
  return (
    <Panel title={texts.byDay}>
      <DayChart days={days} empty={texts.noSales} />
    </Panel>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBottom: theme.spacing(2),
  '& > div': { minWidth: 0 },
}));

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 220px))' },
}));

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > section:first-of-type': { gridColumn: '1 / -1' },
}));
