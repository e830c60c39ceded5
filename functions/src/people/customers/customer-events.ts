import type { DocumentWrite } from '../../records/follow-ups.ts';
import { readUser, readUserOrSkip } from '../../records/user-record.ts';
import {
  customerSaleOf,
  updateCustomerForOrder,
  updateCustomerForProfile,
  readCustomerOrder,
  haveSameCustomerRow,
} from './update-customers.ts';

export async function onBuyerChanged({ id, before, after }: DocumentWrite): Promise<void> {
  const [was, is] = [before, after].map((snapshot) => {
    const order = snapshot ? readCustomerOrder(snapshot) : null;
    return JSON.stringify(order && customerSaleOf(order));
  });
  if (was !== is) await updateCustomerForOrder(id);
}

export async function onProfileWritten({ id, before, after }: DocumentWrite): Promise<void> {
  const was = before ? readUserOrSkip(before) : null;
  const is = after ? readUser(after) : null;
  if (!haveSameCustomerRow(was, is)) await updateCustomerForProfile(id);
}
