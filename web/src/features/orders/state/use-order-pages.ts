import { useEffect } from 'react';

import type { ShownOrder } from '#lib/documents/order-document.ts';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { claimOrders } from '../data/order-api.ts';
import { readOrderPage, type OrderPlace } from '../data/order-pages.ts';

/**
 * A person's orders, page by page. Orders that they made as a guest are taken over once a visit, beside the reading;
 * when there were some the list is read again.
 */
export function useOrderPages(uid: string): PagedRows<ShownOrder, OrderPlace> {
  const list = usePages<ShownOrder, { uid: string }, OrderPlace>({
    read: (filter, after) => readOrderPage(filter.uid, after === '' ? undefined : after),
    filter: { uid },
    idOf: ({ id }) => id,
  });

  const { reload } = list;
  useEffect(() => {
    let isHere = true;
    void claimOnce(uid).then((claimed) => {
      if (isHere && claimed > 0) reload();
    });
    return () => {
      isHere = false;
    };
  }, [uid, reload]);

  return list;
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
