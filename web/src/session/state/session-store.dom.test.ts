import { beforeEach, expect, test } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';

import { waitForSession, publishProfile, useSession } from './session-store.ts';

const KEY = 'kargha.signed-in';
const asha: UserProfile = {
  uid: 'asha',
  id: 'asha',
  email: 'asha@kargha.example',
  fullName: 'Asha Devi',
  phone: '',
  role: 'customer',
  avatar: '',
  companyName: '',
  gstNumber: '',
  accessCodes: [],
  isEmailVerified: false,
  isPhoneVerified: false,
  addresses: [],
  preferences: {},
  lastLogin: new Date(0),
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

beforeEach(() => useSession.setState({ status: 'unknown' }, true));

test('remembers a sign-in for the next visit and forgets a sign-out', () => {
  publishProfile(asha);
  expect(useSession.getState()).toEqual({ status: 'signed-in', profile: asha });
  expect(localStorage.getItem(KEY)).toBe('1');
  publishProfile(undefined);
  expect(useSession.getState()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('waits until the session is known', async () => {
  const known = waitForSession();
  publishProfile(asha);
  await expect(known).resolves.toMatchObject({ status: 'signed-in' });
  await expect(waitForSession()).resolves.toMatchObject({ status: 'signed-in' });
});
