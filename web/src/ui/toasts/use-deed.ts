import { useRef, useState } from 'react';

import { sentenceOf } from '#lib/sentence-of.ts';

import { showToast } from './toasts.ts';

/**
 * One thing that a person does on a screen, one at a time: a second press while it is under way does nothing, and
 * why it failed is shown as a toast in the server's own sentence.
 * @returns `start` answers whether it worked
 */
export function useDeed<Given extends readonly unknown[]>(
  run: (...given: Given) => Promise<void>,
): { isBusy: boolean; start: (...given: Given) => Promise<boolean> } {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function start(...given: Given): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await run(...given);
      return true;
    } catch (error) {
      showToast({ tone: 'error', message: sentenceOf(error) });
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, start };
}
