import type { CashOnDeliveryDetails } from '@kargha/domain/orders/staff-order-endpoints';

import { readTogether } from '../../platform/firestore.ts';
import { unknownOrder } from '../../records/change-order.ts';
import { courierCostOf } from '../../records/courier-cost-record.ts';
import { orderWithId } from '../../records/order-record.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { isPincodeKey, readHistory } from './cash-on-delivery-history.ts';
import { riskOf } from './open-cash-on-delivery.ts';

/** The risk as it is now: parcels that were refused since count too. Throws 404 not_found for other orders. */
export async function cashOnDeliveryDetails(
  orderId: string,
  { at, readsCosts }: { at: Date; readsCosts: boolean },
): Promise<CashOnDeliveryDetails> {
  const order = await orderWithId(orderId);
  if (!order?.cashOnDelivery) throw unknownOrder();
  const { keys, advance } = order.cashOnDelivery;
  const known = { at, except: orderId };
  const [settings, courierCost, [history, pincodeHistory]] = await Promise.all([
    storeSettings(),
    readsCosts ? courierCostOf(orderId) : null,
    readTogether((transaction) =>
      Promise.all([
        readHistory(
          transaction,
          keys.filter((key) => !isPincodeKey(key)),
          known,
        ),
        readHistory(transaction, keys.filter(isPincodeKey), known),
      ]),
    ),
  ]);
  const { lines, totals, customer } = order;
  const isEmailProven = customer.isEmailProven ?? false;
  const facts = { lines, total: totals.total, advance, isEmailProven };
  const risk = riskOf(settings, facts, { history, pincodeHistory });
  return { risk, history, courierCost };
}
