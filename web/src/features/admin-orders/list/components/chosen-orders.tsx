import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { ExportListButton } from '#session/components/export-list-button.tsx';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import type { BulkSelection } from '#ui/lists/use-bulk-selection.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { CourierBulk } from '../../couriers/components/courier-bulk.tsx';
import {
  saveInvoices,
  saveLabels,
  savePackingSlips,
} from '../../documents/state/order-documents.ts';

interface ChosenOrdersProps {
  orders: readonly OrderRow[];
  bulk: BulkSelection;
  onShip: () => void;
}

/** Actions for the ticked orders, but not for all that match: one file has at most 50 orders. */
export function ChosenOrders({ orders, bulk, onShip }: ChosenOrdersProps) {
  const texts = useTexts(adminOrdersTexts);
  const can = useCan();
  const ids = orders.map(({ id }) => id);
  return (
    <>
      {can('orders.ship') && (
        <>
          <Button disabled={bulk.run.isBusy} onClick={onShip}>
            {texts.shipMany}
          </Button>
          <CourierBulk orders={orders} run={bulk.run} />
          <SaveButton label={texts.printPackingSlips} save={() => savePackingSlips(ids)} />
          <SaveButton label={texts.printLabels} save={() => saveLabels(ids)} />
        </>
      )}
      {can('invoices.read') && (
        <SaveButton label={texts.printInvoices} save={() => saveInvoices(ids)} />
      )}
      <ExportListButton
        label={texts.exportSelected}
        kinds={['orders', 'orderLines']}
        filter={{ ids: ids.join() }}
      />
    </>
  );
}

function SaveButton({ label, save }: { label: string; save: () => Promise<void> }) {
  const { isBusy, start } = useAction(save);
  return (
    <Button disabled={isBusy} onClick={() => void start()}>
      {label}
    </Button>
  );
}
