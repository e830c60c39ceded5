import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { redatedDelivery } from '@kargha/domain/orders/redated-delivery';
import { DETAILS_EDITABLE } from '@kargha/domain/orders/order-edit-requests';

import { HttpError } from '../http/errors.ts';
import { deliveryOf } from '../money/checkout/checkout-sale.ts';
import { refuseOtherStates } from '../money/checkout/refuse-other-states.ts';
import { refuseUnbillable } from '../people/companies/gst-billing-guard.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';
import { settingsIn, settingsRef } from '../records/settings-record.ts';
import { refuseOpenBooking } from './ship-parcel.ts';

const INVOICED =
  'This order already has an invoice, so its customer and address can no longer be changed.';

/**
 * Changes the customer and address of an order until it ships or is invoiced. Throws 404, 400 as refuseUnbillable
 * does, and 409 stale, not_allowed, invoice_issued, within_state_only, and booking_open: the aggregator has the address.
 */
export function changeDetails(change: StaffChange, sent: CustomerInfo): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    if (!DETAILS_EDITABLE.includes(order.state)) throw notAllowed(order);
    if (order.invoiceNumber) throw new HttpError(409, 'invoice_issued', INVOICED);
    const email = sent.email.toLowerCase();
    const { isEmailProven = false, language } = order.customer;
    await refuseOpenBooking(transaction, order);
    await refuseUnbillable(sent, order.uid, 'customer.');
    const { seller, delivery } = settingsIn(await transaction.get(settingsRef()));
    refuseOtherStates(seller, deliveryOf(sent), order.lines, order.createdAt);
    const customer = {
      ...sent,
      email,
      ...(isEmailProven && email === order.customer.email && { isEmailProven }),
      ...(language && { language }),
    };
    const note = changedFields(order.customer, customer).join(', ');
    const step = { action: 'details', to: order.state, what: 'Delivery details changed' };
    return recordStep(
      transaction,
      order,
      { ...step, actor, at, note },
      {
        customer,
        ...redatedDelivery({ ...order, customer }, delivery),
      },
    );
  });
}

/** Only the names of changed fields are logged, not the personal data in them. */
function changedFields(before: CustomerInfo, after: CustomerInfo): string[] {
  const { address: from, ...one } = before;
  const { address: to, ...other } = after;
  return [...differing(one, other), ...differing(from, to)];
}

function differing(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => (old.get(name) ?? '') !== (value ?? ''))
    .map(([name]) => name);
}
