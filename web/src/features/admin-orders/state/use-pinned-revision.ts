import { useState } from 'react';

/**
 * The order as it stands now, under the revision that it had when this dialog was opened: what was typed was meant for
 * that one. A second press after a lost answer, and a colleague who does the same meanwhile, are refused as stale.
 */
export function usePinnedRevision<Order extends { revision: number }>(order: Order): Order {
  const [revision] = useState(order.revision);
  return { ...order, revision };
}
