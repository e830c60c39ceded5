import { nullable, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import {
  abandonedQuerySchema,
  REMINDER_STATES,
  SUBSCRIBER_STATES,
  subscriberQuerySchema,
} from './marketing.ts';

/** A newsletter subscriber with the consent. */
const subscriberRow = object({
  id: string(),
  email: string(),
  state: picklist(SUBSCRIBER_STATES),
  consentText: string(),
  consentAt: nullable(time),
  confirmedAt: nullable(time),
  unsubscribedAt: nullable(time),
  /** unsubscribes without sign-in; '' when there is no subscription */
  unsubscribeLink: string(),
});
export type SubscriberRow = InferOutput<typeof subscriberRow>;

const abandonedRow = object({
  id: string(),
  number: string(),
  name: string(),
  email: string(),
  value: paiseAmount,
  pieces: count,
  lastStep: picklist(['closed', 'expired']),
  reminder: picklist(REMINDER_STATES),
  remindedAt: nullable(time),
  createdAt: time,
});
export type AbandonedRow = InferOutput<typeof abandonedRow>;

export const marketingEndpoints = defineEndpoints('/api/marketing', {
  subscribers: {
    method: 'GET',
    path: '/subscribers',
    does: 'Lists newsletter subscribers.',
    who: 'staff',
    permission: 'marketing.read',
    query: subscriberQuerySchema,
    response: pageOf(subscriberRow),
  },
  abandoned: {
    method: 'GET',
    path: '/abandoned',
    does: 'Lists abandoned checkouts.',
    who: 'staff',
    permission: 'marketing.read',
    query: abandonedQuerySchema,
    response: pageOf(abandonedRow),
  },
  remind: {
    method: 'POST',
    path: '/abandoned/:id/remind',
    does: 'Sends the reminder of an abandoned checkout now, once, if the shopper agreed to reminders.',
    who: 'staff',
    permission: 'marketing.send',
    response: object({ row: abandonedRow }),
    errors: ['not_allowed'],
  },
});
