import { useEffect, useState } from 'react';

import type { ClaimResult } from '@kargha/domain/orders/order-endpoints';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { claimOrders } from './order-actions.ts';
import { readOrderPage, type OrderCursor } from '../data/order-pages.ts';

export { requestClaimLink } from './order-actions.ts';

interface OrderPages extends PagedRows<ShownOrder> {
  needsLink: boolean;
}

/**
 * Claims guest orders once per visit while the list loads, and reloads the list when any were added. @param link
 * token of the emailed link that proves the address; '' without one
 */
export function useOrderPages(uid: string, link = ''): OrderPages {
  const [needsLink, setNeedsLink] = useState(false);
  const list = usePages<ShownOrder, { uid: string }, OrderCursor>({
    read: (filter, after) => readOrderPage(filter.uid, after === '' ? undefined : after),
    filter: { uid },
    queryKey: ['order-pages'],
  });

  const { reload } = list;
  useEffect(() => {
    let isMounted = true;
    void claimGuestOrders(uid, link).then((result) => {
      if (!isMounted) return;
      setNeedsLink(result.needsLink);
      if (result.claimed > 0) reload();
    });
    return () => {
      isMounted = false;
    };
  }, [uid, link, reload]);

  return { ...list, needsLink };
}

const NO_CLAIM: ClaimResult = { claimed: 0, needsLink: false };

/** By person and link. A finished claim resolves to `claimed: 0`, so that it reloads the list only once. */
const claims = new Map<string, Promise<ClaimResult>>();

/**
 * Concurrent calls share one request. A failed claim is retried when the page is opened again; only a failing link
 * shows an error.
 */
function claimGuestOrders(uid: string, link: string): Promise<ClaimResult> {
  const key = `${uid} ${link}`;
  const pending = claims.get(key);
  if (pending) return pending;
  const claim = claimOrders(link).then(
    (result) => {
      claims.set(key, Promise.resolve({ ...result, claimed: 0 }));
      return result;
    },
    (error: unknown) => {
      claims.delete(key);
      if (link !== '') showToast({ tone: 'error', message: errorMessage(error) });
      return NO_CLAIM;
    },
  );
  claims.set(key, claim);
  return claim;
}
