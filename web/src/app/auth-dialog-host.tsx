import { useEffect } from 'react';

import { restoreFocusAfterDialog, mainElement } from '#lib/browser/page-focus.ts';
import { closeAuthDialog, useAuthDialog } from '#session/state/auth-dialog-store.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const AuthDialog = lazyComponent(
  async () => (await import('#features/sign-in/components/auth-dialog.tsx')).AuthDialog,
  { onError: 'over' },
);

/** Where the dialog for signing in appears. Costs nothing until somebody opens it. */
export function AuthDialogHost() {
  const dialog = useAuthDialog();
  useWayBackToPage(dialog.isOpen);
  if (!dialog.isOpen) return null;
  return <AuthDialog tab={dialog.tab} screen={dialog.screen} onClose={closeAuthDialog} />;
}

/** The dialog gives the focus back to what opened it; where that is gone by then, as after signing in, to the page. */
function useWayBackToPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      restoreFocusAfterDialog(mainElement);
    };
  }, [isOpen]);
}
