import type { DocumentSnapshot } from '../../platform/firestore.ts';
import { readUser, readUserOrSkip } from '../../records/user-record.ts';
import {
  customerSaleOf,
  updateCustomerForOrder,
  updateCustomerForProfile,
  readCustomerOrder,
  haveSameCustomerRow,
} from './update-customers.ts';

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

export async function onProfileWritten(
  uid: string,
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): Promise<void> {
  const was = before ? readUserOrSkip(before) : null;
  const is = after ? readUser(after) : null;
  if (!haveSameCustomerRow(was, is)) await updateCustomerForProfile(uid);
}
