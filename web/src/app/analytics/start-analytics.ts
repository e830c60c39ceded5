import { pageKind } from '@kargha/domain/reports/page-kind';
import type { ShoppingStep } from '@kargha/domain/reports/shopping-steps';
import { readJson, tabStorage, writeJson } from '#lib/browser/browser-storage.ts';
import { hasAnalyticsConsent } from '#lib/browser/analytics-consent.ts';
import { onStepRecorded } from '#lib/browser/shopping-steps.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

interface Measured {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Fields that the DOM types lack. */
interface ShiftEntry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
}

const MAX_ERRORS = 5;

/**
 * Reports the web vitals of the first page when it is left, and errors and shopping steps at once. Call it only
 * with consent. Paths are reduced to page kinds before sending.
 */
export function startAnalytics(): void {
  const page = pageKind(window.location.pathname);
  const measured: Measured = {};
  let isReported = false;
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = Math.round(startTime);
  });
  observe('layout-shift', (entry: ShiftEntry) => {
    if (entry.hadRecentInput !== true)
      measured.cls = rounded((measured.cls ?? 0) + (entry.value ?? 0));
  });
  observe('event', ({ duration }) => {
    measured.inp = Math.max(measured.inp ?? 0, Math.round(duration));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isReported || measured.lcp === undefined) return;
    isReported = true;
    sendReport({ page, ...measured });
  });
  reportErrors();
  onStepRecorded(reportStep);
}

/** Once per visit, across reloads. */
function reportStep(step: ShoppingStep): void {
  if (!hasAnalyticsConsent()) return;
  const counted = readJson(tabStorage, storageKeys.countedSteps);
  const before: readonly unknown[] = Array.isArray(counted) ? counted : [];
  if (before.includes(step)) return;
  writeJson(tabStorage, storageKeys.countedSteps, [...before, step]);
  sendReport({ page: pageKind(window.location.pathname), step });
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  });
}

function reportErrors(): void {
  let reported = 0;
  const reportError = (message: string, source: string) => {
    reported += 1;
    if (reported > MAX_ERRORS) return;
    sendReport({ page: pageKind(window.location.pathname), error: { message, source } });
  };
  window.addEventListener('error', ({ message, filename, lineno }) =>
    reportError(message, `${filename}:${lineno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) =>
    reportError(reason instanceof Error ? reason.message : String(reason), ''),
  );
}

/** `keepalive` outlives the page. Failures are ignored, and nothing is sent after consent is withdrawn. */
function sendReport(report: object): void {
  if (!hasAnalyticsConsent()) return;
  const body = JSON.stringify({ consent: true, ...report });
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/vitals', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
