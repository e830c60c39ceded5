import { useRef, useState } from 'react';

import { errorMessage } from '#lib/server/error-message.ts';

import { showToast, type Toast } from './toasts.ts';

/** What a failed deed offers beside its sentence; undefined for nothing. */
export type RecoveryAction = (error: unknown) => Toast['action'];

/**
 * One thing that a person does on a screen, one at a time: a second press while it is under way does nothing, and
 * why it failed is shown as a toast in the server's own sentence, with the way on from there when there is one.
 * @returns `start` answers whether it worked
 */
export function useAction<Given extends readonly unknown[]>(
  run: (...given: Given) => Promise<void>,
  wayOn?: RecoveryAction,
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
      const action = wayOn?.(error);
      showToast({ tone: 'error', message: errorMessage(error), ...(action && { action }) });
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, start };
}
