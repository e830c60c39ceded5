import { conflict } from '../http/errors.ts';
import { hashOf } from '../platform/keyed-ids.ts';

const ALREADY_SAVED = 'This was already saved, but without your latest change. Open it to edit it.';

/** What the id of a request has made. */
interface Made {
  /** where it is */
  id: string;
  /** hash of what was asked for; undefined in older documents, which are taken for what is asked for */
  requestHash: string | undefined;
}

/** What was asked for, as it is kept with what was made of it; the order of the fields says nothing. */
export function requestHash(asked: object): string {
  return hashOf(JSON.stringify(asked, byName));
}

/**
 * Refuses a request whose id has made something already, but of another content: its answer was lost, and somebody has
 * typed on since. Throws 409 already_saved.
 */
export function refuseOtherContent(
  { id, requestHash: known }: Made,
  asked: object,
  sentence = ALREADY_SAVED,
): void {
  if (known === undefined || known === requestHash(asked)) return;
  throw conflict('already_saved', sentence, { id });
}

function byName(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}
