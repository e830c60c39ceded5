import { lazy, Suspense, useEffect } from 'react';

import { closeAuthDialog, useAuthDialog } from '#session/state/auth-dialog-store.ts';

import { MAIN_ID } from './layout/use-arrival.ts';

const AuthDialog = lazy(async () => ({
  default: (await import('#features/sign-in/components/auth-dialog.tsx')).AuthDialog,
}));

/** Where the dialog for signing in appears. Costs nothing until somebody opens it. */
export function AuthDialogHost() {
  const dialog = useAuthDialog();
  useWayBackToPage(dialog.isOpen);
  if (!dialog.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog tab={dialog.tab} screen={dialog.screen} onClose={closeAuthDialog} />
    </Suspense>
  );
}

/** The dialog gives the focus back to what opened it; where that is gone by then, as after signing in, to the page. */
function useWayBackToPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }, 0);
    };
  }, [isOpen]);
}
