import { object, string, type InferType } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/**
 * POST /api/orders/track: an order number with the email address or the last digits of the phone number, or the
 * token of a signed link.
 */
export const trackOrderSchema = object({
  id: string().strict().max(60),
  contact: string().strict().max(254),
  token: string().strict().max(200),
}).exact(UNKNOWN_FIELD);

export type TrackOrderRequest = InferType<typeof trackOrderSchema>;

/** POST /api/orders/claim: the token of the emailed link, or nothing. */
export const claimSchema = object({
  token: string().max(100, 'This link is not known.').default(''),
}).exact(UNKNOWN_FIELD);

export const newLinkSchema = object({
  token: string().strict().min(1).max(200).required('The link is missing.'),
}).exact(UNKNOWN_FIELD);
