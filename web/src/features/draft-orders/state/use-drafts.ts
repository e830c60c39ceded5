import { useEffect, useRef, useState } from 'react';

import type {
  DraftDetails,
  DraftPrice,
  DraftRow,
} from '@kargha/domain/orders/draft-order-endpoints';
import type { Paise } from '@kargha/domain/money/paise';
import { errorMessage } from '#lib/server/error-message.ts';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead } from '#lib/reading/use-read.ts';

import {
  createDraft,
  editDraft,
  listDrafts,
  priceDraft,
  readDraft,
  readPayLink,
  type DraftFilter,
} from '../data/draft-orders-api.ts';
import { pricingInput, draftContent, type DraftFormValues } from './draft-form-values.ts';

export {
  deleteDraft,
  placePaidDraft,
  recordOrderPaid,
  sendDraft,
} from '../data/draft-orders-api.ts';
export { findCustomers, readCustomer, type CustomerPrefill } from '../data/find-customers.ts';

/** Pause in typing before the price is requested, in milliseconds. */
const PRICE_DELAY_MS = 300;

export function useDrafts(filter: DraftFilter) {
  return usePages({ read: listDrafts, filter, idOf: ({ id }: DraftRow) => id });
}

export function useDraft(id: string) {
  return useRead(readDraft, id);
}

export function usePayLink(orderId: string): string | undefined {
  return useRead(readPayLink, orderId).data;
}

export function saveDraft(
  values: DraftFormValues,
  to: { requestId: string; savedDraft: DraftDetails | undefined },
): Promise<DraftDetails> {
  const content = draftContent(values);
  const { requestId, savedDraft } = to;
  return savedDraft
    ? editDraft(savedDraft.id, { ...content, revision: savedDraft.revision })
    : createDraft({ ...content, requestId });
}

/** Returns the amount left to pay after the entered gift card, in paise. */
export async function amountDue(values: DraftFormValues, savedDraft: DraftDetails): Promise<Paise> {
  const input = pricingInput(values);
  return input.giftCard === '' ? savedDraft.total : (await priceDraft(input)).totals.total;
}

export interface PriceState {
  price: DraftPrice | undefined;
  failure: string;
  isWorking: boolean;
}

/** Requests the price whenever an input of it changes. Late answers are dropped. */
export function useDraftPrice(values: DraftFormValues): PriceState {
  const input = pricingInput(values);
  const inputKey = JSON.stringify(input);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [latestPrice, setLatestPrice] = useState<{
    inputKey: string;
    price?: DraftPrice;
    failure: string;
  }>();
  useEffect(() => {
    let isActive = true;
    const timer = setTimeout(() => {
      priceDraft(latest.current).then(
        (price) => isActive && setLatestPrice({ inputKey, price, failure: '' }),
        (error: unknown) => {
          const failure = errorMessage(error);
          if (isActive) setLatestPrice((before) => ({ ...before, inputKey, failure }));
        },
      );
    }, PRICE_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [inputKey]);
  return {
    price: latestPrice?.price,
    failure: latestPrice?.inputKey === inputKey ? latestPrice.failure : '',
    isWorking: latestPrice?.inputKey !== inputKey,
  };
}
