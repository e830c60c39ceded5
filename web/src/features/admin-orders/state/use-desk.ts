import { useEffect, useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return';
import type { NotThere } from '#lib/documents/firebase-document.ts';

import {
  followEvents,
  followOrder,
  followRefunds,
  followReturns,
  type DeskEvent,
} from '../data/live-desk.ts';
import type { DeskOrder, DeskRefund } from './desk-order.ts';

export type { DeskEvent } from '../data/live-desk.ts';

/** An order with everything that staff need to decide. */
export interface Desk {
  order: DeskOrder;
  events: DeskEvent[];
  refunds: DeskRefund[];
  returns: OrderReturn[];
}

/** One order, kept up to date while the screen is open; `missing` when there is none, `unreached` without a connection. */
export function useDesk(orderId: string): Desk | 'loading' | NotThere {
  const [order, setOrder] = useState<DeskOrder | 'loading' | NotThere>('loading');
  const [events, setEvents] = useState<DeskEvent[]>([]);
  const [refunds, setRefunds] = useState<DeskRefund[]>([]);
  const [returns, setReturns] = useState<OrderReturn[]>([]);

  useEffect(() => followOrder(orderId, setOrder), [orderId]);
  useEffect(() => followEvents(orderId, setEvents), [orderId]);
  useEffect(() => followRefunds(orderId, setRefunds), [orderId]);
  useEffect(() => followReturns(orderId, setReturns), [orderId]);

  return typeof order === 'string' ? order : { order, events, refunds, returns };
}
