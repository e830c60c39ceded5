import { useEffect, useRef, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { ApiError } from '#lib/server/api-client.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import type { SentAnswer } from '#ui/orders/delivery-answer-dialog.tsx';

import { answerByLink, trackOrder, type TrackedOrder, type TrackingQuery } from './tracking-api.ts';

export type { TrackedOrder } from './tracking-api.ts';

/** The link in our emails, which lets the customer act for the order. */
export interface OrderLink {
  token: string;
  /** reads the order again */
  onChanged: () => void;
}

/** `failed` has the message to show; for `expired` a new link can be requested. */
export type Tracking =
  | { status: 'idle' }
  | { status: 'loading' }
  /** `token` of the link, if it was found by one */
  | { status: 'found'; order: TrackedOrder; token?: string }
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
      (order) =>
        settle({ status: 'found', order, ...('token' in query && { token: query.token }) }),
      (error: unknown) => settle(trackingFailure(error, query)),
    );
  }

  useEffect(() => {
    if (token) lookUp({ token });
  }, [token]);

  return {
    tracking,
    /** answers for a parcel, and shows the order as it is then */
    answer: async (token: string, parcelId: string, sent: SentAnswer) => {
      await answerByLink(token, parcelId, sent);
      lookUp({ token });
    },
    /** reads the order of a link again and meanwhile shows it as it was */
    reread: (token: string) => lookUp({ token }),
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
