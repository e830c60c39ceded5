import { boolean, fallback, optional, picklist, string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import {
  amount,
  storedObject,
  text,
  textOrNull,
  timeOrEpoch,
  timeOrNull,
} from '../records/stored-fields.ts';
import { CONSENT_PURPOSES, CONSENT_SOURCES } from './consent.ts';
import { SUBSCRIBER_STATES } from './marketing.ts';

/** What a person sees of a consent or withdrawal. */
export const consentFields = {
  purpose: picklist(CONSENT_PURPOSES),
  given: boolean(),
  /** version of the privacy notice at that time */
  notice: string(),
  source: picklist(CONSENT_SOURCES),
  at: time,
};

/** consents/{id}: one consent or withdrawal. Never changed, except to erase the person. */
export const consentSchema = storedObject({
  ...consentFields,
  /** null without an account, and after erasure */
  uid: textOrNull,
  /** SHA-256 of the lower-case email address, for consents of an address; otherwise null */
  addressHash: textOrNull,
  /** when the person was erased; missing before */
  forgottenAt: optional(time),
});
export type Consent = InferOutput<typeof consentSchema>;

/** newsletter/{hash of the address}, with its id. */
export const subscriptionSchema = storedObject({
  id: string(),
  email: string(),
  state: fallback(picklist(SUBSCRIBER_STATES), 'pending'),
  consent: optional(storedObject({ text, at: timeOrNull }), {}),
  /** confirmation emails */
  letters: amount,
  confirmedAt: timeOrNull,
  unsubscribedAt: timeOrNull,
  updatedAt: timeOrEpoch,
});
export type Subscription = InferOutput<typeof subscriptionSchema>;
