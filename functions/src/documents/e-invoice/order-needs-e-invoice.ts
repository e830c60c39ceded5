import { isEInvoicing, type TaxPortalSettings } from '@kargha/domain/invoices/tax-portal-settings';
import { taxPercentOf } from '@kargha/domain/orders/line-worth';

import type { OrderRecord } from '../../records/order-record.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { buyerOf } from '../invoices/invoice-parties.ts';

/** True when the invoice that the order will get must be registered at the tax portal. */
export async function orderNeedsEInvoice(
  order: OrderRecord,
  settings: TaxPortalSettings,
  at: Date,
): Promise<boolean> {
  if (!isEInvoicing(settings, at)) return false;
  const supplier = await supplierIdentity();
  if (supplier?.(order.createdAt).registration) return false;
  const profile = order.uid === null ? null : readUser(await userRef(order.uid).get());
  const isTaxed = order.lines.some((line) => taxPercentOf(line) > 0);
  return isTaxed && buyerOf(order, profile).gstin !== '';
}
