import { useEffect, useRef } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';

import { showToast } from '../toasts/toasts.ts';
import { listTexts } from './list-texts.ts';

/** Does the reverse of what was done. What it throws is told as it stands. */
export type UndoAction = () => Promise<void> | void;

/**
 * For what staff can take back exactly as it was: says that it is done, and for ten seconds offers Undo. Money and stock
 * are never taken back so, for something else may have become of them.
 * @returns takes the sentence of what is done, the way back from it, and the sentence for when that was gone
 */
export function useUndo(): (done: string, wayBack: UndoAction, undone?: string) => void {
  const texts = useTexts(listTexts);

  async function takeBack(wayBack: UndoAction, undone: string) {
    try {
      await wayBack();
      showToast({ tone: 'success', message: undone });
    } catch (error) {
      showToast({ tone: 'error', message: errorMessage(error, texts.notUndone) });
    }
  }

  return (done, wayBack, undone = texts.undone) =>
    showToast({
      tone: 'success',
      message: done,
      action: { label: texts.undo, onSelect: () => void takeBack(wayBack, undone) },
    });
}

/** As `useUndo`, for what is not saved yet: it can be taken back as long as the screen that shows it is open. */
export function useUndoWhileOpen(): (done: string, wayBack: () => void) => void {
  const { tooLateToUndo } = useTexts(listTexts);
  const sayUndoable = useUndo();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return (done, wayBack) =>
    sayUndoable(done, () => {
      if (!isOpen.current) throw new Error(tooLateToUndo);
      wayBack();
    });
}
