import { useSyncExternalStore } from 'react';

import { lastingStorage } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';

const watchers = new Set<() => void>();

/** The pincode that was last checked in this browser; '' before the first, and on the server. */
export function useDeliveryPincode(): string {
  return useSyncExternalStore(subscribe, readPincode, () => '');
}

function readPincode(): string {
  return lastingStorage.getItem(storageKeys.pincode) ?? '';
}

export function rememberPincode(pincode: string): void {
  lastingStorage.setItem(storageKeys.pincode, pincode);
  watchers.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
