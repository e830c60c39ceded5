import type { Request } from 'express';

import { isRecordId } from '@kargha/domain/records/record-id';

import { reviewNotFound } from './edit-review.ts';

/** Throws 404 for an invalid id. */
export function reviewIdIn(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw reviewNotFound();
}
