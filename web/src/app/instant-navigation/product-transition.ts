import { flushSync } from 'react-dom';

/** With the prefix of the language. */
const PRODUCT = /^(?:\/hi)?\/products\/[^/]+$/;

const NAME = 'product-picture';

const GALLERY = 'main [role="group"] img';

/**
 * Moves the picture of a product between its card and its page, where the browser can and the visitor has not asked for
 * less motion.
 */
export function runProductTransition(from: string, to: string, show: () => void): boolean {
  const isOpening = PRODUCT.test(to);
  // From one product to another, two pictures would swap places.
  if (isOpening === PRODUCT.test(from)) return false;
  if (!('startViewTransition' in document) || prefersLessMotion()) return false;
  const card = `main a[href="${CSS.escape(isOpening ? to : from)}"] img`;
  const before = findPicture(isOpening ? card : GALLERY);
  if (!before) return false;
  before.style.viewTransitionName = NAME;
  let after: HTMLElement | null = null;
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(show);
    before.style.removeProperty('view-transition-name');
    after = findPicture(isOpening ? GALLERY : card);
    after?.style.setProperty('view-transition-name', NAME);
  });
  // A transition that is skipped is no error.
  ready.catch(() => undefined);
  void finished.finally(() => after?.style.removeProperty('view-transition-name'));
  return true;
}

function findPicture(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
