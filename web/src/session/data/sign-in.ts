import {
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import type { Sentence } from '@kargha/domain/messages/sentence';
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

/** @throws SignInFailure */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  await checkSignIn(email);
  return withObserverPaused(() => signInWithPassword(email, password));
}

/** Signs out users who are not administrators. @throws SignInFailure */
export async function signInAsAdmin(email: string, password: string): Promise<UserProfile> {
  await checkSignIn(email);
  return withObserverPaused(async () => {
    const profile = await signInWithPassword(email, password);
    if (profile.role === 'admin') return profile;
    await signOut();
    throw new SignInFailure(SESSION_MESSAGES.notAdmin(profile.role));
  });
}

/**
 * Creates the account and its profile and sends the verification email. @returns the profile, and the server's
 * message for a refused access code @throws SignInFailure
 */
export async function register(
  newcomer: Registration,
): Promise<{ profile: UserProfile; codeProblem?: Sentence }> {
  return withObserverPaused(async () => {
    try {
      const user = await createAccount(newcomer);
      sendEmailVerification(user).catch(() => undefined);
      const codeProblem = await submitSignUpExtras(user, newcomer);
      return { profile: await requireProfile(user), ...(codeProblem && { codeProblem }) };
    } catch (thrown) {
      throw signInFailure(thrown);
    }
  });
}

/** @throws SignInFailure */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (thrown) {
    throw signInFailure(thrown);
  }
}

export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

/** The second of the sign-in, as in the token. */
export async function signedInAt(): Promise<number> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult();
  return token ? Date.parse(token.authTime) / 1000 : 0;
}

async function signInWithPassword(email: string, password: string): Promise<UserProfile> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const profile = await requireProfile(user);
    // A failure must not block the sign-in.
    recordSignIn(user.uid).catch(() => undefined);
    user
      .getIdToken()
      .then(syncAccount)
      .catch(() => undefined);
    return profile;
  } catch (thrown) {
    const failure = signInFailure(thrown);
    if (failure.hasWrongCredentials) await reportFailedSignIn(email);
    throw failure;
  }
}

async function createAccount({ password, accessCode: _, ...person }: Registration): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, person.email, password);
  try {
    await createProfile({ ...person, uid: user.uid });
    return user;
  } catch {
    // Without a profile the account would be unusable and its email taken.
    await deleteUser(user).catch(() => undefined);
    throw new SignInFailure(SESSION_MESSAGES.profileUnwritten);
  }
}

async function submitSignUpExtras(
  user: User,
  newcomer: Registration,
): Promise<Sentence | undefined> {
  const { companyName, gstNumber, accessCode } = newcomer;
  const token = await user.getIdToken();
  // Only the business form asks for the terms. Retries once on a bad connection.
  if (newcomer.role === 'b2b_buyer') {
    await agreeToTerms(token)
      .catch(() => agreeToTerms(token))
      .catch(() => undefined);
  }
  if (companyName && gstNumber) {
    await submitCompany({ companyName, gstNumber }, token).catch(() => undefined);
  }
  if (!accessCode) return undefined;
  return redeemAccessCode(accessCode, token).then(
    () => undefined,
    (thrown: unknown) => errorMessage(thrown),
  );
}
