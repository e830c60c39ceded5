import { useEffect } from 'react';

import { useSession } from '#session/state/session-store.ts';

/** From the first sign-in on, cart and wishlist are kept in the account too. Visitors do not download what that takes. */
export function useAccountSync(): void {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) void loadOnce();
  }, [isSignedIn]);
}

let loading: Promise<void> | undefined;

function loadOnce(): Promise<void> {
  loading ??= import('./sync-account-lists.ts').then(
    ({ syncListsWithAccount }) => {
      syncListsWithAccount();
    },
    () => {
      // Without a connection the lists stay in the browser; the next sign-in tries again.
      loading = undefined;
    },
  );
  return loading;
}
