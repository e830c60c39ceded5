import type { OrderRow } from '@kargha/domain/orders/order-list';
import { ORDER_STATES } from '@kargha/domain/orders/order-state';
import { paise } from '@kargha/domain/money/paise';
import { PAYMENT_STATES } from '@kargha/domain/payments/payment';
import { storedFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

/** Returns one page of the matching orders; cursor '' is the first. */
export async function readOrders(
  filter: Readonly<Record<string, string>>,
  cursor: string,
): Promise<ListPage<OrderRow>> {
  const answer = storedFields(await callStaffApi(`/orders?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map((row) => ({
      id: row.text('id'),
      number: row.text('number'),
      name: row.text('name'),
      email: row.text('email'),
      phone: row.text('phone'),
      worth: paise(row.number('worth')),
      state: row.choice('state', ORDER_STATES),
      payment: row.choice('payment', PAYMENT_STATES),
      createdAt: row.text('createdAt'),
      pieces: row.number('pieces'),
      needsReview: row.text('needsReview'),
      invoiceNumber: row.text('invoiceNumber'),
      revision: row.number('revision'),
    })),
    nextCursor: answer.text('nextCursor') || null,
  };
}
