import type { BankAccount } from '@kargha/domain/money/bank-account';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';

import { shopBankAccount } from '../../records/bank-account-record.ts';
import { findShopperOrder, type ShopperOrderRef } from '../../records/shopper-order.ts';

/**
 * Returns null while the shop has no bank account and when nothing is owed. Throws 404 not_found for someone
 * else's order.
 */
export async function transferAccount(
  shopperOrderRef: ShopperOrderRef,
): Promise<BankAccount | null> {
  const order = await findShopperOrder(shopperOrderRef);
  return unpaidInstalments(order).length > 0 ? shopBankAccount() : null;
}
