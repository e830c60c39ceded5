import { useEffect, useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { DocumentProblem } from '#lib/documents/firebase-document.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';

import { followEvents, followOrder, followReturns, type ShownEvent } from '../data/live-order.ts';

export type { ShownEvent } from '../data/live-order.ts';

export interface OrderWithHistory {
  order: ShownOrder;
  events: ShownEvent[];
  returns: OrderReturn[];
}

export type LiveOrder =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'unreached' }
  | { status: 'refused' }
  | ({ status: 'ready' } & OrderWithHistory);

/** Live while the screen is open. */
export function useOrder(uid: string, orderId: string): LiveOrder {
  const [order, setOrder] = useState<ShownOrder | 'loading' | DocumentProblem>('loading');
  const [events, setEvents] = useState<ShownEvent[]>([]);
  const [returns, setReturns] = useState<OrderReturn[]>([]);

  useEffect(() => followOrder(orderId, setOrder), [orderId]);
  const isLoaded = typeof order === 'object';
  useEffect(() => (isLoaded ? followEvents(orderId, setEvents) : undefined), [orderId, isLoaded]);
  useEffect(
    () => (isLoaded ? followReturns(uid, orderId, setReturns) : undefined),
    [uid, orderId, isLoaded],
  );

  return typeof order === 'string'
    ? { status: order }
    : { status: 'ready', order, events, returns };
}
