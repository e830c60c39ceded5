import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import type { BulkRun } from '#ui/lists/use-bulk-run.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { courierTexts } from '../courier-texts.ts';
import { bookOrders, requestPickup, saveCourierLabels, saveManifest } from '../state/bookings.ts';

/** For the chosen orders: books couriers, and prints labels and manifest with a pickup. Nothing without an aggregator. */
export function CourierBulk({ orders, run }: { orders: readonly OrderRow[]; run: BulkRun }) {
  const texts = useTexts(courierTexts);
  const canShip = useCan()('orders.ship');
  const { data } = useStaffQuery(courierEndpoints.list, {}, { enabled: canShip });
  const ids = orders.map(({ id }) => id);
  const documents = useAction(async () => {
    // The labels come first: they are needed even if the pickup is refused.
    await saveCourierLabels(ids);
    const { parcels, notBooked } = await requestPickup(ids);
    const hasManifest = await saveManifest(ids);
    const sentences = [
      texts.pickupDone(parcels),
      hasManifest ? '' : texts.noManifest,
      notBooked.length > 0 ? texts.notBooked(notBooked) : '',
    ];
    const message = sentences.filter((sentence) => sentence !== '').join(' ');
    showToast({ tone: notBooked.length > 0 ? 'info' : 'success', message });
  });
  if (!canShip || !data?.hasAggregator) return null;
  const book = () =>
    void run.start({
      title: texts.bulkTitle(orders.length),
      count: orders.length,
      canStop: true,
      change: bookOrders(orders),
    });
  return (
    <>
      <Button disabled={run.isBusy} onClick={book}>
        {texts.bulkBook}
      </Button>
      <Button disabled={documents.isBusy} onClick={() => void documents.start()}>
        {texts.bulkDocuments}
      </Button>
    </>
  );
}
