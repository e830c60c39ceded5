import { useEffect } from 'react';

/** What the page's first script kept from the time when the page was drawn but not alive. */
interface EarlyPress {
  what: Element;
  isForm: boolean;
  /** what was typed into a field; absent for a press */
  text?: string;
}

declare global {
  interface Window {
    karghaEarly?: { end: () => EarlyPress[] };
  }
}

/** Stands beside a page. Once both are alive, what was pressed and typed before is done again, so that nothing is lost. */
export function EarlyPresses() {
  useEffect(() => {
    const kept = endEarlyPresses();
    kept.forEach(({ what, text }) => text !== undefined && typeAgain(present(what), text));
    // A press comes when what was typed is drawn: a form that is sent earlier would still be empty.
    const presses = kept.filter(({ text }) => text === undefined);
    const press = () => presses.forEach(pressAgain);
    if (presses.length < kept.length) setTimeout(press);
    else press();
  }, []);
  return null;
}

/** From here on nothing is kept; gives what was. */
export function endEarlyPresses(): EarlyPress[] {
  const early = window.karghaEarly;
  delete window.karghaEarly;
  return early?.end() ?? [];
}

function pressAgain({ what, isForm }: EarlyPress): void {
  const element = present(what);
  if (isForm && element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLElement) element.click();
}

function present(what: Element): Element | undefined {
  return what.isConnected ? what : likeness(what);
}

/** Through the browser's own setter: React hears of a value only when it differs from the one that React has set. */
function typeAgain(field: Element | undefined, text: string): void {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const kind = kinds.find((one) => field instanceof one);
  if (!kind || !field) return;
  Object.assign(field, { value: '' });
  Reflect.set(kind.prototype, 'value', text, field);
  // Of a list React hears by its change alone.
  field.dispatchEvent(
    new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

const SIGNS = ['aria-label', 'name', 'type', 'placeholder'];

/** The element that took the place of one from a page that was drawn anew. */
function likeness(gone: Element): Element | undefined {
  return [...document.querySelectorAll(gone.tagName)].find(
    (element) =>
      SIGNS.every((sign) => element.getAttribute(sign) === gone.getAttribute(sign)) &&
      element.textContent === gone.textContent,
  );
}
