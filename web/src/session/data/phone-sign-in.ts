import {
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
} from 'firebase/auth';

import { readPhone } from '@kargha/domain/india/phone-number';
import { auth } from '#lib/firebase/firebase-auth.ts';

import { signInFailure } from '../auth-messages.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';
import { withObserverPaused } from './auth-state.ts';

export interface PhoneHandle {
  verificationId: string;
}

/** @param container for the invisible captcha @throws SignInFailure */
export async function sendPhoneCode(phone: string, container: HTMLElement): Promise<PhoneHandle> {
  const place = document.createElement('div');
  container.append(place);
  try {
    const captcha = new RecaptchaVerifier(auth, place, { size: 'invisible' });
    const number = readPhone(phone) ?? phone;
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
