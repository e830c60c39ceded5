import { useEffect, useState } from 'react';

import type { ShownOrder } from '#lib/order-document.ts';

import { claimOrders } from '../data/order-api.ts';
import { readOrderPage, type OrderPage } from '../data/order-pages.ts';

export type OrderPages =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; orders: ShownOrder[]; more?: () => void; isReading: boolean };

/**
 * A person's orders, page by page. Orders that they made as a guest are taken over once a visit, beside the reading;
 * when there were some the first page is read again.
 */
export function useOrderPages(uid: string): OrderPages {
  const [orders, setOrders] = useState<ShownOrder[]>();
  const [next, setNext] = useState<OrderPage['next']>();
  const [status, setStatus] = useState<'reading' | 'failed' | 'idle'>('reading');

  useEffect(() => {
    let isHere = true;
    const show = (page: OrderPage) => {
      if (!isHere) return;
      setOrders(page.orders);
      setNext(() => page.next);
      setStatus('idle');
    };
    const read = () => readOrderPage(uid).then(show, () => isHere && setStatus('failed'));
    void read();
    void claimOnce(uid).then((claimed) => (claimed > 0 ? read() : undefined));
    return () => {
      isHere = false;
    };
  }, [uid]);

  async function readMore(read: () => Promise<OrderPage>) {
    setStatus('reading');
    try {
      const page = await read();
      setOrders((before = []) => [...before, ...page.orders]);
      setNext(() => page.next);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  }

  if (status === 'failed') return { status: 'failed' };
  if (!orders) return { status: 'loading' };
  const more = next && { more: () => void readMore(next) };
  return { status: 'ready', orders, ...more, isReading: status === 'reading' };
}

const claimedFor = new Set<string>();

/** A claim that fails is tried again on the next visit of the page; the list does not wait for it. */
async function claimOnce(uid: string): Promise<number> {
  if (claimedFor.has(uid)) return 0;
  claimedFor.add(uid);
  try {
    return await claimOrders();
  } catch {
    claimedFor.delete(uid);
    return 0;
  }
}
