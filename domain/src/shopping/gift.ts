import type { LineTailoring } from './line-tailoring.ts';

/** The reserved ID of the service that every shippable product has while the shop offers gift wrap. */
export const GIFT_WRAP = 'gift-wrap';
export const MAX_GIFT_NOTE = 200;

interface TailoredLine {
  tailoring?: LineTailoring | undefined;
}

type StoredGift = Pick<LineTailoring, 'services' | 'giftNote'>;

export function isWrapped({ services }: Pick<StoredGift, 'services'>): boolean {
  return services.some(({ id }) => id === GIFT_WRAP);
}

/** True for a line with gift wrap or a gift note. */
export function isGift({ tailoring }: TailoredLine): boolean {
  return tailoring !== undefined && (isWrapped(tailoring) || Boolean(tailoring.giftNote));
}

/**
 * True for a line that is made to measurements or altered. A gift is not: it can be cancelled, returned and sold again
 * like any piece. The note of a closed account is empty, and its measurements are gone.
 */
export function isMadeForBuyer({ tailoring }: TailoredLine): boolean {
  if (!tailoring) return false;
  const { services, measurements, giftNote } = tailoring;
  const isMade = measurements.length > 0 || services.some(({ id }) => id !== GIFT_WRAP);
  return isMade || (services.length === 0 && giftNote === undefined);
}

/** What is left without gift wrap and note; undefined when that is nothing. */
export function withoutGift({ giftNote: _, ...made }: LineTailoring): LineTailoring | undefined {
  const services = made.services.filter(({ id }) => id !== GIFT_WRAP);
  if (services.length + made.measurements.length === 0) return undefined;
  return { ...made, services };
}
