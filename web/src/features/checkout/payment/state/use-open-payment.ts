import { useEffect, useState } from 'react';

import type { CheckoutState } from '@kargha/domain/payments/payment-endpoints';

import type { OrderKey } from '../data/payment-api.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { currentAttempt } from './payment-attempt.ts';

export type OpenPayment = OrderKey;

/**
 * Finds a payment of this browser that is still open: submitted before a reload, or completed after its window was
 * closed. Undefined when there is none.
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
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);

  return isAtStart ? open : undefined;
}

/** Loaded on demand, because few checkouts have an open payment. */
async function readPayment(key: OrderKey): Promise<CheckoutState> {
  const { readOrderPayment } = await loadModule(import('../data/payment-api.ts'));
  return readOrderPayment(key);
}
