import { keepAttempt, type PaymentAttempt } from './payment-attempt.ts';

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

/** FNV-1a in two lanes: recognises the same purchase without storing what was typed. */
export function contentHash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Time plus random bytes, so that no two checkouts share a receipt. At most 40 characters. */
function newReceipt(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const suffix = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `kg-${Date.now().toString(36)}-${suffix}`;
}
