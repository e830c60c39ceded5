import { useEffect, useRef, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { ApiError } from '#lib/server/api-client.ts';
import { errorMessage } from '#lib/server/error-message.ts';

import { trackOrder, type TrackedOrder, type TrackingQuery } from './tracking-api.ts';

export type { TrackedOrder } from './tracking-api.ts';

/** `failed` has the message to show; for `expired` a new link can be requested. */
export type Tracking =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'found'; order: TrackedOrder }
  | { status: 'failed'; message: Sentence }
  | { status: 'expired'; token: string };

/** Only the latest lookup is shown. A token is looked up at once. */
export function useOrderTracking(token: string | null) {
  const [tracking, setTracking] = useState<Tracking>({
    status: token ? 'loading' : 'idle',
  });
  const latestRequest = useRef(0);

  function lookUp(query: TrackingQuery): void {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const settle = (answer: Tracking) => {
      if (requestNumber === latestRequest.current) setTracking(answer);
    };
    trackOrder(query).then(
      (order) => settle({ status: 'found', order }),
      (error: unknown) => settle(trackingFailure(error, query)),
    );
  }

  useEffect(() => {
    if (token) lookUp({ token });
  }, [token]);

  return {
    tracking,
    track: (query: TrackingQuery) => {
      setTracking({ status: 'loading' });
      lookUp(query);
    },
  };
}

function trackingFailure(error: unknown, query: TrackingQuery): Tracking {
  const isExpired = error instanceof ApiError && error.code === 'link_expired';
  if (isExpired && 'token' in query) return { status: 'expired', token: query.token };
  return { status: 'failed', message: errorMessage(error) };
}
