import { expect } from 'vitest';

import { profileOf } from './sample-profiles.ts';
import { storedAs } from './rules-fixtures.ts';

/** The customer who tries to be more than one: what stands in her profile before and after. */
export const STANDING = profileOf('asha', { isEmailVerified: true });

/** Whatever was tried: asha is the customer that she was. */
export async function expectNothingHasChanged(): Promise<void> {
  const { role, accessCodes, ...rest } = await storedAs('users/asha');
  expect({ role, accessCodes }).toEqual({ role: 'customer', accessCodes: [] });
  expect(Object.keys(rest).sort()).toEqual(
    Object.keys(STANDING)
      .filter((field) => field !== 'role' && field !== 'accessCodes')
      .sort(),
  );
  const kept = { isEmailVerified: true, isPhoneVerified: false, gstNumber: '', preferences: {} };
  expect(rest).toMatchObject({ uid: 'asha', id: 'asha', email: 'asha@example.com', ...kept });
}
