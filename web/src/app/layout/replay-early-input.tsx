import { useEffect } from 'react';

import { findReplacement, fillField } from '#lib/browser/typed-fields.ts';

/** What the page's first script kept from the time when the page was drawn but not alive. */
interface EarlyInput {
  what: Element;
  isForm: boolean;
  /** what was typed into a field; absent for a press */
  text?: string;
}

declare global {
  interface Window {
    karghaEarly?: { end: () => EarlyInput[] };
  }
}

/** Stands beside a page. Once both are alive, what was pressed and typed before is done again, so that nothing is lost. */
export function ReplayEarlyInput() {
  useEffect(() => {
    const kept = takeEarlyInput();
    kept.forEach(({ what, text }) => text !== undefined && fillField(present(what), text));
    // A press comes when what was typed is drawn: a form that is sent earlier would still be empty.
    const presses = kept.filter(({ text }) => text === undefined);
    const press = () => presses.forEach(pressAgain);
    if (presses.length < kept.length) setTimeout(press);
    else press();
  }, []);
  return null;
}

/** From here on nothing is kept; gives what was. */
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
