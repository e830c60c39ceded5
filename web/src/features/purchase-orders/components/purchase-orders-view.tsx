import { formatPaise } from '@kargha/domain/money/money-format';
import { PURCHASE_ORDER_FILTERS } from '@kargha/domain/stock/purchase-order';
import { purchaseOrderEndpoints } from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { useStaffList, useStaffTotals } from '#session/state/endpoint-queries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { StateTag } from './state-tag.tsx';

const DEFAULTS = { filter: 'all' };

export function PurchaseOrdersView() {
  const texts = useTexts(purchaseOrdersTexts);
  const resource = useStaffList(purchaseOrderEndpoints.list, DEFAULTS);
  const totals = useStaffTotals(purchaseOrderEndpoints.totals);
  const can = useCan();
  const create = can('purchasing.edit') && (
    <ButtonLink look="action" to={adminRowPath(adminPaths.purchaseOrders, 'new')}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <ResourcePage
      actions={create}
      totals={[
        [texts.openOrders, totals?.open],
        [texts.receivedThisMonth, totals?.receivedThisMonth],
        [texts.totalValue, totals && formatPaise(totals.value), texts.valueHint],
      ]}
      texts={texts}
      {...resource}
      views={{ name: 'filter', ids: PURCHASE_ORDER_FILTERS, labels: texts.filters }}
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
  );
}
