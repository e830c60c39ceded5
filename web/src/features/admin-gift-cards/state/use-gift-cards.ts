import type { GiftCardDetails, GiftCardRow } from '@kargha/domain/pricing/gift-card-admin';
import { maskedGiftCardCode } from '@kargha/domain/pricing/gift-card';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import {
  disableGiftCard,
  findGiftCard,
  issueGiftCard,
  listGiftCards,
  readTotals,
} from '../data/gift-cards-api.ts';
import { toGiftCardPayload, type GiftCardFormValues } from './gift-card-form-values.ts';

/** The gift cards of a filter, page by page, with the figures above them; both follow what staff do. */
export function useGiftCards(filter: { filter: string }) {
  const list = usePages({ read: listGiftCards, filter, idOf: ({ id }: GiftCardRow) => id });
  const totals = useRead(readTotals, 'all');

  return {
    list,
    // Figures that could not be read after a change would be those from before it.
    totals: totals.status === 'ready' ? totals.data : undefined,
    issue: async (values: GiftCardFormValues, requestId: string) => {
      try {
        return await issueGiftCard(toGiftCardPayload(values, requestId));
      } finally {
        // Also when it failed: a card may be there of which the answer was lost.
        list.reload();
        totals.reload();
      }
    },
    disable: async (id: string, reason: string) => {
      list.replace(await disableGiftCard(id, reason));
      totals.reload();
    },
  };
}

/** A card with its movements. */
export function useGiftCard(id: string): ReadState<GiftCardDetails> {
  return useRead(findGiftCard, id);
}

/** By what staff call a card: its number, or on older cards the end of its code. */
export function giftCardName({ number, last4 }: Pick<GiftCardRow, 'number' | 'last4'>): string {
  return number || maskedGiftCardCode(last4);
}
