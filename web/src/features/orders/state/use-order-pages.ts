import { useEffect, useRef, useState } from 'react';

import type { ShownOrder } from '#lib/documents/order-document.ts';

import { claimOrders } from '../data/order-api.ts';
import { readOrderPage, type OrderPage } from '../data/order-pages.ts';

export type OrderPages =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      orders: ShownOrder[];
      /** Reads the next page, also once more after it has failed; left out after the last. */
      more?: () => void;
      isReading: boolean;
      /** What was asked for last could not be read; what was there before it still is. */
      hasFailed: boolean;
    };

/**
 * A person's orders, page by page. Orders that they made as a guest are taken over once a visit, beside the reading;
 * when there were some the first page is read again.
 */
export function useOrderPages(uid: string): OrderPages {
  const [orders, setOrders] = useState<ShownOrder[]>();
  const [next, setNext] = useState<OrderPage['next']>();
  const [status, setStatus] = useState<'reading' | 'failed' | 'idle'>('reading');
  const underWay = useRef<OrderPage['next']>(undefined);

  useEffect(() => {
    let isHere = true;
    const show = (page: OrderPage) => {
      if (!isHere) return;
      // A page that is still on its way belongs to the list of before.
      underWay.current = undefined;
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
    // A second press may come before the first one is drawn.
    if (underWay.current === read) return;
    underWay.current = read;
    setStatus('reading');
    try {
      const page = await read();
      if (underWay.current !== read) return;
      setOrders((before = []) => [...before, ...page.orders]);
      setNext(() => page.next);
      setStatus('idle');
    } catch {
      if (underWay.current === read) setStatus('failed');
    }
    if (underWay.current === read) underWay.current = undefined;
  }

  if (!orders) return { status: status === 'failed' ? 'failed' : 'loading' };
  const more = next && { more: () => void readMore(next) };
  const hasFailed = status === 'failed';
  return { status: 'ready', orders, ...more, isReading: status === 'reading', hasFailed };
}

/** The claims under way and done, by person: how many orders each has still to show. */
const claims = new Map<string, Promise<number>>();

/**
 * Once a visit; who opens the page again while it is under way waits for the same one. A claim that fails is tried
 * again on the next visit of the page; the list does not wait for it.
 */
function claimOnce(uid: string): Promise<number> {
  const underWay = claims.get(uid);
  if (underWay) return underWay;
  const claim = claimOrders().then(
    (claimed) => {
      claims.set(uid, Promise.resolve(0));
      return claimed;
    },
    () => {
      claims.delete(uid);
      return 0;
    },
  );
  claims.set(uid, claim);
  return claim;
}
