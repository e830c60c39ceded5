import { useSyncExternalStore, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { textOf } from '@kargha/domain/messages/sentence';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { Button } from '../controls/button.tsx';
import { FloatingMessage } from '../feedback/floating-message.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { uiTexts } from '../ui-texts.ts';
import { hasToasts, subscribeToPending, clearPending, pendingToasts } from './toasts.ts';

const VISIBLE_FOR_MS = 10_000;
const LATE_AFTER_MS = 2000;

interface FallbackToastsProps {
  /** Show these only if the toast stack takes long to load. */
  isLate?: boolean;
  /** Called for each toast to retry loading the toast stack. */
  onToast?: () => void;
}

/** Plain toasts until the toast stack has loaded, also without a network. */
function FallbackToasts({ isLate, onToast }: FallbackToastsProps) {
  const { dismiss } = useTexts(uiTexts);
  const translate = useTranslate();
  const toasts = useSyncExternalStore(subscribeToPending, pendingToasts, pendingToasts);
  const [isWaiting, setIsWaiting] = useState(isLate === true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    onToast?.();
    const timer = setTimeout(clearPending, VISIBLE_FOR_MS);
    return () => clearTimeout(timer);
  }, [toasts, onToast]);

  if (isWaiting || toasts.length === 0) return null;
  return createPortal(
    <FloatingMessage role="alert">
      <div>
        {toasts.map(({ title, message }) => (
          <p key={textOf(message)}>
            {title && <strong>{translate(title)} </strong>}
            {translate(message)}
          </p>
        ))}
      </div>
      <Button onClick={clearPending}>{dismiss}</Button>
    </FloatingMessage>,
    document.body,
  );
}

const ToastStack = lazyComponent(async () => (await import('./toast-stack.tsx')).ToastStack, {
  fallback: <FallbackToasts isLate />,
  onError: (again) => <FallbackToasts onToast={again} />,
});

/** Mounted once; loads nothing until the first toast. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(subscribeToPending, hasToasts, () => false);
  return isWanted && <ToastStack />;
}
