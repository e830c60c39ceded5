import { dashboardEndpoints, type Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import {
  FIGURE_DEFINITIONS,
  SALES_LINES,
  salesLines,
} from '@kargha/domain/reports/figure-definitions';
import type { DaySales } from '@kargha/domain/reports/sales';
import { DayChart } from '#ui/charts/day-chart.tsx';
import { FigureInfo } from '#ui/charts/figure-info.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';

import { dashboardTexts } from '../dashboard-texts.ts';
import {
  RecentOrders,
  TopProducts,
  InventoryAlerts,
  MessageCounts,
  StatusCounts,
} from './dashboard-panels.tsx';
import { StatCards } from './stat-cards.tsx';
import { Panel } from './panel.tsx';

export function DashboardPage() {
  const texts = useTexts(dashboardTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <DashboardView />
    </IndexPage>
  );
}

export function DashboardView() {
  const texts = useTexts(dashboardTexts);
  // Not shown from memory, because old figures mislead.
  const { data, isError, refetch } = useStaffQuery(dashboardEndpoints.find, {}, { fresh: true });
  if (isError) {
    return (
      <ErrorState
        title={texts.failed}
        action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    );
  }
  return data ? <Cards dashboard={data.dashboard} /> : <Spinner label={texts.loading} />;
}

function Cards({ dashboard }: { dashboard: Dashboard }) {
  const can = useCan();
  const { statusCounts, messages, revenueBreakdown } = dashboard;
  return (
    <Stack>
      <StatCards stats={dashboard.stats} />
      <QuickActions />
      <Columns>
        {can('orders.read') && <RecentOrders orders={dashboard.recentOrders} />}
        {(statusCounts ?? messages) && (
          <SideStack>
            {statusCounts && <StatusCounts counts={statusCounts} />}
            {messages && <MessageCounts messages={messages} />}
          </SideStack>
        )}
        {revenueBreakdown && (
          <>
            <RevenueChart days={dashboard.days} />
            <RevenueBreakdown sales={revenueBreakdown} />
            <TopProducts products={dashboard.topProducts} />
          </>
        )}
        {can('stock.read') && <InventoryAlerts alerts={dashboard.inventoryAlerts} />}
      </Columns>
    </Stack>
  );
}

function QuickActions() {
  const can = useCan();
  const texts = useTexts(dashboardTexts);
  return (
    <Row aria-label={texts.quickActions}>
      {can('products.edit') && (
        <ButtonLink to={paths.adminAddProduct} look="action">
          {texts.addProduct}
        </ButtonLink>
      )}
      {can('orders.read') && <ButtonLink to={paths.adminOrders}>{texts.viewOrders}</ButtonLink>}
      {can('products.read') && (
        <ButtonLink to={paths.adminProducts}>{texts.manageProducts}</ButtonLink>
      )}
      <ButtonLink to={paths.home}>{texts.viewShop}</ButtonLink>
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > dl': { marginBottom: 0 },
}));

const SideStack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

function RevenueChart({ days }: { days: Dashboard['days'] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.chart}>
      <DayChart days={days} empty={texts.chartEmpty} />
    </Panel>
  );
}

function RevenueBreakdown({ sales }: { sales: DaySales }) {
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
