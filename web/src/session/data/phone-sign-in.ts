import {
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
} from 'firebase/auth';

import { auth } from '#lib/firebase/firebase-auth.ts';

import { signInFailure } from '../auth-messages.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';
import { withObserverPaused } from './auth-state.ts';

const INDIA = '+91';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

export interface PhoneHandle {
  verificationId: string;
}

/** @param container for the invisible captcha @throws SignInFailure */
export async function sendPhoneCode(phone: string, container: HTMLElement): Promise<PhoneHandle> {
  const place = document.createElement('div');
  container.append(place);
  try {
    const captcha = new RecaptchaVerifier(auth, place, { size: 'invisible' });
    const number = internationalNumber(phone);
    const { verificationId } = await signInWithPhoneNumber(auth, number, captcha);
    captcha.clear();
    return { verificationId };
  } catch (thrown) {
    throw signInFailure(thrown);
  } finally {
    place.remove();
  }
}

/** @throws SignInFailure */
export function verifyPhoneCode(handle: PhoneHandle, code: string): Promise<SignInResult> {
  return withObserverPaused(async () => {
    try {
      const credential = PhoneAuthProvider.credential(handle.verificationId, code);
      const { user } = await signInWithCredential(auth, credential);
      return await completeSignIn(user);
    } catch (thrown) {
      throw signInFailure(thrown);
    }
  });
}

/** E.164, such as `+919876543210`. Ten digits of a mobile number are Indian. */
export function internationalNumber(typed: string): string {
  const number = typed.replaceAll(/[\s()-]/g, '');
  if (number.startsWith('+')) return number;
  return INDIAN_MOBILE.test(number) ? INDIA + number : `+${number}`;
}
