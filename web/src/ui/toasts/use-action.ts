import { useRef, useState } from 'react';

import { errorMessage } from '#lib/server/error-message.ts';

import { showToast, type Toast } from './toasts.ts';

export type RecoveryAction = (error: unknown) => Toast['action'];

/**
 * Runs one action at a time and ignores presses while it runs. Errors are shown as a toast with an optional
 * recovery action. @returns `start` resolves to whether it succeeded
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
