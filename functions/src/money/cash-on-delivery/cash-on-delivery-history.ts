import type { OrderState } from '@kargha/domain/orders/order-state';
import {
  NO_HISTORY,
  type CashOnDeliveryHistory,
} from '@kargha/domain/payments/cash-on-delivery-risk';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';

import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { orders, readOrders, type OrderRecord } from '../../records/order-record.ts';

const HISTORY_DAYS = 365;
/** More orders of one person or pincode change no decision. */
const MOST_READ = 60;

/**
 * Under which keys an order with cash on delivery is found again: those of the person, and one of the delivery address.
 * Hashes, because shoppers can read their orders.
 */
export function historyKeys(
  ids: KeyedIds,
  personKeys: readonly string[],
  { address }: Pick<CustomerInfo, 'address'>,
): string[] {
  return [...personKeys, `address-${ids.idFor('person', 'address', plainAddress(address))}`];
}

export function pincodeKey(ids: KeyedIds, pincode: string): string {
  return `pincode-${ids.idFor('place', 'pincode', pincode)}`;
}

export function isPincodeKey(key: string): boolean {
  return key.startsWith('pincode-');
}

/** The same address, however it is spaced and punctuated. */
function plainAddress({ line1, line2, pincode }: CustomerInfo['address']): string {
  const characters =
    `${line1}${line2}`
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  return `${characters.join('')} ${pincode}`;
}

/** The last year's orders with cash on delivery under any of the keys, without the named one. */
export async function readHistory(
  transaction: Transaction,
  keys: readonly string[],
  { at, except }: { at: Date; except?: string },
): Promise<CashOnDeliveryHistory> {
  // The keys of a person who was erased are gone.
  if (keys.length === 0) return NO_HISTORY;
  const since = new Date(at.getTime() - HISTORY_DAYS * DAY_MS);
  const found = orders()
    .where('cashOnDelivery.keys', 'array-contains-any', [...keys])
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(MOST_READ);
  const known = readOrders((await transaction.get(found)).docs).filter(({ id }) => id !== except);
  const count = (kind: Outcome) => known.filter((order) => outcomeOf(order) === kind).length;
  return {
    open: count('open'),
    delivered: count('delivered'),
    refused: count('refused'),
    cancelled: count('cancelled'),
  };
}

type Outcome = keyof CashOnDeliveryHistory | 'never_placed';

const ENDED: Partial<Record<OrderState, Outcome>> = {
  cancelled: 'cancelled',
  delivered: 'delivered',
  rto: 'refused',
  returned: 'refused',
};

function outcomeOf({ state, instalments, cashOnDelivery }: OrderRecord): Outcome {
  // Orders that were never confirmed, and those that were paid online after all.
  if (!instalments) return 'never_placed';
  if (cashOnDelivery?.collected !== undefined) return 'delivered';
  return ENDED[state] ?? 'open';
}
