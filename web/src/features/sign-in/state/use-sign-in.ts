import { useCallback, useEffect, useState } from 'react';

import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import type { Sentence } from '@kargha/domain/messages/sentence';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { showToast, type Toast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { recordFailure, clearFailures, lockFor, readLockout } from './lockout.ts';
import type { SignInInput } from './sign-in-schemas.ts';

type SignInCall = (email: string, password: string) => Promise<UserProfile>;

interface SignInControls {
  submit: (input: SignInInput) => Promise<void>;
  /** the last error; stays until the next attempt */
  failure: Sentence | undefined;
  minutesLocked: number;
}

/** Five failures lock this browser for 15 minutes (spec §4). */
export function useSignIn(onSignIn: SignInCall): SignInControls {
  const texts = useTexts(signInTexts);
  const [failure, setFailure] = useState<Sentence>();
  const { minutesLocked, refreshLock } = useLockedMinutes();

  async function submit({ email, password }: SignInInput): Promise<void> {
    if (refreshLock() > 0) {
      notify({ tone: 'error', title: texts.stillLockedTitle, message: texts.stillLocked });
      return;
    }
    setFailure(undefined);
    try {
      const { fullName, email: userEmail } = await onSignIn(email, password);
      clearFailures();
      const message = texts.signedInAs(fullName || userEmail);
      notify({ tone: 'success', title: texts.welcomeBack, message });
    } catch (error) {
      showError(error);
    }
  }

  function showError(error: unknown) {
    if (!(error instanceof SignInFailure)) throw error;
    if (error.lockedForSeconds > 0) {
      lockFor(error.lockedForSeconds, Date.now());
      refreshLock();
      notify({ tone: 'error', title: texts.stillLockedTitle, message: texts.stillLocked });
    } else if (error.hasWrongCredentials) {
      const attemptsMessage = texts.attemptsLeft(recordFailure(Date.now()).attemptsLeft);
      setFailure(error.isAmbiguous ? attemptsMessage : error.sentence);
      notify(
        refreshLock() > 0
          ? { tone: 'error', title: texts.lockedTitle, message: texts.lockedNow }
          : { tone: 'error', title: texts.loginFailed, message: attemptsMessage },
      );
    } else {
      setFailure(error.sentence);
    }
  }

  return { submit, failure, minutesLocked };
}

/** The shared topic replaces the previous toast. */
function notify(toast: Omit<Toast, 'topic'>) {
  showToast({ topic: 'sign-in', ...toast });
}

function useLockedMinutes(): { minutesLocked: number; refreshLock: () => number } {
  const [minutesLocked, setMinutesLocked] = useState(lockedMinutesNow);

  const refreshLock = useCallback(() => {
    const minutes = lockedMinutesNow();
    setMinutesLocked(minutes);
    return minutes;
  }, []);

  useEffect(() => {
    const timer = setInterval(refreshLock, 1_000);
    return () => clearInterval(timer);
  }, [refreshLock]);

  return { minutesLocked, refreshLock };
}

function lockedMinutesNow(): number {
  const now = Date.now();
  const { lockedUntil } = readLockout(now);
  return lockedUntil === 0 ? 0 : Math.ceil((lockedUntil - now) / MINUTE_MS);
}
