import { lazy, Suspense, useSyncExternalStore } from 'react';

import { areToastsWanted, onToastsWanted } from './toasts.ts';

const DrawnToasts = lazy(async () => {
  const { DrawnToasts } = await import('./drawn-toasts.tsx');
  return { default: DrawnToasts };
});

/** Where the shop's toasts appear. Mounted once; costs nothing until the first one. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DrawnToasts />
    </Suspense>
  );
}
