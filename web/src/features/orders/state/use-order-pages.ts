import { useEffect, useState } from 'react';

import type { ShownOrder } from '#lib/documents/order-document.ts';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { claimOrders, type ClaimResult } from '../data/order-api.ts';
import { readOrderPage, type OrderCursor } from '../data/order-pages.ts';

export { requestClaimLink } from '../data/order-api.ts';

/** A person's orders, and whether a link has to be emailed before those made as a guest are added. */
interface OrderPages extends PagedRows<ShownOrder, OrderCursor> {
  needsLink: boolean;
}

/**
 * A person's orders, page by page. Orders that they made as a guest are taken over once a visit, beside the reading;
 * when there were some the list is read again.
 * @param link the token of the emailed link that proves the mailbox; '' without one
 */
export function useOrderPages(uid: string, link = ''): OrderPages {
  const [needsLink, setNeedsLink] = useState(false);
  const list = usePages<ShownOrder, { uid: string }, OrderCursor>({
    read: (filter, after) => readOrderPage(filter.uid, after === '' ? undefined : after),
    filter: { uid },
    idOf: ({ id }) => id,
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

/** The claims under way and done, by person and link: how many orders each has still to show. */
const claims = new Map<string, Promise<ClaimResult>>();

/**
 * Once a visit; who opens the page again while it is under way waits for the same one. A claim that fails is tried
 * again on the next visit of the page; the list does not wait for it. Why a link does not work is shown.
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
