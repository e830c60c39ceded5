import {
  SnackbarProvider,
  useSnackbar,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import { useEffect, type ComponentProps } from 'react';

import { ToastCard } from './toast-card.tsx';
import { connectToastRenderer, type Toast } from './toasts.ts';

const VISIBLE_FOR_MS = 6_000;
const VISIBLE_WITH_ACTION_FOR_MS = 10_000;
const MAX_VISIBLE = 3;

/** notistack makes keys of the time and a random number: two toasts of one moment could have the same. */
let lastKey = 0;

interface ShownToastProps extends CustomContentProps, Pick<ComponentProps<'div'>, 'ref'> {
  toast: Toast;
}

function ShownToast({ id, toast, ref }: ShownToastProps) {
  const { closeSnackbar } = useSnackbar();
  return <ToastCard ref={ref} toast={toast} onClose={() => closeSnackbar(id)} />;
}

const CARDS = { shop: ShownToast };

export function ToastStack() {
  return (
    <SnackbarProvider
      maxSnack={MAX_VISIBLE}
      Components={CARDS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Above dialogs, so that their errors are visible.
      domRoot={document.body}
    >
      <ToastReceiver />
    </SnackbarProvider>
  );
}

function ToastReceiver() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  useEffect(() => {
    const latest = new Map<string, SnackbarKey>();
    return connectToastRenderer((toast) => {
      const { topic } = toast;
      if (topic !== undefined) closeSnackbar(latest.get(topic) ?? topic);
      lastKey += 1;
      const key = enqueueSnackbar({
        key: lastKey,
        variant: 'shop',
        toast,
        autoHideDuration: toast.action ? VISIBLE_WITH_ACTION_FOR_MS : VISIBLE_FOR_MS,
      });
      if (topic !== undefined) latest.set(topic, key);
    });
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}
