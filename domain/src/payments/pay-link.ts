import { object, string } from 'yup';
import { formMessages } from '../messages/form-messages.ts';

export const payLinkSchema = object({
  token: string().strict().max(200).required(formMessages.link_missing),
}).exact(formMessages.unknown_field);

/** `ended`: the link expired or the order was cancelled, and nothing was paid. */
export const PAY_LINK_STATUSES = ['open', 'paid', 'ended'] as const;
export type PayLinkStatus = (typeof PAY_LINK_STATUSES)[number];
