import { conflict } from './errors.ts';

/**
 * Refuses an edit of something that has changed since it was read. `seen` is the `updatedAt` that the request sends
 * back, as it was answered (ISO 8601). Throws 409 stale.
 */
export function refuseStale(seen: string, updatedAt: Date): void {
  if (Date.parse(seen) === updatedAt.getTime()) return;
  throw conflict(
    'stale',
    'Somebody else has changed this meanwhile. Please load the page again; nothing was saved.',
  );
}
