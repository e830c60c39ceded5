import type { KeyedIds } from '../../platform/keyed-ids.ts';

/** Proves that someone opened this sale of a gift card: it shows whether the card is paid, and nothing else. */
export function saleToken(ids: KeyedIds, saleId: string): string {
  return ids.idFor('gift-card-sale-token', saleId);
}
