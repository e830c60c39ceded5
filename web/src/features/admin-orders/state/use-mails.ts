import { useEffect, useState } from 'react';

import type { Loaded } from '#lib/reading/resource.ts';

import { readMails } from '../data/order-api.ts';

type Mails = Awaited<ReturnType<typeof readMails>>;

/** The mails that an order has caused so far. */
export function useMails(orderId: string, failure: string): Loaded<Mails> {
  const [mails, setMails] = useState<Loaded<Mails>>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    readMails(orderId).then(
      (data) => isWanted && setMails({ status: 'ready', data }),
      () => isWanted && setMails({ status: 'failed', message: failure }),
    );
    return () => {
      isWanted = false;
    };
  }, [orderId, failure]);
  return mails;
}
