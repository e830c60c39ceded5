import { useEffect, useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { DocumentProblem } from '#lib/documents/firebase-document.ts';
import { useCan } from '#session/state/permissions.ts';

import {
  subscribeToAdjustments,
  subscribeToApprovals,
  subscribeToDisputes,
  subscribeToEvents,
  subscribeToOrder,
  subscribeToPayments,
  subscribeToRefunds,
  subscribeToReturns,
  subscribeToTransfers,
  type StaffOrderEvent,
} from '../data/order-subscriptions.ts';
import type { OrderMoney } from './staff-ledger.ts';
import type { StaffOrder } from './staff-order.ts';

export type { StaffOrderEvent } from '../data/order-subscriptions.ts';

export interface OrderDetail {
  order: StaffOrder;
  events: StaffOrderEvent[];
  money: OrderMoney;
  returns: OrderReturn[];
}

/**
 * Kept up to date while the screen is open. Without the right to see payments, `money` is empty: the rules would refuse
 * everything in it.
 */
export function useOrderDetail(orderId: string): OrderDetail | 'loading' | DocumentProblem {
  const [order, setOrder] = useState<StaffOrder | 'loading' | DocumentProblem>('loading');
  const moneyOf = useCan()('payments.read') ? orderId : undefined;
  const events = useRows(orderId, subscribeToEvents);
  const refunds = useRows(moneyOf, subscribeToRefunds);
  const adjustments = useRows(moneyOf, subscribeToAdjustments);
  const returns = useRows(orderId, subscribeToReturns);
  const online = useRows(moneyOf, subscribeToPayments);
  const offline = useRows(moneyOf, subscribeToTransfers);
  const disputes = useRows(moneyOf, subscribeToDisputes);
  const waiting = useRows(moneyOf, subscribeToApprovals);

  useEffect(() => subscribeToOrder(orderId, setOrder), [orderId]);

  if (typeof order === 'string') return order;
  const money = { payments: [...online, ...offline], refunds, adjustments, disputes, waiting };
  return { order, events, money, returns };
}

function useRows<Row>(
  orderId: string | undefined,
  subscribe: (orderId: string, onRows: (rows: Row[]) => void) => () => void,
): Row[] {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(
    () => (orderId === undefined ? undefined : subscribe(orderId, setRows)),
    [orderId, subscribe],
  );
  return orderId === undefined ? [] : rows;
}
