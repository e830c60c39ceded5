export const MAIN_ID = 'main';

/** Fallback target of the focus. */
export function mainElement(): HTMLElement | null {
  return document.getElementById(MAIN_ID);
}

export function focusPage(): void {
  mainElement()?.focus({ preventScroll: true });
}

/** Focuses `element` only if nothing else has the focus. Works as a `ref`. */
export function restoreFocus(
  element: HTMLElement | null,
  preventScroll = element?.id === MAIN_ID,
): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll });
}

/** Runs after a dialog has returned the focus to its opener, which may be gone. */
export function restoreFocusAfterDialog(find: () => HTMLElement | null): void {
  setTimeout(() => restoreFocus(find()), 0);
}
