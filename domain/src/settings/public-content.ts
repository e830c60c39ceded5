import { array, nullish, object, optional, picklist, string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import { REGISTRATION_KINDS } from './registration-kinds.ts';
import { amount, storedObject, text, texts } from '../records/stored-fields.ts';

/** Texts for shoppers; Hindi texts are '' when staff wrote in English only. */
const publishedFaq = object({
  question: text,
  answer: text,
  questionHindi: text,
  answerHindi: text,
});
export type PublishedFaq = InferOutput<typeof publishedFaq>;

/** content/faqs; `revision` is 0 until staff publish their own. */
export const publishedFaqs = storedObject({
  revision: amount,
  entries: optional(array(publishedFaq), []),
});

const publishedPolicy = object({
  id: text,
  title: text,
  paragraphs: texts,
  titleHindi: text,
  paragraphsHindi: texts,
});
export type PublishedPolicy = InferOutput<typeof publishedPolicy>;

/** content/policies */
export const publishedPolicies = storedObject({ entries: optional(array(publishedPolicy), []) });

const officer = object({ name: text, designation: text, email: text, phone: text });

const place = object({
  line1: text,
  line2: text,
  city: text,
  state: text,
  pincode: text,
  country: text,
});

/** Legal identity in settings/public, as shoppers see it. */
const publicIdentity = storedObject({
  legalName: string(),
  gstin: text,
  registration: nullish(object({ kind: picklist(REGISTRATION_KINDS), from: time })),
  address: optional(place, {}),
  email: text,
  phone: text,
  hours: text,
  grievanceOfficer: optional(officer, {}),
});
export type PublicIdentity = InferOutput<typeof publicIdentity>;

export const identitySettings = storedObject({ legal: nullish(publicIdentity) });
