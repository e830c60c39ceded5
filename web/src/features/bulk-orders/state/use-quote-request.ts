import { useState } from 'react';

import {
  closeAuthDialog,
  openAuthDialog,
  useAuthDialog,
} from '#session/state/auth-dialog-store.ts';
import { waitForSession, selectProfile, useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';

/**
 * Asking for a quotation, by who asks: a visitor signs up first, a business buyer fills in the form, anybody else
 * learns that it takes a business account.
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
    /** for a business buyer whose draft stands in the form */
    openForm: () => setIsFormOpen(true),
    signUpAsBuyer,
    dismiss: () => {
      setIsAccountNeeded(false);
      setIsFormOpen(false);
    },
  };
}

/** Opens the dialog for signing up, and closes it as soon as a business buyer is here; false when somebody else closed it. */
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
