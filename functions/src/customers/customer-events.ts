import type { DocumentSnapshot } from '../platform/firestore.ts';
import { readUser } from '../records/user-record.ts';
import {
  customerSaleOf,
  updateCustomerForOrder,
  updateCustomerForProfile,
  readCustomerOrder,
  haveSameCustomerRow,
} from './update-customers.ts';

/** An order was written: what it adds to its customer follows, if that has changed. */
export async function onBuyerChanged(
  orderId: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const [was, is] = [before, after].map((snapshot) => {
    const order = snapshot ? readCustomerOrder(snapshot) : null;
    return JSON.stringify(order && customerSaleOf(order));
  });
  if (was !== is) await updateCustomerForOrder(orderId);
}

/** A profile was written, or is gone: the row of its person follows, if it shows anything new. */
export async function onProfileWritten(
  uid: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const [was, is] = [before, after].map((snapshot) => (snapshot ? readUser(snapshot) : null));
  if (!haveSameCustomerRow(was ?? null, is ?? null)) await updateCustomerForProfile(uid);
}
