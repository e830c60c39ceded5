import type { User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';

import { observeAuthState, requireProfile } from './auth-state.ts';

// One of each, even if a mocked module is made twice.
const service = vi.hoisted(() => ({
  auth: { currentUser: null as { uid: string } | null },
  onUser: (_user: { uid: string } | null): void => undefined,
  signOut: vi.fn<() => Promise<void>>(),
  readProfile: vi.fn<() => Promise<UserProfile | undefined>>(),
}));
const { signOut, readProfile } = service;
vi.mock('#lib/firebase/firebase-auth.ts', () => ({ auth: service.auth }));
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, onUser: typeof service.onUser) => {
    service.onUser = onUser;
  },
  signOut: service.signOut,
}));
vi.mock('./profiles.ts', () => ({ readProfile: service.readProfile }));

const callbacks = { onPerson: vi.fn(), onProfileUnavailable: vi.fn(), onForcedSignOut: vi.fn() };
const offline = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  vi.resetAllMocks();
  signOut.mockImplementation(() => {
    service.auth.currentUser = null;
    return Promise.resolve();
  });
  observeAuthState(callbacks);
});

let people = 0;
function returnSignedIn() {
  people += 1;
  const user = { uid: `u${people}` };
  service.auth.currentUser = user;
  service.onUser(user);
  return user;
}

test('keeps a user signed in without a connection and reads the profile later', async () => {
  readProfile.mockImplementation(offline);
  const { uid } = returnSignedIn();
  await expect.poll(() => callbacks.onProfileUnavailable).toHaveBeenCalledOnce();
  expect(signOut).not.toHaveBeenCalled();
  expect(callbacks.onPerson).not.toHaveBeenCalled();

  readProfile.mockResolvedValue({ uid } as UserProfile);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => callbacks.onPerson.mock.calls).toEqual([[{ uid }]]);
});

test('does not read the profile again after a sign-in', async () => {
  readProfile.mockImplementation(offline);
  const user = returnSignedIn();
  await expect.poll(() => callbacks.onProfileUnavailable).toHaveBeenCalledOnce();
  readProfile.mockResolvedValue({ uid: user.uid } as UserProfile);
  await requireProfile(user as User);

  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(readProfile).toHaveBeenCalledTimes(2);
  expect(callbacks.onPerson).not.toHaveBeenCalled();
});

const REFUSAL = Object.assign(new Error('No.'), { code: 'permission-denied' });

test.each([
  [
    'has no profile any more',
    () => Promise.resolve(undefined),
    'User profile not found. Please contact administrator.',
  ],
  [
    'is refused by the rules',
    () => Promise.reject(REFUSAL),
    'Failed to check user profile. Please try again.',
  ],
])('signs out a returning user who %s', async (_why, read, sentence) => {
  readProfile.mockImplementation(read);
  returnSignedIn();
  await expect.poll(() => callbacks.onForcedSignOut.mock.calls).toEqual([[sentence]]);
  expect(signOut).toHaveBeenCalledOnce();
});

test('signs out after a sign-in whose profile cannot be read', async () => {
  readProfile.mockImplementation(offline);
  const user = { uid: 'asha' };
  await expect(requireProfile(user as User)).rejects.toThrow(
    'Failed to check user profile. Please try again.',
  );
  expect(signOut).toHaveBeenCalledOnce();
});
