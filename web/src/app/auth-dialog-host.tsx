import { useEffect } from 'react';

import { restoreFocusAfterDialog, mainElement } from '#lib/browser/page-focus.ts';
import { closeAuthDialog, useAuthDialog } from '#session/state/auth-dialog-store.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { loadLazyPages } from './load-lazy-pages.ts';

const AuthDialog = lazyComponent(async () => (await loadLazyPages()).loadAuthDialog(), {
  onError: 'over',
});

export function AuthDialogHost() {
  const dialog = useAuthDialog();
  useReturnFocus(dialog.isOpen);
  if (!dialog.isOpen) return null;
  return <AuthDialog tab={dialog.tab} screen={dialog.screen} onClose={closeAuthDialog} />;
}

/** Focuses the page when the dialog's opener is gone, as after signing in. */
function useReturnFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      restoreFocusAfterDialog(mainElement);
    };
  }, [isOpen]);
}
