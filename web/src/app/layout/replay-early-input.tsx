import { useLayoutEffect } from 'react';

import { replayInput, type EarlyInput } from '#lib/browser/replay-input.ts';
import { servedPage } from '#lib/browser/served-page.ts';

/** The start script records the input. */
declare global {
  interface Window {
    karghaEarly?: { end: () => EarlyInput };
  }
}

export function ReplayEarlyInput() {
  // With the new page, so that nothing typed falls between the two.
  useLayoutEffect(() => {
    servedPage.isShown = false;
    replayInput(takeEarlyInput());
  }, []);
  return null;
}

/** Stops recording and returns what was recorded. */
export function takeEarlyInput(): EarlyInput {
  const early = window.karghaEarly;
  delete window.karghaEarly;
  return early?.end() ?? { pressed: [], held: null, focused: null };
}
