import { lastingStorage } from '#lib/browser/browser-storage.ts';

/** For staff only, to notice a sign-in in another browser; kept after sign-out. */
const KEY = 'kargha.staff-device';

export function staffDevice(): string {
  const known = lastingStorage.getItem(KEY);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  lastingStorage.setItem(KEY, name);
  return name;
}
