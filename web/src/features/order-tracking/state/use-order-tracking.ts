import { useEffect, useRef, useState } from 'react';

import { trackOrder, type TrackedOrder, type TrackingQuestion } from '../data/tracking-api.ts';

export type { TrackedOrder } from '../data/tracking-api.ts';

/** What the tracking screen shows below its form. `failed` carries the sentence that the shopper reads. */
export type Tracking =
  | { status: 'idle' }
  | { status: 'looking' }
  | { status: 'found'; order: TrackedOrder }
  | { status: 'failed'; message: string };

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
      (error: unknown) =>
        settle({ status: 'failed', message: error instanceof Error ? error.message : '' }),
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
