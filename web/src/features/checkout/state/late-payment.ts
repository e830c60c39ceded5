import { readOrderPayment } from '../data/payment-api.ts';
import { keepAttempt, type PaymentAttempt } from './payment-attempt.ts';
import { pollUntil, POLL_DELAYS_MS } from './poll.ts';

/**
 * Asks for a minute after the window of a payment was left: some banks say yes only then. True when money has come;
 * the attempt then stands for its order again, so that the cart is cleared with it.
 */
export async function waitForLatePayment(
  attempt: PaymentAttempt,
  signal: AbortSignal,
): Promise<boolean> {
  const isPaid = await pollUntil(() => findPayment(attempt), POLL_DELAYS_MS, signal);
  if (isPaid) keepAttempt({ ...attempt, isHandedIn: true });
  return isPaid === true;
}

/** True once money has come; undefined until then, and when nobody answers. */
async function findPayment(attempt: PaymentAttempt): Promise<true | undefined> {
  const update = await readOrderPayment(attempt).catch(() => undefined);
  return update && (update.payment === 'success' || update.needsPatience) ? true : undefined;
}
