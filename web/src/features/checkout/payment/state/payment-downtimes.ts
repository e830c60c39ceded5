import { useEffect } from 'react';

import {
  downtimeEndpoints,
  type AnnouncedDowntime,
} from '@kargha/domain/payments/downtime-endpoints';
import { unusableMethods } from '@kargha/domain/payments/payment-downtime';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { createResource, useResource } from '#lib/reading/resource.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

const ALL = 'all';
const READ_AGAIN_MS = 2 * MINUTE_MS;

// Without an answer nothing is announced: the payment window shows failures, too.
const downtimes = createResource<AnnouncedDowntime[]>(
  () =>
    callEndpoint(downtimeEndpoints.list, {}).then(
      (answer) => answer.downtimes,
      () => [],
    ),
  '',
);

/** Payment methods with problems, read again every two minutes. */
export function usePaymentDowntimes(): AnnouncedDowntime[] {
  const loaded = useResource(downtimes, ALL);
  useEffect(() => {
    const readAgain = () => void downtimes.refresh(ALL);
    if (downtimes.peek(ALL).status === 'ready') readAgain();
    const timer = setInterval(readAgain, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return loaded.status === 'ready' ? loaded.data : [];
}

/** For the `method` option of the payment window. */
export function hiddenMethods(): Record<string, false> {
  const loaded = downtimes.peek(ALL);
  if (loaded.status !== 'ready') return {};
  return Object.fromEntries(unusableMethods(loaded.data).map((method) => [method, false]));
}
