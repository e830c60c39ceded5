import { useEffect, useState } from 'react';

import type { Loaded } from '#lib/reading/resource.ts';

import { readOrderEmails } from './order-steps.ts';

type OrderEmails = Awaited<ReturnType<typeof readOrderEmails>>;

export function useOrderEmails(orderId: string, failure: string): Loaded<OrderEmails> {
  const [emails, setMails] = useState<Loaded<OrderEmails>>({ status: 'loading' });
  useEffect(() => {
    let isActive = true;
    readOrderEmails(orderId).then(
      (data) => isActive && setMails({ status: 'ready', data }),
      () => isActive && setMails({ status: 'failed', message: failure }),
    );
    return () => {
      isActive = false;
    };
  }, [orderId, failure]);
  return emails;
}
