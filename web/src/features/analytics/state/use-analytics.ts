import { useEffect, useState } from 'react';

import {
  analyticsQuerySchema,
  type Analytics,
  type AnalyticsQuery,
} from '@kargha/domain/reports/analytics';

import { errorMessage } from '#lib/server/error-message.ts';

import { readAnalytics } from '../data/analytics-api.ts';

interface Read {
  /** the range that was read, and how often somebody has asked for it */
  wish: string;
  analytics?: Analytics;
  failure?: string;
}

/** The figures of a range; the last ones stay while the next are under way. */
export function useAnalytics({ from, to }: AnalyticsQuery) {
  const [read, setRead] = useState<Read>({ wish: '' });
  const [round, setRound] = useState(0);
  const wish = `${from} ${to} ${round}`;

  useEffect(() => {
    let isWanted = true;
    figures({ from, to }).then(
      (analytics) => isWanted && setRead({ wish, analytics }),
      (error: unknown) => isWanted && setRead({ wish, failure: errorMessage(error, '') }),
    );
    return () => {
      isWanted = false;
    };
  }, [from, to, wish]);

  return {
    analytics: read.analytics,
    failure: read.wish === wish ? read.failure : undefined,
    isStale: read.wish !== wish,
    tryAgain: () => setRound(round + 1),
  };
}

/** A range that makes no sense is told in the server's own words, without asking it. */
async function figures(range: AnalyticsQuery): Promise<Analytics> {
  return readAnalytics(await analyticsQuerySchema.validate(range));
}
