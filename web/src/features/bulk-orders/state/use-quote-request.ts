import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { authPath, contactPath } from '#lib/paths.ts';
import { knownSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';

const SIGN_UP = authPath('signup', 'bulk-orders');

/**
 * Asking for a quotation, by who asks: a visitor signs up first, a business buyer writes, anybody else learns that it
 * takes a business account.
 */
export function useQuoteRequest() {
  const navigate = useNavigate();
  const [isAccountNeeded, setIsAccountNeeded] = useState(false);

  async function request() {
    const session = await knownSession();
    if (session.status !== 'signed-in') await navigate(SIGN_UP);
    else if (session.profile.role === 'b2b_buyer') await navigate(contactPath('bulk'));
    else setIsAccountNeeded(true);
  }

  /** The sign-up page sends away whoever is signed in. */
  async function signUpAsBuyer() {
    await signOut();
    setIsAccountNeeded(false);
    await navigate(SIGN_UP);
  }

  return {
    isAccountNeeded,
    request,
    signUpAsBuyer,
    dismiss: () => setIsAccountNeeded(false),
  };
}
