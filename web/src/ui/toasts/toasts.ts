import type { Sentence } from '@kargha/domain/messages/sentence';

type ToastTone = 'success' | 'info' | 'error';

export interface Toast {
  tone: ToastTone;
  message: Sentence;
  title?: Sentence;
  /** Only the latest toast of a topic is shown. */
  topic?: string;
  /** Such as Undo. The same action must also exist elsewhere on the screen. */
  action?: { label: string; onSelect: () => void };
}

type Show = (toast: Toast) => void;

let waiting: readonly Toast[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;
let areWanted = false;

/** The first call also loads the toast stack. */
export function showToast(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  areWanted = true;
  const { topic } = toast;
  const others = waiting.filter((one) => topic === undefined || one.topic !== topic);
  setWaiting([...others, toast]);
}

/** Renders pending and future toasts with `draw`. Returns a function that disconnects. */
export function connectToastRenderer(draw: Show): () => void {
  show = draw;
  const taken = waiting;
  clearPending();
  taken.forEach(draw);
  return () => {
    if (show === draw) show = undefined;
  };
}

export function hasToasts(): boolean {
  return areWanted;
}

export function pendingToasts(): readonly Toast[] {
  return waiting;
}

export function clearPending(): void {
  setWaiting([]);
}

/** Returns a function that unsubscribes. */
export function subscribeToPending(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

function setWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  watchers.forEach((notify) => notify());
}
