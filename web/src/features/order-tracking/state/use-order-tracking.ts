import { useEffect, useRef, useState } from 'react';

import { ApiError } from '#lib/server/api-client.ts';
import { sentenceOf } from '#lib/server/sentence-of.ts';

import { trackOrder, type TrackedOrder, type TrackingQuestion } from '../data/tracking-api.ts';

export type { TrackedOrder } from '../data/tracking-api.ts';

/**
 * What the tracking screen shows below its form. `failed` carries the sentence that the shopper reads; `expired` is a link
 * that has ended, for which a new one can be asked.
 */
export type Tracking =
  | { status: 'idle' }
  | { status: 'looking' }
  | { status: 'found'; order: TrackedOrder }
  | { status: 'failed'; message: string }
  | { status: 'expired'; token: string };

/** Asks the shop about orders, one at a time; the latest question wins. A token is asked about at once. */
export function useOrderTracking(token: string | null) {
  const [tracking, setTracking] = useState<Tracking>({
    status: token ? 'looking' : 'idle',
  });
  const latest = useRef(0);

  function ask(question: TrackingQuestion): void {
    latest.current += 1;
    const asked = latest.current;
    const settle = (answer: Tracking) => {
      if (asked === latest.current) setTracking(answer);
    };
    trackOrder(question).then(
      (order) => settle({ status: 'found', order }),
      (error: unknown) => settle(failureOf(error, question)),
    );
  }

  useEffect(() => {
    if (token) ask({ token });
  }, [token]);

  return {
    tracking,
    track: (question: TrackingQuestion) => {
      setTracking({ status: 'looking' });
      ask(question);
    },
  };
}

function failureOf(error: unknown, question: TrackingQuestion): Tracking {
  const isExpired = error instanceof ApiError && error.code === 'link_expired';
  if (isExpired && 'token' in question) return { status: 'expired', token: question.token };
  return { status: 'failed', message: sentenceOf(error) };
}
