import type { BankAccount } from '@kargha/domain/money/bank-account';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';

import { shopBankAccount } from '../records/bank-account-record.ts';
import { findShopperOrder, type ShopperOrderRef } from '../orders/shopper-order.ts';

/**
 * Where the buyer of an order may transfer what they owe of it; null while the shop has named no account, and where
 * nothing is owed. Throws 404 not_found for an order of somebody else.
 */
export async function transferAccount(
  shopperOrderRef: ShopperOrderRef,
): Promise<BankAccount | null> {
  const order = await findShopperOrder(shopperOrderRef);
  return unpaidInstalments(order).length > 0 ? shopBankAccount() : null;
}
