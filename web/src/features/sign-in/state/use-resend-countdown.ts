import { useEffect, useState } from 'react';

const WAIT_SECONDS = 60;

/** Counts by the clock, since a sleeping phone stops timers. */
export function useResendCountdown(): { secondsLeft: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + WAIT_SECONDS * 1_000);
  const [secondsLeft, setSecondsLeft] = useState(WAIT_SECONDS);

  useEffect(() => {
    const update = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  return { secondsLeft, restart: () => setUntil(Date.now() + WAIT_SECONDS * 1_000) };
}
