import type { User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';

import { completeSignIn } from './complete-sign-in.ts';
import { recordSignIn, readProfile } from './profiles.ts';

vi.mock('firebase/auth', () => ({ deleteUser: vi.fn() }));
vi.mock('./account-api.ts', () => ({ syncAccount: () => Promise.resolve() }));
vi.mock('./auth-state.ts', () => ({ requireProfile: () => Promise.resolve({}), signOut: vi.fn() }));
vi.mock('./profiles.ts', () => ({
  createProfile: vi.fn(),
  recordSignIn: vi.fn(() => Promise.resolve()),
  readProfile: vi.fn(),
}));

const FROM_GOOGLE = 'https://lh3.googleusercontent.com/a/new';

beforeEach(() => vi.mocked(recordSignIn).mockClear());

async function signInAgain(avatar: string) {
  vi.mocked(readProfile).mockResolvedValue({ avatar } as UserProfile);
  const user = { uid: 'asha', photoURL: FROM_GOOGLE, getIdToken: () => Promise.resolve('token') };
  await completeSignIn(user as unknown as User);
}

test.each([
  ['no picture', ''],
  ['the picture of an earlier sign-in', 'https://lh3.googleusercontent.com/a/old'],
])('with %s takes the picture of the sign-in', async (_what, avatar) => {
  await signInAgain(avatar);
  expect(recordSignIn).toHaveBeenCalledWith('asha', FROM_GOOGLE);
});

test('keeps an uploaded picture after a Google sign-in', async () => {
  await signInAgain('https://firebasestorage.googleapis.com/v0/b/shop/o/avatars%2Fasha%2Fa.webp');
  expect(recordSignIn).toHaveBeenCalledWith('asha', '');
});
