import type { GiftCardDetails, GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
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

export function useGiftCards(filter: { filter: string }) {
  const list = usePages({ read: listGiftCards, filter, idOf: ({ id }: GiftCardRow) => id });
  const totals = useRead(readTotals, 'all');

  return {
    list,
    // If the totals cannot be read after a change, the old ones would be wrong.
    totals: totals.status === 'ready' ? totals.data : undefined,
    issue: async (values: GiftCardFormValues, requestId: string) => {
      try {
        return await issueGiftCard(toGiftCardPayload(values, requestId));
      } finally {
        // Also after an error: the card may have been issued although the response was lost.
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

export function useGiftCard(id: string): ReadState<GiftCardDetails> {
  return useRead(findGiftCard, id);
}

/** Cards issued before numbers were introduced are named by the end of their code. */
export function giftCardName({ number, last4 }: Pick<GiftCardRow, 'number' | 'last4'>): string {
  return number || maskedGiftCardCode(last4);
}
