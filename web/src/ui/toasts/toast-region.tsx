import { useSyncExternalStore } from 'react';

import { laterPart } from '../feedback/later-part.tsx';
import { PlainToasts } from './plain-toasts.tsx';
import { areToastsWanted, onWaiting } from './toasts.ts';

const DrawnToasts = laterPart(async () => (await import('./drawn-toasts.tsx')).DrawnToasts, {
  wait: <PlainToasts isLate />,
  lost: (again) => <PlainToasts onToast={again} />,
});

/** Where the shop's toasts appear. Mounted once; costs nothing until the first one. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(onWaiting, areToastsWanted, () => false);
  return isWanted && <DrawnToasts />;
}
