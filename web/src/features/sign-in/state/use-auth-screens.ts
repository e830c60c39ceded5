import { useEffect, useRef, useState } from 'react';

import { useSession } from '#session/state/session-store.ts';
import type { PhoneHandle } from '#session/state/sign-in-actions.ts';

/** `otp` keeps the handle that verifies the code. */
export type AuthScreen =
  | { name: 'auth' | 'forgot' }
  | { name: 'otp'; phone: string; handle: PhoneHandle }
  | { name: 'success'; title: string; message: string };

export interface AuthScreens {
  screen: AuthScreen;
  show: (screen: AuthScreen) => void;
  /** Runs a sign-in that keeps the dialog open for its own success screen. @throws what `work` throws */
  runSignIn: <T>(work: () => Promise<T>) => Promise<T>;
  succeed: (success: { title: string; message: string; isSocial?: boolean }) => void;
}

const CLOSES_AFTER_MS = 2_000;
const SOCIAL_CLOSES_AFTER_MS = 1_500;

export function useAuthScreens(first: 'auth' | 'forgot', onClose: () => void): AuthScreens {
  const [screen, show] = useState<AuthScreen>({ name: first });
  const isOwnSignIn = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');

  useEffect(() => {
    if (isSignedIn && !isOwnSignIn.current) onClose();
  }, [isSignedIn, onClose]);

  useEffect(() => () => clearTimeout(closing.current), []);

  return {
    screen,
    show,
    runSignIn: async (work) => {
      isOwnSignIn.current = true;
      try {
        return await work();
      } catch (failure) {
        isOwnSignIn.current = false;
        throw failure;
      }
    },
    succeed: ({ title, message, isSocial = false }) => {
      show({ name: 'success', title, message });
      closing.current = setTimeout(onClose, isSocial ? SOCIAL_CLOSES_AFTER_MS : CLOSES_AFTER_MS);
    },
  };
}
