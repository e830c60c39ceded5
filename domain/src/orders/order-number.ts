import { crockford, readCrockford } from '../records/crockford.ts';

const PREFIX = 'KG-';
export const ORDER_NUMBER_BYTES = 8;
const DIGITS = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** 'KG-' and 8 Crockford characters, one from each of 8 random bytes. */
export function orderNumber(randomBytes: Uint8Array): string {
  if (randomBytes.length !== ORDER_NUMBER_BYTES)
    throw new RangeError('An order number needs 8 bytes.');
  return PREFIX + crockford(randomBytes);
}

/** Parses an order number in any case, with spaces and dashes; null when it is not one. */
export function readOrderNumber(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^#/, '')
    .replace(/^kg[\s-]*(?=.{8})/i, '');
  const digits = readCrockford(bare);
  return DIGITS.test(digits) ? PREFIX + digits : null;
}
