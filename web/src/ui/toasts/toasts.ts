type ToastTone = 'success' | 'info' | 'error';

/** One passing message. `title` is set above `message` where the shop has a headline for it. */
export interface Toast {
  tone: ToastTone;
  message: string;
  title?: string;
  /** Of several toasts on one topic only the latest stays. */
  topic?: string;
  /** A way back, such as Undo. It must also exist elsewhere on the screen. */
  action?: { label: string; onSelect: () => void };
}

type Show = (toast: Toast) => void;

let waiting: readonly Toast[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;
let areWanted = false;

/** Shows a passing message from anywhere. The first one also loads the code that draws them. */
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

/** For the region that draws toasts: takes over what waits and all that follows. Gives the way to let go again. */
export function connectToastRenderer(draw: Show): () => void {
  show = draw;
  const taken = waiting;
  clearPending();
  taken.forEach(draw);
  return () => {
    if (show === draw) show = undefined;
  };
}

/** True from the first toast on. */
export function hasToasts(): boolean {
  return areWanted;
}

/** What nobody has drawn yet. */
export function pendingToasts(): readonly Toast[] {
  return waiting;
}

export function clearPending(): void {
  setWaiting([]);
}

/** Calls when something waits to be drawn, and when it no longer does; gives the way to stop. */
export function subscribeToPending(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

function setWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  watchers.forEach((notify) => notify());
}
