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
  // `mouseup`, which comes next, decides whether this is a click. Without one, nothing else would do the work.
  if (waiting.length > 0) setTimeout(doWork);
}

function doWork(): void {
  const works = waiting;
  waiting = [];
  works.forEach((work) => work());
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPointerDown = true), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  // A form is sent after its click: what the server answers comes later than the messages of the form.
  window.addEventListener('click', doWork);
}
