export function countDown(
  seconds: number,
  onTick: (text: string) => void,
  onEnd: () => void,
): void {
  const end = Date.now() + seconds * 1000;
  const tick = () => {
    // Browsers slow down timers in background tabs, so this uses the clock.
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    onTick(`Closes in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(tick, 1000);
  tick();
}
