import { number, object, picklist, record, string, union } from 'valibot';

import { time } from '../api/response-fields.ts';
import { REVIEW_CODES } from './review-reason.ts';

/** Why staff must look at an order or a payment. */
export const reviewReasonField = object({
  code: picklist(REVIEW_CODES),
  params: record(string(), union([string(), number()])),
  at: time,
});
