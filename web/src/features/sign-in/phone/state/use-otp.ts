import { useState, type RefObject, useEffect } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import {
  sendPhoneCode,
  verifyPhoneCode,
  type PhoneHandle,
} from '#session/state/sign-in-actions.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../../sign-in-texts.ts';
import { isOtp } from '../../state/sign-in-schemas.ts';
import { showFailure } from '../../state/show-failure.ts';
import type { AuthScreens } from '../../state/use-auth-screens.ts';

export interface SentCode {
  phone: string;
  handle: PhoneHandle;
}

export function useOtp(
  { phone, handle: first }: SentCode,
  screens: AuthScreens,
  captcha: RefObject<HTMLDivElement | null>,
) {
  const texts = useTexts(signInTexts);
  /** undefined while a new code is being sent, and when sending failed */
  const [handle, setHandle] = useState<PhoneHandle | undefined>(first);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Sentence>();
  const { secondsLeft, restart } = useResendCountdown();

  function reject(title: string, message: Sentence) {
    setError(message);
    showToast({ topic: 'sign-in', tone: 'error', title, message });
  }

  async function verify(code: string): Promise<void> {
    if (!isOtp(code)) {
      reject(texts.invalidOtp, texts.sixDigits);
      return;
    }
    if (!handle) {
      reject(texts.error, texts.requestNewOtp);
      return;
    }
    setIsBusy(true);
    setError(undefined);
    try {
      const { profile, isNewUser } = await screens.runSignIn(() => verifyPhoneCode(handle, code));
      const name = profile.fullName || profile.phone;
      const message = isNewUser ? texts.welcome : texts.signedInAs(name);
      showToast({ topic: 'sign-in', tone: 'success', title: texts.phoneVerified, message });
      screens.succeed({ title: texts.phoneVerified, message });
    } catch (failure) {
      if (!(failure instanceof SignInFailure)) throw failure;
      reject(texts.verificationFailed, failure.sentence);
      setIsBusy(false);
    }
  }

  async function resend(): Promise<void> {
    if (!captcha.current) return;
    setIsBusy(true);
    setError(undefined);
    setHandle(undefined);
    try {
      setHandle(await sendPhoneCode(phone, captcha.current));
      restart();
      showToast({
        topic: 'sign-in',
        tone: 'success',
        title: texts.otpSent,
        message: texts.otpSentHint,
      });
    } catch (failure) {
      showFailure(failure, texts.error);
    } finally {
      setIsBusy(false);
    }
  }

  return { verify, resend, isBusy, secondsLeft, error };
}

const WAIT_SECONDS = 60;

/** Counts by the clock, since a sleeping phone stops timers. */
function useResendCountdown(): { secondsLeft: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + WAIT_SECONDS * 1_000);
  const [secondsLeft, setSecondsLeft] = useState(WAIT_SECONDS);

  useEffect(() => {
    const update = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  return { secondsLeft, restart: () => setUntil(Date.now() + WAIT_SECONDS * 1_000) };
}
