import { useLocation } from 'react-router-dom';

import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { isJsonObject } from '#lib/server/api-client.ts';

import { lastOrderOf } from './last-order.ts';

/** Marks the history entry of a confirmed order, so that a reload and Back show it again. */
export function confirmationOf(orderId: string): object {
  return { ...KEEP_PLACE, confirmedOrder: orderId };
}

export function useConfirmedOrder(): ReturnType<typeof lastOrderOf> {
  const { state } = useLocation() as { state: unknown };
  const orderId = isJsonObject(state) ? state.confirmedOrder : undefined;
  return lastOrderOf(typeof orderId === 'string' ? orderId : '');
}
