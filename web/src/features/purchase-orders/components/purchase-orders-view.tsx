import { Link } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import { PURCHASE_ORDER_FILTERS } from '@kargha/domain/stock/purchase-order';
import type {
  PurchaseOrderRow,
  PurchaseTotals,
} from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { ViewTabs } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { usePurchaseOrders } from '../state/use-purchase-orders.ts';
import { StateTag } from './state-tag.tsx';

export function PurchaseOrdersView() {
  const texts = useTexts(purchaseOrdersTexts);
  const [filter, change] = useUrlFilter({ filter: 'all' });
  const { list, totals } = usePurchaseOrders(filter);
  const create = (
    <ButtonLink look="action" to={adminRowPath(adminPaths.purchaseOrders, 'new')}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <IndexPage title={texts.title} actions={create}>
      <Figures totals={totals} />
      <ViewTabs
        label={texts.filter}
        views={PURCHASE_ORDER_FILTERS.map((id) => ({ id, label: texts.filters[id] }))}
        chosen={filter.filter}
        onChoose={(chosen) => change({ filter: chosen })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.filter === 'all' ? (
            <EmptyState title={texts.empty} action={create}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <NoMatch
              title={texts.noMatch}
              hint={texts.emptyFilter}
              onClear={() => change({ filter: 'all' })}
            />
          )
        }
      >
        {(rows, isStale) => <OrdersTable rows={rows} isStale={isStale} />}
      </PagedList>
    </IndexPage>
  );
}

function Figures({ totals }: { totals: PurchaseTotals | undefined }) {
  const texts = useTexts(purchaseOrdersTexts);
  const shown = (value: number | undefined) =>
    value === undefined ? texts.unknown : String(value);
  const value = totals === undefined ? texts.unknown : formatPaise(totals.value);
  return (
    <Tiles label={texts.tiles}>
      <Tile label={texts.openOrders} value={shown(totals?.open)} />
      <Tile label={texts.receivedThisMonth} value={shown(totals?.receivedThisMonth)} />
      <Tile label={texts.totalValue} value={value} hint={texts.valueHint} />
    </Tiles>
  );
}

interface OrdersTableProps {
  rows: readonly PurchaseOrderRow[];
  isStale: boolean;
}

function OrdersTable({ rows, isStale }: OrdersTableProps) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      isStale={isStale}
      numbers={['total']}
      opensRows
      cells={({ id, number, supplierName, state, expectedAt, total }) => ({
        number: <Link to={adminRowPath(adminPaths.purchaseOrders, id)}>{number}</Link>,
        supplier: supplierName,
        status: <StateTag state={state} />,
        expected: formatDay(expectedAt),
        total: formatPaise(total),
      })}
    />
  );
}
