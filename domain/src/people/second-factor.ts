import { array, boolean, nullable, number, type InferOutput } from 'valibot';

import { storedObject, timeOrNull } from '../records/stored-fields.ts';
import type { StaffRole } from './user-profile.ts';

/** Staff roles that need a second factor when the setting says so. */
export const SECOND_FACTOR_ROLES: readonly StaffRole[] = ['owner', 'finance'];
/** Days in which a person for whom it becomes required can still work without one. */
export const SECOND_FACTOR_GRACE_DAYS = 7;
/** Sign-ins of a person that have passed the second step; the earliest is forgotten first. */
export const MAX_SECOND_STEPS = 20;

/** users/{uid}.secondFactor, which the rules read. Written by the server only. The secret is in another document. */
export const secondFactorSchema = storedObject({
  /** whether an authenticator app is set up */
  isSet: boolean(),
  /** from when on staff sessions need the second step; null while they do not */
  neededFrom: nullable(timeOrNull),
  /** seconds of the sign-ins that have passed it */
  steps: array(number()),
});
export type SecondFactor = InferOutput<typeof secondFactorSchema>;

/**
 * What a session lacks before it may do anything as staff: `code` of the app, or `set-up` of an app when the days of
 * grace are over. The rules decide the same in `hasSecondStep`.
 */
export type MissingStep = 'code' | 'set-up' | null;

export function missingStep(
  factor: SecondFactor | null | undefined,
  signedInAt: number,
  now: Date,
): MissingStep {
  if (!factor?.neededFrom || factor.neededFrom > now) return null;
  if (factor.steps.includes(signedInAt)) return null;
  return factor.isSet ? 'code' : 'set-up';
}
