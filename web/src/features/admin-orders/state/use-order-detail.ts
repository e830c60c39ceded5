import { useEffect, useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { DocumentProblem } from '#lib/documents/firebase-document.ts';

import {
  subscribeToAdjustments,
  subscribeToEvents,
  subscribeToOrder,
  subscribeToRefunds,
  subscribeToReturns,
  type StaffOrderEvent,
} from '../data/order-subscriptions.ts';
import type { OrderMoney } from './refund-choices.ts';
import type { StaffAdjustment, StaffOrder, StaffRefund } from './staff-order.ts';

export type { StaffOrderEvent } from '../data/order-subscriptions.ts';

export interface OrderDetail {
  order: StaffOrder;
  events: StaffOrderEvent[];
  money: OrderMoney;
  returns: OrderReturn[];
}

/**
 * Kept up to date while the screen is open; `missing` when there is no such order, `unreached` without a
 * connection.
 */
export function useOrderDetail(orderId: string): OrderDetail | 'loading' | DocumentProblem {
  const [order, setOrder] = useState<StaffOrder | 'loading' | DocumentProblem>('loading');
  const [events, setEvents] = useState<StaffOrderEvent[]>([]);
  const [refunds, setRefunds] = useState<StaffRefund[]>([]);
  const [adjustments, setAdjustments] = useState<StaffAdjustment[]>([]);
  const [returns, setReturns] = useState<OrderReturn[]>([]);

  useEffect(() => subscribeToOrder(orderId, setOrder), [orderId]);
  useEffect(() => subscribeToEvents(orderId, setEvents), [orderId]);
  useEffect(() => subscribeToRefunds(orderId, setRefunds), [orderId]);
  useEffect(() => subscribeToAdjustments(orderId, setAdjustments), [orderId]);
  useEffect(() => subscribeToReturns(orderId, setReturns), [orderId]);

  if (typeof order === 'string') return order;
  return { order, events, money: { refunds, adjustments }, returns };
}
