import { useLocation } from 'react-router-dom';

import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { lastOrderOf } from './last-order.ts';

/** Marks the history entry of a confirmed order, so that a reload and Back show it again. */
export function confirmationOf(orderId: string): object {
  return { ...KEEP_PLACE, confirmedOrder: orderId };
}

export function useConfirmedOrder(): ReturnType<typeof lastOrderOf> {
  const location = useLocation();
  return lastOrderOf(storedFields(location.state).text('confirmedOrder'));
}
