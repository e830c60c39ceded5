import { keepPreviousData } from '@tanstack/react-query';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { draftOrderEndpoints, type DraftPrice } from '@kargha/domain/orders/draft-order-endpoints';
import { useDebounced } from '#lib/reading/use-debounced.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';

import { pricingInput, type DraftFormValues } from './draft-form-values.ts';

export interface PriceState {
  /** the latest price, also while the next one is calculated */
  price: DraftPrice | undefined;
  failure: Sentence;
  isWorking: boolean;
}

/** Pause in typing before the price is requested, in milliseconds. */
const PAUSE_MS = 300;

/** Requests the price whenever an input of it changes. */
export function useDraftPrice(values: DraftFormValues): PriceState {
  const input = pricingInput(values);
  const body = useDebounced(input, PAUSE_MS);
  const query = useStaffQuery(
    draftOrderEndpoints.price,
    { body },
    { placeholderData: keepPreviousData },
  );
  const { data, error, isPending, isPlaceholderData } = query;
  const isSettled = JSON.stringify(body) === JSON.stringify(input);
  return {
    price: data?.price,
    failure: error && isSettled ? errorMessage(error) : '',
    isWorking: !isSettled || isPending || isPlaceholderData,
  };
}
