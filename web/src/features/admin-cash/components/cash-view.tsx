import { remittanceEndpoints } from '@kargha/domain/payments/remittance-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { orderLink, twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';

import { cashTexts } from '../cash-texts.ts';
import { RemittanceImportButton } from './remittance-import-dialog.tsx';

/** Cash that couriers have collected and not transferred yet. */
export function CashPage() {
  const texts = useTexts(cashTexts);
  const list = useStaffPages(remittanceEndpoints.missing, {});
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      actions={<RemittanceImportButton onImported={list.reload} />}
      texts={texts}
      list={list}
      idOf={({ orderId }) => orderId}
      nameOf={({ orderNumber }) => orderNumber}

      numbers={['amount']}
      cells={(row) => ({
        order: orderLink(row.orderId, row.orderNumber),
        courier: twoLines(row.courier, row.awb),
        delivered: formatDay(row.deliveredAt),
        amount: formatPaise(row.amount),
      })}
    />
  );
}
