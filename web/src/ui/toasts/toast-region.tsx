import { useSyncExternalStore } from 'react';

import { lazyComponent } from '../feedback/lazy-component.tsx';
import { FallbackToasts } from './fallback-toasts.tsx';
import { hasToasts, subscribeToPending } from './toasts.ts';

const ToastStack = lazyComponent(async () => (await import('./toast-stack.tsx')).ToastStack, {
  fallback: <FallbackToasts isLate />,
  onError: (again) => <FallbackToasts onToast={again} />,
});

/** Mounted once; loads nothing until the first toast. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(subscribeToPending, hasToasts, () => false);
  return isWanted && <ToastStack />;
}
