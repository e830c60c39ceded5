import { useState } from 'react';

import {
  closeAuthDialog,
  openAuthDialog,
  useAuthDialog,
} from '#session/state/auth-dialog-store.ts';
import { waitForSession, selectProfile, useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';

/**
 * Guests sign up first and business buyers get the form. Everyone else sees that they need a business account.
 */
export function useQuoteRequest() {
  const [isAccountNeeded, setIsAccountNeeded] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);

  async function request() {
    const session = await waitForSession();
    if (session.status !== 'signed-in') await signUpThenRequest();
    else if (session.profile.role === 'b2b_buyer') setIsFormOpen(true);
    else setIsAccountNeeded(true);
  }

  async function signUpAsBuyer() {
    await signOut();
    setIsAccountNeeded(false);
    await signUpThenRequest();
  }

  async function signUpThenRequest() {
    if (await waitForBuyerSignUp()) setIsFormOpen(true);
  }

  return {
    isAccountNeeded,
    isFormOpen,
    request,
    openForm: () => setIsFormOpen(true),
    signUpAsBuyer,
    dismiss: () => {
      setIsAccountNeeded(false);
      setIsFormOpen(false);
    },
  };
}

/**
 * Opens the sign-up dialog and closes it once a business buyer is signed in. Resolves to false when the dialog was
 * closed before.
 */
function waitForBuyerSignUp(): Promise<boolean> {
  openAuthDialog('signup', 'b2b');
  return new Promise((resolve) => {
    const unsubscribes = [useSession.subscribe(check), useAuthDialog.subscribe(check)];

    function check() {
      const isBuyer = selectProfile(useSession.getState())?.role === 'b2b_buyer';
      if (!isBuyer && useAuthDialog.getState().isOpen) return;
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      closeAuthDialog();
      resolve(isBuyer);
    }
  });
}
