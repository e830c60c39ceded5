import { Link } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import { PURCHASE_ORDER_FILTERS } from '@kargha/domain/stock/purchase-order';
import type { PurchaseTotals } from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { usePurchaseOrders } from '../state/use-purchase-orders.ts';
import { StateTag } from './state-tag.tsx';

const DEFAULTS = { filter: 'all' };

export function PurchaseOrdersView() {
  const texts = useTexts(purchaseOrdersTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { list, totals } = usePurchaseOrders(filter);
  const create = (
    <ButtonLink look="action" to={adminRowPath(adminPaths.purchaseOrders, 'new')}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <IndexPage title={texts.title} actions={create}>
      <Figures totals={totals} />
      <ResourceList
        texts={texts}
        list={list}
        filter={filter}
        defaults={DEFAULTS}
        onFilter={change}
        views={{
          name: 'filter',
          options: PURCHASE_ORDER_FILTERS.map((id) => ({ id, label: texts.filters[id] })),
        }}
        emptyAction={create}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
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
