/** Asks whether unsaved changes may be lost; calls `go` when confirmed. */
export type ConfirmLeave = (go: () => void) => void;

/** Components with unsaved changes; the latest one asks. */
const confirmations: ConfirmLeave[] = [];

/** Returns a function that unregisters `ask`. */
export function registerLeaveConfirmation(ask: ConfirmLeave): () => void {
  confirmations.push(ask);
  return () => void confirmations.splice(confirmations.indexOf(ask), 1);
}

/** Navigates with `go`, after a confirmation when changes would be lost. */
export function navigateSafely(address: string, go: (address: string) => void): void {
  if (leavesPage(address)) leaveSafely(() => go(address));
  else go(address);
}

/** Runs `go`, such as a sign-out, after a confirmation when changes would be lost. */
export function leaveSafely(go: () => void): void {
  const ask = confirmations.at(-1);
  if (ask) ask(go);
  else go();
}

/** A change of search or hash on the same page keeps unsaved changes. */
export function leavesPage(address: string): boolean {
  const here = window.location;
  return new URL(address, here.href).pathname !== here.pathname;
}
