import { useEffect, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { analyticsQuerySchema, type AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';

import { errorMessage } from '#lib/server/error-message.ts';

import { readAnalytics } from '../data/analytics-api.ts';

interface ReadState {
  requestKey: string;
  analytics?: Analytics;
  failure?: Sentence;
}

export function useAnalytics({ from, to }: AnalyticsQuery) {
  const [read, setRead] = useState<ReadState>({ requestKey: '' });
  const [attempt, setAttempt] = useState(0);
  const requestKey = `${from} ${to} ${attempt}`;

  useEffect(() => {
    let isMounted = true;
    loadAnalytics({ from, to }).then(
      (analytics) => isMounted && setRead({ requestKey, analytics }),
      (error: unknown) => isMounted && setRead({ requestKey, failure: errorMessage(error, '') }),
    );
    return () => {
      isMounted = false;
    };
  }, [from, to, requestKey]);

  return {
    analytics: read.analytics,
    failure: read.requestKey === requestKey ? read.failure : undefined,
    isStale: read.requestKey !== requestKey,
    tryAgain: () => setAttempt(attempt + 1),
  };
}

/** Validates the range with the server's rules before the request. */
async function loadAnalytics(range: AnalyticsQuery): Promise<Analytics> {
  return readAnalytics(await analyticsQuerySchema.validate(range));
}
