import { useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { ErrorForPeople } from '#lib/server/error-message.ts';
import { useTexts } from '#lib/language/language.ts';
import { signInFailure } from '#session/auth-messages.ts';
import { SESSION_MESSAGES } from '#session/sign-in-failure.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { profileTexts } from '../profile-texts.ts';

interface Outcome {
  title: string;
  message: string;
}

interface ProfileAction {
  isBusy: boolean;
  /** Runs the work and shows a toast with the outcome. Resolves to true on success. */
  run: <T>(work: () => Promise<T>, success: Outcome | ((result: T) => Outcome)) => Promise<boolean>;
}

export function useAction(): ProfileAction {
  const texts = useTexts(profileTexts);
  const [isBusy, setIsBusy] = useState(false);

  return {
    isBusy,
    run: async (work, success) => {
      setIsBusy(true);
      try {
        const result = await work();
        const outcome = typeof success === 'function' ? success(result) : success;
        showToast({ topic: 'profile', tone: 'success', ...outcome });
        return true;
      } catch (error) {
        const message = sentenceOf(error);
        showToast({ topic: 'profile', tone: 'error', title: texts.error, message });
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}

/** The message of the server or of the sign-in service, otherwise that the profile is unchanged. */
function sentenceOf(error: unknown): Sentence {
  if (error instanceof ErrorForPeople) return error.sentence;
  if (!isAuthError(error)) return SESSION_MESSAGES.profileUnchanged;
  const failure = signInFailure(error);
  return failure.hasWrongCredentials ? SESSION_MESSAGES.wrongPassword : failure.sentence;
}

function isAuthError(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('auth/');
}
