import { array, number, optional, record, string, type InferOutput } from 'valibot';

import { storedObject } from '../records/stored-fields.ts';

/** Measurements of one person in mm, by id of the measurement. */
const measurementProfile = storedObject({
  name: string(),
  values: record(string(), number()),
});
export type MeasurementProfile = InferOutput<typeof measurementProfile>;

/** users/{uid}/private/measurements: readable only by its owner. */
export const measurementProfiles = storedObject({
  profiles: optional(array(measurementProfile), []),
});

/** Also in firestore.rules. */
export const MAX_PROFILES = 20;

/** The same name replaces the earlier values, and keeps measurements that the new ones lack. */
export function withProfile(
  profiles: readonly MeasurementProfile[],
  { name, values }: MeasurementProfile,
): MeasurementProfile[] {
  const earlier = profiles.find((one) => one.name === name);
  const others = profiles.filter((one) => one.name !== name);
  return [{ name, values: { ...earlier?.values, ...values } }, ...others].slice(0, MAX_PROFILES);
}
