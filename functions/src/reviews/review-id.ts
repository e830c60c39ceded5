import type { Request } from 'express';

import { isRecordId } from '@kargha/domain/records/record-id';

import { reviewNotFound } from './edit-review.ts';

/** The review that an address names. Throws 404 for what can be no id. */
export function reviewIdIn(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw reviewNotFound();
}
