import { useRef, useState } from 'react';

import { errorMessage } from '#lib/server/error-message.ts';

import { showToast, type Toast } from './toasts.ts';

export type RecoveryAction = (error: unknown) => Toast['action'];

/**
 * Runs one action at a time and ignores presses while it runs. Errors are shown as a toast with an optional
 * recovery action. @returns `start` resolves to whether it succeeded
 */
export function useAction<Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<void>,
  recoveryAction?: RecoveryAction,
): { isBusy: boolean; start: (...args: Args) => Promise<boolean> } {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function start(...args: Args): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await run(...args);
      return true;
    } catch (error) {
      const action = recoveryAction?.(error);
      showToast({ tone: 'error', message: errorMessage(error), ...(action && { action }) });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, start };
}
