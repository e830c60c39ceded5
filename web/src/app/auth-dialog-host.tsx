import { lazy, Suspense } from 'react';

import { closeAuthDialog, useAuthDialog } from '#session/state/auth-dialog-store.ts';

const AuthDialog = lazy(async () => ({
  default: (await import('#features/sign-in/components/auth-dialog.tsx')).AuthDialog,
}));

/** Where the dialog for signing in appears. Costs nothing until somebody opens it. */
export function AuthDialogHost() {
  const dialog = useAuthDialog();
  if (!dialog.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog tab={dialog.tab} screen={dialog.screen} onClose={closeAuthDialog} />
    </Suspense>
  );
}
