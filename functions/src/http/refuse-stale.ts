import { conflict } from './errors.ts';

/**
 * Refuses an edit of something that has changed since it was read. `seen` is the `updatedAt` that the request sends
 * back, as it was answered (ISO 8601). Throws 409 stale.
 */
export function refuseStale(seen: string, updatedAt: Date): void {
  if (Date.parse(seen) !== updatedAt.getTime()) throw stale();
}

/** The same by number: `seen` is the revision that the request sends back. Throws 409 stale. */
export function refuseStaleRevision(seen: number, revision: number): void {
  if (seen !== revision) throw stale();
}

function stale() {
  return conflict(
    'stale',
    'Someone else has changed this. Reload the page and try again. Your changes were not saved.',
  );
}
