import { useEffect, useRef } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';

import { showToast } from '../toasts/toasts.ts';
import { listTexts } from './list-texts.ts';

/** A thrown message is shown as it is. */
export type UndoAction = () => Promise<void> | void;

/**
 * Shows a toast with Undo for ten seconds. Only for actions that can be reversed exactly, never for money or
 * stock. @returns a function of the message, the undo action and the message after undoing
 */
export function useUndo(): (done: string, undoAction: UndoAction, undone?: string) => void {
  const texts = useTexts(listTexts);

  async function runUndo(undoAction: UndoAction, undone: string) {
    try {
      await undoAction();
      showToast({ tone: 'success', message: undone });
    } catch (error) {
      showToast({ tone: 'error', message: errorMessage(error, texts.notUndone) });
    }
  }

  return (done, undoAction, undone = texts.undone) =>
    showToast({
      tone: 'success',
      message: done,
      action: { label: texts.undo, onSelect: () => void runUndo(undoAction, undone) },
    });
}

/** Like `useUndo`, for unsaved changes: works while the screen is open. */
export function useUndoWhileOpen(): (done: string, undoAction: () => void) => void {
  const { tooLateToUndo } = useTexts(listTexts);
  const showUndo = useUndo();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return (done, undoAction) =>
    showUndo(done, () => {
      if (!isOpen.current) throw new Error(tooLateToUndo);
      undoAction();
    });
}
