/** Puts the question whether somebody wants to lose what is not saved; `go` leads away whoever does. */
export type ConfirmLeave = (go: () => void) => void;

/** Of those who have something unsaved, the latest asks. */
const asking: ConfirmLeave[] = [];

/** Has `ask` called before the page is left, until the way back that this gives is called. */
export function registerLeaveConfirmation(ask: ConfirmLeave): () => void {
  asking.push(ask);
  return () => void asking.splice(asking.indexOf(ask), 1);
}

/** Leads to an address of the shop by `go`; asks first where something unsaved would be lost. */
export function navigateSafely(address: string, go: (address: string) => void): void {
  if (leavesPage(address)) leaveSafely(() => go(address));
  else go(address);
}

/** Does what takes somebody away from the page, such as signing out; asks first where something unsaved would be lost. */
export function leaveSafely(go: () => void): void {
  const ask = asking.at(-1);
  if (ask) ask(go);
  else go();
}

/** Another search or place of the same page keeps what was typed. */
export function leavesPage(address: string): boolean {
  const here = window.location;
  return new URL(address, here.href).pathname !== here.pathname;
}
