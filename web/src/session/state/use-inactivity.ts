import { useCallback, useEffect, useState } from 'react';

import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { recordActivity, presenceAt, type Presence } from './activity.ts';

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** When this tab or the computer may have woken up, or another tab recorded activity. */
const WAKE_EVENTS = ['focus', 'pageshow', 'online', 'storage'];

const THROTTLE_MS = 5_000;

/** Watches activity in all tabs. After the warning only `stay` counts. */
export function useInactivity(onGone: () => void): { presence: Presence; stay: () => void } {
  const [presence, setPresence] = useState<Presence>(() => presenceAt(Date.now()));
  const check = useCallback(() => setPresence(presenceAt(Date.now())), []);
  const { phase } = presence;

  useEffect(() => {
    if (phase === 'gone') onGone();
  }, [phase, onGone]);

  useEffect(() => {
    if (presence.phase === 'gone') return undefined;
    const waitMs = presence.phase === 'here' ? presence.checkInMs : SECOND_MS;
    const timer = setTimeout(check, waitMs);
    return () => clearTimeout(timer);
  }, [presence, check]);

  useEffect(() => watchWakeEvents(check), [check]);
  useEffect(() => (phase === 'here' ? watchActivity(check) : undefined), [phase, check]);

  const stay = useCallback(() => {
    recordActivity(Date.now());
    check();
  }, [check]);
  return { presence, stay };
}

function watchWakeEvents(check: () => void): () => void {
  WAKE_EVENTS.forEach((event) => window.addEventListener(event, check));
  document.addEventListener('visibilitychange', check);
  return () => {
    WAKE_EVENTS.forEach((event) => window.removeEventListener(event, check));
    document.removeEventListener('visibilitychange', check);
  };
}

function watchActivity(check: () => void): () => void {
  let recordedAt = 0;
  const record = () => {
    const now = Date.now();
    if (Math.abs(now - recordedAt) < THROTTLE_MS) return;
    recordedAt = now;
    // The first movement after sleep does not count as activity.
    if (presenceAt(now).phase === 'here') recordActivity(now);
    check();
  };
  const options = { passive: true, capture: true };
  ACTIVITY_EVENTS.forEach((event) => window.addEventListener(event, record, options));
  return () =>
    ACTIVITY_EVENTS.forEach((event) => window.removeEventListener(event, record, options));
}
