/** Puts the question whether somebody wants to lose what is not saved; `go` leads away whoever does. */
export type AskBefore = (go: () => void) => void;

/** Of those who have something unsaved, the latest asks. */
const asking: AskBefore[] = [];

/** Has `ask` called before the page is left, until the way back that this gives is called. */
export function askBeforeLeaving(ask: AskBefore): () => void {
  asking.push(ask);
  return () => void asking.splice(asking.indexOf(ask), 1);
}

/** Leads to an address of the shop by `go`; asks first where something unsaved would be lost. */
export function leaveTo(address: string, go: (address: string) => void): void {
  if (leavesPage(address)) leaveBy(() => go(address));
  else go(address);
}

/** Does what takes somebody away from the page, such as signing out; asks first where something unsaved would be lost. */
export function leaveBy(go: () => void): void {
  const ask = asking.at(-1);
  if (ask) ask(go);
  else go();
}

/** Another search or place of the same page keeps what was typed. */
export function leavesPage(address: string): boolean {
  const here = window.location;
  return new URL(address, here.href).pathname !== here.pathname;
}
