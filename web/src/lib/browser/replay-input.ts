import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { restoreFocus } from './page-focus.ts';
import { fillField, findReplacement } from './typed-fields.ts';

interface EarlyPress {
  what: Element;
  isForm: boolean;
  text?: string;
  /** of a choice, after the press */
  isChecked?: boolean | undefined;
}

/** What a visitor did in a page, or in a part of it, before its scripts ran. */
export interface EarlyInput {
  pressed: EarlyPress[];
  /** under a pointer that is down, or focused while the space bar is */
  held: Element | null;
  focused: Element | null;
}

/** A press that takes effect later would surprise. */
const MAX_WAIT_MS = 5 * SECOND_MS;

/** Does it again where the scripts run now. */
export function replayInput({ pressed, held, focused }: EarlyInput): void {
  const typed = pressed.filter(({ text }) => text !== undefined);
  typed.forEach(({ what, text }) => {
    void whenPresent(what, (field) => fillField(field, text ?? ''));
  });
  if (focused && !focused.isConnected) void whenPresent(focused, focus);
  if (held && !held.isConnected) pressOnRelease(held);
  const presses = pressed.filter(({ text }) => text === undefined);
  // Presses come after the page has its listeners and the typed text has rendered: an earlier submit would send an
  // empty form.
  void pressOneByOne(presses);
}

/**
 * Each waits for the one before it and finds rendered what that has changed: first a size, which may come in a separate
 * part, then Add to Cart.
 */
async function pressOneByOne(presses: readonly EarlyPress[]): Promise<void> {
  for (const press of presses) {
    await new Promise((resolve) => setTimeout(resolve));
    await pressAgain(press);
  }
}

function pressAgain({ what, isForm, isChecked }: EarlyPress): Promise<void> {
  return whenPresent(what, (element) => {
    // React hears only of changes.
    if (isChecked !== undefined) Object.assign(element, { checked: !isChecked });
    if (isForm && element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLElement) element.click();
  });
}

/** The browser clicks only what was pressed and released, and the new element was not there when pressed. */
function pressOnRelease(what: Element): void {
  const controller = new AbortController();
  const { signal } = controller;
  const release = (event: Event) => {
    controller.abort();
    // Some browsers would click what has the focus when a key is released.
    if (event.type === 'keyup') event.preventDefault();
    void pressAgain({ what, isForm: false });
  };
  window.addEventListener('pointerup', release, { signal, capture: true });
  window.addEventListener('keyup', release, { signal, capture: true });
  window.addEventListener('pointercancel', () => controller.abort(), { signal });
}

/** A link that was pressed may have scrolled the page in the meantime. */
function focus(element: Element): void {
  if (element instanceof HTMLElement) restoreFocus(element, true);
}

/**
 * Acts on the element, or on what replaces it as soon as it is in the page; some parts come after their page. Resolves
 * when it has acted or gives up.
 */
async function whenPresent(what: Element, act: (element: Element) => void): Promise<void> {
  const element = present(what) ?? (await comingElement(what));
  if (element) act(element);
}

function comingElement(what: Element): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const late = present(what);
      if (late) end(late);
    });
    const timer = setTimeout(() => end(undefined), MAX_WAIT_MS);
    function end(found: Element | undefined): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

function present(what: Element): Element | undefined {
  return what.isConnected ? what : findReplacement(what);
}
