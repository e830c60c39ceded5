import { useState } from 'react';

import {
  closeAuthDialog,
  openAuthDialog,
  useAuthDialog,
} from '#session/state/auth-dialog-store.ts';
import { knownSession, selectProfile, useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';

/**
 * Asking for a quotation, by who asks: a visitor signs up first, a business buyer fills in the form, anybody else
 * learns that it takes a business account.
 */
export function useQuoteRequest() {
  const [isAccountNeeded, setIsAccountNeeded] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);

  async function request() {
    const session = await knownSession();
    if (session.status !== 'signed-in') await signUpAndAsk();
    else if (session.profile.role === 'b2b_buyer') setIsFormOpen(true);
    else setIsAccountNeeded(true);
  }

  async function signUpAsBuyer() {
    await signOut();
    setIsAccountNeeded(false);
    await signUpAndAsk();
  }

  async function signUpAndAsk() {
    if (await becomesBuyer()) setIsFormOpen(true);
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
function becomesBuyer(): Promise<boolean> {
  openAuthDialog('signup', 'b2b');
  return new Promise((resolve) => {
    const stops = [useSession.subscribe(look), useAuthDialog.subscribe(look)];

    function look() {
      const isBuyer = selectProfile(useSession.getState())?.role === 'b2b_buyer';
      if (!isBuyer && useAuthDialog.getState().isOpen) return;
      stops.forEach((stop) => stop());
      closeAuthDialog();
      resolve(isBuyer);
    }
  });
}
