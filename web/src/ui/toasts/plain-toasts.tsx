import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';

import { Button } from '../controls/button.tsx';
import { OverPage } from '../feedback/over-page.tsx';
import { uiTexts } from '../ui-texts.ts';
import { dropWaiting, onWaiting, waitingToasts } from './toasts.ts';

const VISIBLE_FOR_MS = 10_000;
const LATE_AFTER_MS = 2000;

interface PlainToastsProps {
  /** Most often what draws toasts is there in a moment: these appear only when it is not. */
  isLate?: boolean;
  /** Each toast tries again to load what draws them. */
  onToast?: () => void;
}

/** What waits to be drawn, in plain words: toasts tell what went wrong, a lost network included. */
export function PlainToasts({ isLate, onToast }: PlainToastsProps) {
  const { dismiss } = useTexts(uiTexts);
  const say = useSay();
  const toasts = useSyncExternalStore(onWaiting, waitingToasts, waitingToasts);
  const [isWaiting, setIsWaiting] = useState(isLate === true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    onToast?.();
    const timer = setTimeout(dropWaiting, VISIBLE_FOR_MS);
    return () => clearTimeout(timer);
  }, [toasts, onToast]);

  if (isWaiting || toasts.length === 0) return null;
  return createPortal(
    <OverPage role="alert">
      <div>
        {toasts.map(({ title, message }) => (
          <p key={message}>
            {title && <strong>{say(title)} </strong>}
            {say(message)}
          </p>
        ))}
      </div>
      <Button onClick={dropWaiting}>{dismiss}</Button>
    </OverPage>,
    document.body,
  );
}
