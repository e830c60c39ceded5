import { readOrderPayment } from '../data/payment-api.ts';
import { keepAttempt, type PaymentAttempt } from './payment-attempt.ts';
import { pollUntil, POLL_DELAYS_MS } from './poll.ts';

/**
 * Asks for a minute after the window of a payment was left: some banks say yes only then. True when money has come;
 * the attempt then stands for its order again, so that the cart is cleared with it.
 */
export async function waitForLatePayment(
  left: PaymentAttempt,
  signal: AbortSignal,
): Promise<boolean> {
  const hasCome = await pollUntil(() => findPayment(left), POLL_DELAYS_MS, signal);
  if (hasCome) keepAttempt({ ...left, isHandedIn: true });
  return hasCome === true;
}

/** True once money has come; undefined until then, and when nobody answers. */
async function findPayment(left: PaymentAttempt): Promise<true | undefined> {
  const found = await readOrderPayment(left).catch(() => undefined);
  return found && (found.payment === 'success' || found.needsPatience) ? true : undefined;
}
