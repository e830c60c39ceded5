import { useEffect, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { Loaded } from '#lib/resource.ts';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { followOrders } from '../data/live-orders.ts';
import type { ListedOrder } from './listed-order.ts';

/** The newest orders, kept up to date while the screen is open. */
export function useLiveOrders(): Loaded<ListedOrder[]> {
  const { failed } = useTexts(adminOrdersTexts);
  const [orders, setOrders] = useState<Loaded<ListedOrder[]>>({ status: 'loading' });

  useEffect(
    () =>
      followOrders(
        (data) => setOrders({ status: 'ready', data }),
        () => setOrders({ status: 'failed', message: failed }),
      ),
    [failed],
  );
  return orders;
}
