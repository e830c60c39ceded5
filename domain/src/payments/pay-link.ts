import { object, string } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';

export const payLinkSchema = object({
  token: string().strict().max(200).required('The link is missing.'),
}).exact(UNKNOWN_FIELD);

/** `ended`: the link expired or the order was cancelled, and nothing was paid. */
export const PAY_LINK_STATUSES = ['open', 'paid', 'ended'] as const;
export type PayLinkStatus = (typeof PAY_LINK_STATUSES)[number];
