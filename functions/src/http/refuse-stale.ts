import { conflict } from './errors.ts';

/** Refuses stale edits. `seen` is the `updatedAt` that was read (ISO 8601). Throws 409 stale. */
export function refuseStale(seen: string, updatedAt: Date): void {
  if (Date.parse(seen) !== updatedAt.getTime()) throw stale();
}

/** Refuses stale edits by revision. Throws 409 stale. */
export function refuseStaleRevision(seen: number, revision: number): void {
  if (seen !== revision) throw stale();
}

function stale() {
  return conflict(
    'stale',
    'Someone else has just changed this. Reload the page and try again. Your changes were not saved.',
  );
}
