import { hasAnalyticsConsent } from '#lib/browser/analytics-consent.ts';

/** Once the shop has rendered, for visitors who agreed on an earlier page. */
export function startWithConsent(): void {
  if (!hasAnalyticsConsent()) return;
  // No analytics without a network.
  import('./start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch(() => undefined);
}
