import { useSyncExternalStore } from 'react';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';

import { lastingStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

const watchers = new Set<() => void>();

export function hasAnalyticsConsent(): boolean {
  return lastingStorage.getItem(storageKeys.measuring) === PRIVACY_NOTICE_VERSION;
}

export function setAnalyticsConsent(isAllowed: boolean): void {
  if (isAllowed) lastingStorage.setItem(storageKeys.measuring, PRIVACY_NOTICE_VERSION);
  else lastingStorage.removeItem(storageKeys.measuring);
  watchers.forEach((notify) => notify());
}

/** False in prerendered pages, until hydration. */
export function useAnalyticsConsent(): boolean {
  return useSyncExternalStore(watch, hasAnalyticsConsent, () => false);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
