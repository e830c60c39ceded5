import { useEffect } from 'react';

import { servedPage } from '#lib/browser/served-page.ts';
import { findReplacement, fillField } from '#lib/browser/typed-fields.ts';

interface EarlyInput {
  what: Element;
  isForm: boolean;
  text?: string;
}

declare global {
  interface Window {
    karghaEarly?: { end: () => EarlyInput[] };
  }
}

export function ReplayEarlyInput() {
  useEffect(() => {
    servedPage.isShown = false;
    const kept = takeEarlyInput();
    kept.forEach(({ what, text }) => text !== undefined && fillField(present(what), text));
    // Presses come after the typed text has rendered: an earlier submit would send an empty form.
    const presses = kept.filter(({ text }) => text === undefined);
    const press = () => presses.forEach(pressAgain);
    if (presses.length < kept.length) setTimeout(press);
    else press();
  }, []);
  return null;
}

/** Stops recording and returns what was recorded. */
export function takeEarlyInput(): EarlyInput[] {
  const early = window.karghaEarly;
  delete window.karghaEarly;
  return early?.end() ?? [];
}

function pressAgain({ what, isForm }: EarlyInput): void {
  const element = present(what);
  if (isForm && element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLElement) element.click();
}

function present(what: Element): Element | undefined {
  return what.isConnected ? what : findReplacement(what);
}
