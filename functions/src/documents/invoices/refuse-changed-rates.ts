import { changedRates, type ChangedRate } from '@kargha/domain/orders/changed-rates';
import type { StoreSettings } from '@kargha/domain/settings/settings';

import { conflict } from '../../http/errors.ts';
import type { OrderRecord } from '../../records/order-record.ts';

type RateSettings = Pick<StoreSettings, 'tax' | 'seller'>;

/** What staff have to decide on before the goods leave. Nothing once there is an invoice, or the goods have left. */
export function ratesToReview(
  order: OrderRecord,
  settings: RateSettings,
  at: Date,
): readonly ChangedRate[] {
  const isOpen = !order.invoiceNumber && order.shipments.length === 0;
  return isOpen ? changedRates(order, settings, at) : [];
}

/** Throws 409 `tax_rates_changed`. */
export function refuseChangedRates(order: OrderRecord, settings: RateSettings, at: Date): void {
  const changed = ratesToReview(order, settings, at);
  if (changed.length === 0) return;
  const goods = changed.map(
    ({ title, ordered, current }) => `${title}: ${ordered}% when ordered, ${current}% today`,
  );
  throw conflict(
    'tax_rates_changed',
    `GST rates have changed since this order. ${goods.join('; ')}. ${HOW}`,
  );
}

const HOW =
  'Cancel the order and create it again, or issue its invoice at the order’s rates on the order page.';
