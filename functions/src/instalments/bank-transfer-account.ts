import type { BankAccount } from '@kargha/domain/money/bank-account';
import { owedParts } from '@kargha/domain/payments/instalment';

import { shopBankAccount } from '../records/bank-account-record.ts';
import { myOrder, type Mine } from '../orders/shopper-order.ts';

/**
 * Where the buyer of an order may transfer what they owe of it; null while the shop has named no account, and where
 * nothing is owed. Throws 404 not_found for an order of somebody else.
 */
export async function transferAccount(mine: Mine): Promise<BankAccount | null> {
  const order = await myOrder(mine);
  return owedParts(order).length > 0 ? shopBankAccount() : null;
}
