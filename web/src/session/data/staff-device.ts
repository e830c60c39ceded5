import { lastingStorage } from '#lib/browser/browser-storage.ts';

/** Kept for staff alone, so that a sign-in in another browser is noticed; it stays when they sign out. */
const KEY = 'kargha.staff-device';

/** A random name of this browser. */
export function staffDevice(): string {
  const known = lastingStorage.getItem(KEY);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  lastingStorage.setItem(KEY, name);
  return name;
}
