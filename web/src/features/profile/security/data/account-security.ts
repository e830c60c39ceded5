import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPopup,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  unlink,
  updatePassword,
  updatePhoneNumber,
  type User,
} from 'firebase/auth';

import { auth } from '#lib/firebase/firebase-auth.ts';
import {
  reauthenticateByPassword,
  reauthenticateByPopup,
  createAuthProvider,
  type SocialMethod,
} from '#session/state/reauthenticate.ts';
import { SESSION_MESSAGES, SignInFailure } from '#session/sign-in-failure.ts';
import type { PhoneHandle } from '#session/state/sign-in-actions.ts';

/** Firebase Auth provider ids. */
const SIGN_IN_METHODS = ['password', 'google.com', 'facebook.com', 'phone'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export type { SocialMethod };

export function linkedMethods(): SignInMethod[] {
  const linked = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  return SIGN_IN_METHODS.filter((method) => linked.includes(method));
}

export async function linkMethod(method: SocialMethod): Promise<void> {
  await linkWithPopup(currentUser(), createAuthProvider(method), browserPopupRedirectResolver);
}

export async function linkEmail(email: string, password: string): Promise<void> {
  await linkWithCredential(currentUser(), EmailAuthProvider.credential(email, password));
}

export async function unlinkMethod(method: SignInMethod): Promise<void> {
  await unlink(currentUser(), method);
}

/** Reauthenticates with the current password first. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = currentUser();
  await reauthenticateByPassword(user, current);
  await updatePassword(user, next);
}

export async function confirmPhone(verificationId: string, code: string): Promise<void> {
  await updatePhoneNumber(currentUser(), PhoneAuthProvider.credential(verificationId, code));
}

export async function resendVerification(): Promise<void> {
  await sendEmailVerification(currentUser());
}

/** Reloads the user, since the address may have been verified in another browser. */
export async function isEmailVerifiedNow(): Promise<boolean> {
  const user = currentUser();
  await user.reload();
  return user.emailVerified;
}

export type IdentityProof =
  | { password: string }
  | { method: SocialMethod }
  | { handle: PhoneHandle; code: string };

export async function proveIdentity(proof: IdentityProof): Promise<void> {
  const user = currentUser();
  if ('password' in proof) await reauthenticateByPassword(user, proof.password);
  else if ('method' in proof) await reauthenticateByPopup(user, proof.method);
  else {
    const { handle, code } = proof;
    const credential = PhoneAuthProvider.credential(handle.verificationId, code);
    await reauthenticateWithCredential(user, credential);
  }
}

export function signInPhone(): string {
  return auth.currentUser?.phoneNumber ?? '';
}

export function currentToken(): Promise<string> {
  return currentUser().getIdToken();
}

/** Forces a new token, which has the latest claims. */
export function freshToken(): Promise<string> {
  return currentUser().getIdToken(true);
}

function currentUser(): User {
  if (auth.currentUser) return auth.currentUser;
  throw new SignInFailure(SESSION_MESSAGES.notSignedIn);
}
