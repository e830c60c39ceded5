import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';

import type { UserProfile } from '@kargha/domain/people/user-profile';
import { auth } from '#lib/firebase/firebase-auth.ts';
import { errorMessage } from '#lib/server/error-message.ts';

import { signInFailure } from '../auth-messages.ts';
import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import {
  agreeToTerms,
  checkSignIn,
  redeemAccessCode,
  reportFailedSignIn,
  submitCompany,
  syncAccount,
} from './account-api.ts';
import { withObserverPaused, requireProfile, signOut } from './auth-state.ts';
import { createProfile, recordSignIn } from './profiles.ts';

export { fetchProfile, observeAuthState, signOut } from './auth-state.ts';

/** What a newcomer with a password says of themselves. What they leave out is an empty text. */
export interface Registration {
  email: string;
  password: string;
  fullName: string;
  phone: string;
  role: 'customer' | 'b2b_buyer';
  companyName: string;
  gstNumber: string;
  accessCode: string;
}

/** @throws SignInFailure with the sentence of the cause */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  await checkSignIn(email);
  return withObserverPaused(() => enter(email, password));
}

/** The same for staff: whoever is no administrator is signed out again. @throws SignInFailure */
export async function signInAsAdmin(email: string, password: string): Promise<UserProfile> {
  await checkSignIn(email);
  return withObserverPaused(async () => {
    const profile = await enter(email, password);
    if (profile.role === 'admin') return profile;
    await signOut();
    throw new SignInFailure(SESSION_MESSAGES.notAdmin(profile.role));
  });
}

/**
 * Opens an account with its profile, and asks for the e-mail address to be verified.
 * @returns the profile, and the sentence of the server when it did not take the access code
 * @throws SignInFailure
 */
export async function register(
  newcomer: Registration,
): Promise<{ profile: UserProfile; codeProblem?: string }> {
  return withObserverPaused(async () => {
    try {
      const user = await openAccount(newcomer);
      sendEmailVerification(user).catch(() => undefined);
      const codeProblem = await handOver(user, newcomer);
      return { profile: await requireProfile(user), ...(codeProblem && { codeProblem }) };
    } catch (thrown) {
      throw signInFailure(thrown);
    }
  });
}

/** Sends a mail with a link under which a new password can be set. @throws SignInFailure */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (thrown) {
    throw signInFailure(thrown);
  }
}

/** The token by which `/api` knows the person; undefined for nobody. */
export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

async function enter(email: string, password: string): Promise<UserProfile> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const profile = await requireProfile(user);
    // The time of the sign-in is a courtesy; missing it must not keep anybody out.
    recordSignIn(user.uid).catch(() => undefined);
    user
      .getIdToken()
      .then((token) => syncAccount(token, profile.role === 'admin'))
      .catch(() => undefined);
    return profile;
  } catch (thrown) {
    const failure = signInFailure(thrown);
    if (failure.hasWrongCredentials) await reportFailedSignIn(email);
    throw failure;
  }
}

async function openAccount({ password, accessCode: _, ...person }: Registration): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, person.email, password);
  try {
    await createProfile({ ...person, uid: user.uid });
    return user;
  } catch {
    // Without its profile the account could never be used, and its address never be registered again.
    await deleteUser(user).catch(() => undefined);
    throw new SignInFailure(SESSION_MESSAGES.profileUnwritten);
  }
}

/** What only the server may write: the check of the company, and what the access code unlocks. */
async function handOver(user: User, newcomer: Registration): Promise<string | undefined> {
  const { companyName, gstNumber, accessCode } = newcomer;
  const token = await user.getIdToken();
  // Only the form of businesses asks for the terms; a line that is bad for a moment is tried once more.
  if (newcomer.role === 'b2b_buyer') {
    await agreeToTerms(token)
      .catch(() => agreeToTerms(token))
      .catch(() => undefined);
  }
  if (companyName && gstNumber) {
    // The profile page offers it again.
    await submitCompany({ companyName, gstNumber }, token).catch(() => undefined);
  }
  if (!accessCode) return undefined;
  return redeemAccessCode(accessCode, token).then(
    () => undefined,
    (thrown: unknown) => errorMessage(thrown),
  );
}
