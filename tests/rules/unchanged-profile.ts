import { expect } from 'vitest';

import { profileOf } from './sample-profiles.ts';
import { readStored } from './rules-fixtures.ts';

/** The profile of the customer, unchanged by every attempt. */
export const UNCHANGED_PROFILE = profileOf('asha', { isEmailVerified: true });

/** Checks that asha is still a customer. */
export async function expectNothingHasChanged(): Promise<void> {
  const { role, accessCodes, ...rest } = await readStored('users/asha');
  expect({ role, accessCodes }).toEqual({ role: 'customer', accessCodes: [] });
  expect(Object.keys(rest).sort()).toEqual(
    Object.keys(UNCHANGED_PROFILE)
      .filter((field) => field !== 'role' && field !== 'accessCodes')
      .sort(),
  );
  const kept = { isEmailVerified: true, isPhoneVerified: false, gstNumber: '', preferences: {} };
  expect(rest).toMatchObject({ uid: 'asha', id: 'asha', email: 'asha@example.com', ...kept });
}
