import type { Sentence } from '@kargha/domain/messages/sentence';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { conflict } from '../http/errors.ts';
import { hashOf } from '../platform/keyed-ids.ts';

interface Made {
  /** of the document that the request created */
  id: string;
  /** hash of the request; undefined in older documents, which match any request */
  requestHash: string | undefined;
}

/** Hash of a request's content; the order of its fields does not matter. */
export function requestHash(request: object): string {
  return hashOf(JSON.stringify(request, byName));
}

/**
 * Throws 409 already_saved when the id of a request has already created something with other content: the first
 * answer was lost and the form was changed since.
 */
export function refuseOtherContent(
  { id, requestHash: known }: Made,
  request: object,
  sentence: Sentence = requestMessages.already_saved(),
): void {
  if (known === undefined || known === requestHash(request)) return;
  throw conflict('already_saved', sentence, { id });
}

function byName(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}
