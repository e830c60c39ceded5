import { useEffect, useState } from 'react';

import type { OrderKey, OrderPayment } from '../data/payment-api.ts';
import { currentAttempt } from './payment-attempt.ts';
import { loadModule } from '#lib/server/load-module.ts';

export type OpenPayment = OrderKey;

/**
 * Looks, when the checkout is opened, whether a payment of this browser is still open: one that was handed in before a
 * reload, or one that came through after its window was left. Gives its order; undefined while there is none.
 */
export function useOpenPayment(isAtStart: boolean): OpenPayment | undefined {
  const [open, setOpen] = useState(() => {
    const attempt = currentAttempt();
    return attempt?.isHandedIn === true && attempt.orderId !== '' ? attempt : undefined;
  });

  useEffect(() => {
    const attempt = currentAttempt();
    if (!attempt?.orderId || attempt.isHandedIn) return undefined;
    let isMounted = true;
    readPayment(attempt).then(
      ({ payment, needsPatience }) => {
        if (isMounted && (payment === 'success' || needsPatience)) setOpen(attempt);
      },
      // Nobody answers: the receipt finds the order again when it is paid for.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);

  return isAtStart ? open : undefined;
}

/** Few come with a payment that is open: the way to ask is fetched for them. */
async function readPayment(key: OrderKey): Promise<OrderPayment> {
  const { readOrderPayment } = await loadModule(import('../data/payment-api.ts'));
  return readOrderPayment(key);
}
