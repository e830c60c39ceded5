import { useSyncExternalStore } from 'react';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';

import { lastingStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

const watchers = new Set<() => void>();

/** Whether somebody here agreed, under the notice that is in force, that the shop measures its pages in this browser. */
export function hasAnalyticsConsent(): boolean {
  return lastingStorage.getItem(storageKeys.measuring) === PRIVACY_NOTICE_VERSION;
}

/** Keeps the choice in this browser; it counts at once. */
export function setAnalyticsConsent(wish: boolean): void {
  if (wish) lastingStorage.setItem(storageKeys.measuring, PRIVACY_NOTICE_VERSION);
  else lastingStorage.removeItem(storageKeys.measuring);
  watchers.forEach((notify) => notify());
}

/** The choice as it stands. The built page knows of no browser: it shows once the page is alive. */
export function useAnalyticsConsent(): boolean {
  return useSyncExternalStore(watch, hasAnalyticsConsent, () => false);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
