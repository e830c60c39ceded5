import { useEffect, useRef, type RefObject } from 'react';

const FIELD =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Focuses the first field of a dialog, which may render later than the dialog. Does nothing once the user has
 * focused something else.
 */
export function useFirstField(content: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return undefined;
    // The dialog focuses itself first.
    const timer = setTimeout(() => {
      const field = content.current?.querySelector<HTMLElement>(FIELD);
      if (!field) return;
      isDone.current = true;
      const dialog = field.closest('[role="dialog"]');
      const { activeElement } = document;
      const hasMovedOn = activeElement !== dialog && dialog?.contains(activeElement) === true;
      if (hasMovedOn) return;
      field.focus();
      if (field instanceof HTMLInputElement) field.select();
    }, 0);
    return () => clearTimeout(timer);
  });
}
