/**
 * Runs the work when no pointer is down any more. A message that appeared while a button is held would move it, and
 * the release would miss it.
 */
export function afterPress(work: () => void): void {
  if (!isPointerDown) work();
  else waiting.push(work);
}

let isPointerDown = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPointerDown = false;
  const works = waiting;
  waiting = [];
  // The browser decides on `mouseup`, which comes next, whether this is a click.
  if (works.length > 0) setTimeout(() => works.forEach((work) => work()));
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPointerDown = true), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}
