import * as firebaseAuth from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';

import * as profiles from './profiles.ts';
import { register, signIn, signOut } from './sign-in.ts';
import { signInWithGoogle } from './social-sign-in.ts';

vi.mock('#lib/firebase/firebase-auth.ts', () => ({ auth: { currentUser: null } }));
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: {},
  createUserWithEmailAndPassword: vi.fn(),
  deleteUser: vi.fn(),
  FacebookAuthProvider: class {
    addScope = vi.fn();
  },
  GoogleAuthProvider: class {
    addScope = vi.fn();
    setCustomParameters = vi.fn();
  },
  sendEmailVerification: vi.fn(() => Promise.resolve()),
  signInWithEmailAndPassword: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('./profiles.ts', () => ({
  createProfile: vi.fn(),
  recordSignIn: vi.fn(() => Promise.resolve()),
  readProfile: vi.fn(),
}));
vi.mock('./account-api.ts', () => ({
  checkSignIn: vi.fn(() => Promise.resolve()),
  reportFailedSignIn: vi.fn(() => Promise.resolve()),
  syncAccount: vi.fn(() => Promise.resolve()),
}));

let people = 0;
function userCredential(fields: object = {}) {
  people += 1;
  const user = { uid: `u${people}`, email: 'asha@kargha.example', ...fields };
  return { user: { getIdToken: () => Promise.resolve('token'), ...user } } as never;
}

const newcomer = {
  email: 'asha@kargha.example',
  password: 'Kargha@123',
  fullName: 'Asha Devi',
  phone: '',
  role: 'customer',
  companyName: '',
  gstNumber: '',
  accessCode: '',
} as const;

beforeEach(() => {
  vi.mocked(firebaseAuth.deleteUser).mockReset().mockResolvedValue(undefined);
  vi.mocked(firebaseAuth.signOut).mockReset().mockResolvedValue(undefined);
  vi.mocked(firebaseAuth.signInWithEmailAndPassword).mockResolvedValue(userCredential());
});

const enter = () => signIn('asha@kargha.example', 'Kargha@123');

test('fails and signs out without a profile', async () => {
  vi.mocked(profiles.readProfile).mockResolvedValue(undefined);
  await expect(enter()).rejects.toThrow('User profile not found. Please contact administrator.');
  expect(firebaseAuth.signOut).toHaveBeenCalled();
});

test('fails and signs out when the profile cannot be read', async () => {
  vi.mocked(profiles.readProfile).mockRejectedValue(new Error('offline'));
  await expect(enter()).rejects.toThrow('Failed to check user profile. Please try again.');
  expect(firebaseAuth.signOut).toHaveBeenCalled();
});

test('deletes an account whose profile cannot be written', async () => {
  vi.mocked(firebaseAuth.createUserWithEmailAndPassword).mockResolvedValue(userCredential());
  vi.mocked(profiles.createProfile).mockRejectedValue(new Error('offline'));
  await expect(register(newcomer)).rejects.toThrow(
    'Failed to create user profile. Please try again.',
  );
  expect(firebaseAuth.deleteUser).toHaveBeenCalled();
});

test('deletes a Google account without an email', async () => {
  vi.mocked(firebaseAuth.signInWithPopup).mockResolvedValue(userCredential({ email: null }));
  await expect(signInWithGoogle()).rejects.toThrow('Google account must have an email address.');
  expect(firebaseAuth.deleteUser).toHaveBeenCalled();
});

test('adds the detail of an unknown Google failure', async () => {
  const failure = Object.assign(new Error('The accounts are asleep'), { code: 'auth/strange' });
  vi.mocked(firebaseAuth.signInWithPopup).mockRejectedValue(failure);
  await expect(signInWithGoogle()).rejects.toThrow(
    'Google sign-in failed: The accounts are asleep',
  );
});

test('reports a failed sign-out', async () => {
  vi.mocked(firebaseAuth.signOut).mockRejectedValue(new Error('offline'));
  await expect(signOut()).rejects.toThrow('Logout failed');
});
