import { useEffect, useRef, type RefObject } from 'react';

const FIELD =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Gives the focus to the first field of a dialog once it is there: what is read first is drawn later than the dialog.
 * Whoever has moved on in the meantime is left where they are.
 */
export function useFirstField(content: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return undefined;
    // The dialog takes the focus when it opens; its first field takes it from there.
    const timer = setTimeout(() => {
      const field = content.current?.querySelector<HTMLElement>(FIELD);
      if (!field) return;
      isDone.current = true;
      const dialog = field.closest('[role="dialog"]');
      const { activeElement } = document;
      const hasMovedOn = activeElement !== dialog && dialog?.contains(activeElement) === true;
      if (hasMovedOn) return;
      field.focus();
      // As after Tab: what is typed takes the place of what stands there.
      if (field instanceof HTMLInputElement) field.select();
    }, 0);
    return () => clearTimeout(timer);
  });
}
