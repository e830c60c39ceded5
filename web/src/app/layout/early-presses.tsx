import { useEffect } from 'react';

/** What the page's first script kept from the time when the page was drawn but not alive. */
interface EarlyPress {
  what: Element;
  isForm: boolean;
}

declare global {
  interface Window {
    karghaEarly?: { end: () => EarlyPress[] };
  }
}

/** Stands beside a page. Once both are alive, what was pressed before is pressed again, so that no click is lost. */
export function EarlyPresses() {
  useEffect(() => {
    const early = window.karghaEarly;
    delete window.karghaEarly;
    early?.end().forEach(pressAgain);
  }, []);
  return null;
}

function pressAgain({ what, isForm }: EarlyPress): void {
  const present = what.isConnected ? what : likeness(what);
  if (isForm && present instanceof HTMLFormElement) present.requestSubmit();
  else if (present instanceof HTMLElement) present.click();
}

/** The element that took the place of one from a page that was drawn anew. */
function likeness(gone: Element): Element | undefined {
  return [...document.querySelectorAll(gone.tagName)].find(
    (element) =>
      element.getAttribute('aria-label') === gone.getAttribute('aria-label') &&
      element.textContent === gone.textContent,
  );
}
