import { useState } from 'react';

/**
 * Returns the current order with the revision it had when the dialog opened. A second submit after a lost answer,
 * or a change by a colleague meanwhile, is then refused as stale.
 */
export function usePinnedOrderRevision<Order extends { revision: number }>(order: Order): Order {
  const [revision] = useState(order.revision);
  return { ...order, revision };
}
