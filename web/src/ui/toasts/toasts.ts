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

const waiting: Toast[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;
let isWanted = false;

/** Shows a passing message from anywhere. The first one also loads the code that draws them. */
export function showToast(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  isWanted = true;
  watchers.forEach((notify) => notify());
}

/** For the region that draws toasts: takes over what waits and all that follows. Gives the way to let go again. */
export function takeToasts(draw: Show): () => void {
  show = draw;
  waiting.splice(0).forEach(draw);
  return () => {
    if (show === draw) show = undefined;
  };
}

/** True from the first toast on. */
export function areToastsWanted(): boolean {
  return isWanted;
}

/** Calls once somebody wants to show a toast; gives the way to stop. */
export function onToastsWanted(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
