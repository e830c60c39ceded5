import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';

import { ToastCard } from './toast-card.tsx';
import { takeToasts } from './toasts.ts';

const VISIBLE_FOR_MS = 6_000;
const VISIBLE_WITH_ACTION_FOR_MS = 10_000;
const AT_ONCE = 3;

export function DrawnToasts() {
  return (
    <SnackbarProvider
      maxSnack={AT_ONCE}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Above dialogs: what went wrong in one must be seen and heard while it is open.
      domRoot={document.body}
    >
      <Intake />
    </SnackbarProvider>
  );
}

function Intake() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  useEffect(() => {
    const latest = new Map<string, SnackbarKey>();
    return takeToasts((toast) => {
      const { topic } = toast;
      if (topic !== undefined) closeSnackbar(latest.get(topic) ?? topic);
      const key = enqueueSnackbar(toast.message, {
        autoHideDuration: toast.action ? VISIBLE_WITH_ACTION_FOR_MS : VISIBLE_FOR_MS,
        content: (own) => <ToastCard toast={toast} onClose={() => closeSnackbar(own)} />,
      });
      if (topic !== undefined) latest.set(topic, key);
    });
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}
