import { array, number, optional, record, string, type InferOutput } from 'valibot';

import { storedObject, text, texts, timeOrEpoch } from '../records/stored-fields.ts';

const signIn = storedObject({
  /** hash of the browser's random name; '' until the browser has sent it */
  device: text,
  /** `Chrome`; '' when unknown */
  browser: text,
  /** `Android`; '' when unknown */
  system: text,
  /** ISO 3166 code of the network's country; '' when unknown */
  country: text,
  lastUsedAt: timeOrEpoch,
});

/** users/{uid}/private/signIns: by the second of each sign-in, which its tokens carry as `auth_time`. */
export const signInsSchema = storedObject({
  signIns: optional(record(string(), signIn), {}),
  /** hashes of browsers that have signed in before, latest last */
  devices: texts,
});
export type StoredSignIns = InferOutput<typeof signInsSchema>;

/** What the profile says about sign-ins that are no longer valid. Seconds since 1970. */
export const endedSignInFields = {
  /** older sign-ins are invalid; missing means 0. Written by the server only */
  sessionsValidFrom: optional(number()),
  /** sign-ins that were ended one by one. Written by the server only */
  endedSignIns: optional(array(number())),
};
