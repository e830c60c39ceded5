import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 14;

/** 14 letters and digits, as in Razorpay's ids and event ids. */
export function newIdPart(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

type EntityPrefix = 'order' | 'pay' | 'rfnd' | 'card' | 'disp' | 'doc' | 'setl' | 'adj' | 'down';

/** An id in Razorpay's format, such as `order_EKwxwAgItmmXdp`. */
export function newEntityId(prefix: EntityPrefix): string {
  return `${prefix}_${newIdPart()}`;
}
