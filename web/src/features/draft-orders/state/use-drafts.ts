import { useEffect, useRef, useState } from 'react';

import type { DraftDetails, DraftPrice, DraftRow } from '@kargha/domain/orders/draft-order';
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

/** Typing rests so long before the price is asked for. In milliseconds. */
const PRICE_DELAY_MS = 300;

/** The drafts of a filter, page by page. */
export function useDrafts(filter: DraftFilter) {
  return usePages({ read: listDrafts, filter, idOf: ({ id }: DraftRow) => id });
}

/** One draft, read when its screen opens. */
export function useDraft(id: string) {
  return useRead(readDraft, id);
}

/** The payment link of an order that staff have made. */
export function usePayLink(orderId: string): string | undefined {
  return useRead(readPayLink, orderId).data;
}

/** Saves what was typed: a new draft under its request id, or the changes of one that was seen. @throws ApiError */
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

/** What is left to pay of what was kept, once the gift card that was typed has paid its part. @throws ApiError */
export async function amountDue(values: DraftFormValues, savedDraft: DraftDetails): Promise<Paise> {
  const part = pricingInput(values);
  return part.giftCard === '' ? savedDraft.total : (await priceDraft(part)).totals.total;
}

/** What is known of the price of a draft: as the server has worked it out for what was typed last. */
export interface PriceState {
  price: DraftPrice | undefined;
  failure: string;
  isWorking: boolean;
}

/** Asks the server for the price whenever what it follows from has changed. Late answers are dropped. */
export function useDraftPrice(values: DraftFormValues): PriceState {
  const part = pricingInput(values);
  const asked = JSON.stringify(part);
  const latest = useRef(part);
  useEffect(() => {
    latest.current = part;
  });
  const [known, setKnown] = useState<{ asked: string; price?: DraftPrice; failure: string }>();
  useEffect(() => {
    let isActive = true;
    const timer = setTimeout(() => {
      priceDraft(latest.current).then(
        (price) => isActive && setKnown({ asked, price, failure: '' }),
        (error: unknown) => {
          const failure = errorMessage(error);
          if (isActive) setKnown((before) => ({ ...before, asked, failure }));
        },
      );
    }, PRICE_DELAY_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return {
    price: known?.price,
    failure: known?.asked === asked ? known.failure : '',
    isWorking: known?.asked !== asked,
  };
}
