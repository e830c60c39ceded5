/** The element that takes the focus when a page is entered. */
export const MAIN_ID = 'main';

/** What has no neighbour to go on with goes on with the page. */
export function mainElement(): HTMLElement | null {
  return document.getElementById(MAIN_ID);
}

/** Puts the keyboard at the beginning of the page and leaves its scroll position alone. */
export function focusPage(): void {
  mainElement()?.focus({ preventScroll: true });
}

/** Gives a lost focus to an element; whoever is elsewhere by now stays there. Can be the `ref` of what takes a place. */
export function restoreFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    element?.focus({ preventScroll: element.id === MAIN_ID });
}

/** The same after a dialog: it first gives the focus back to what opened it, which may be gone. */
export function restoreFocusAfterDialog(find: () => HTMLElement | null): void {
  setTimeout(() => restoreFocus(find()), 0);
}
