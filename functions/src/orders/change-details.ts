import { phoneDigits, type CustomerInfo } from '@kargha/domain/shopping/customer-info';
import { DETAILS_EDITABLE } from '@kargha/domain/orders/order-edit-requests';

import { HttpError } from '../http/errors.ts';
import { refuseUnbillable } from '../invoices/billing-guard.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from './staff-change.ts';

const INVOICED =
  'This order already has an invoice, so its customer and address can no longer be changed.';

/**
 * Corrects who gets an order, and where, until it leaves the shop; an issued invoice is never contradicted. Throws 404,
 * 400 as refuseUnbillable, and 409 stale, not_allowed and invoice_issued.
 */
export function changeDetails(change: StaffChange, sent: CustomerInfo): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    if (!DETAILS_EDITABLE.includes(order.state)) throw notAllowed(order);
    if (order.invoiceNumber) throw new HttpError(409, 'invoice_issued', INVOICED);
    const email = sent.email.toLowerCase();
    const { isEmailProven = false } = order.customer;
    await refuseUnbillable(sent, order.uid, 'customer.');
    const customer = {
      ...sent,
      email,
      phone: phoneDigits(sent.phone),
      ...(isEmailProven && email === order.customer.email && { isEmailProven }),
    };
    const note = changedFields(order.customer, customer).join(', ');
    const step = { action: 'details', to: order.state, what: 'Delivery details changed' };
    return recordStep(transaction, order, { ...step, actor, at, note }, { customer });
  });
}

/** The names of the fields that differ; what people are called and where they live is not written twice. */
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
