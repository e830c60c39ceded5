import { keepAttempt, type PaymentAttempt } from './payment-attempt.ts';

/** Begins to pay for something that no receipt stands for yet. */
export function createAttempt(
  purchase: Pick<PaymentAttempt, 'contents' | 'bought' | 'total'>,
): PaymentAttempt {
  const attempt = {
    receipt: newReceipt(),
    ...purchase,
    orderId: '',
    trackingToken: '',
    heldUntil: 0,
    isHandedIn: false,
  };
  keepAttempt(attempt);
  return attempt;
}

/** A short sum of a text, so that what was typed need not be kept to recognise it (FNV-1a in two lanes). */
export function contentHash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Built from the time, and from chance so that no two checkouts share one. At most 40 characters. */
function newReceipt(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const suffix = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `kg-${Date.now().toString(36)}-${suffix}`;
}
