import { readOrderPayment } from '../data/payment-api.ts';
import { keepAttempt } from './payment-attempt.ts';
import type { PaymentAttempt } from '@kargha/domain/shopping/payment-attempt';
import { pollUntil, POLL_DELAYS_MS } from './payment-polling.ts';

/**
 * Polls for a minute after the window was closed, because some banks confirm only then. Returns true when money
 * arrived, and marks the attempt as paid so that the cart is cleared.
 */
export async function waitForLatePayment(
  attempt: PaymentAttempt,
  signal: AbortSignal,
): Promise<boolean> {
  const isPaid = await pollUntil(() => findPayment(attempt), POLL_DELAYS_MS, signal);
  if (isPaid) keepAttempt({ ...attempt, isHandedIn: true });
  return isPaid === true;
}

/** Undefined until money has arrived, and when the server cannot be reached. */
async function findPayment(attempt: PaymentAttempt): Promise<true | undefined> {
  const update = await readOrderPayment(attempt).catch(() => undefined);
  return update && (update.payment === 'success' || update.needsPatience) ? true : undefined;
}
