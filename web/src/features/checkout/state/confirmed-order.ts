import { useLocation } from 'react-router-dom';

import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { lastOrderOf } from './last-order.ts';

/** Marks the entry of the browser's history at which an order was confirmed: a reload and Back show it there again. */
export function confirmationOf(orderId: string): object {
  return { ...KEEP_PLACE, confirmedOrder: orderId };
}

/** The order that was confirmed at this entry of the history, as its shopper was told then. */
export function useConfirmedOrder(): ReturnType<typeof lastOrderOf> {
  const location = useLocation();
  return lastOrderOf(storedFields(location.state).text('confirmedOrder'));
}
