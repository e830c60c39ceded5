import { useCallback, useEffect, useState } from 'react';

import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { recordActivity, presenceAt, type Presence } from './activity.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** Moments at which this tab, or the computer, may have woken up, and when another tab has noted something. */
const WAKING = ['focus', 'pageshow', 'online', 'storage'];

/** Activity within so long of the last note is not worth another one. In milliseconds. */
const NOTE_EVERY_MS = 5_000;

/**
 * Watches whether the person is there, in this tab or another one. Once they are warned only `stay` counts as
 * activity. `onGone` is called when their time is over.
 */
export function useInactivity(onGone: () => void): { presence: Presence; stay: () => void } {
  const [presence, setPresence] = useState<Presence>(() => presenceAt(Date.now()));
  const look = useCallback(() => setPresence(presenceAt(Date.now())), []);
  const { phase } = presence;

  useEffect(() => {
    if (phase === 'gone') onGone();
  }, [phase, onGone]);

  useEffect(() => {
    if (presence.phase === 'gone') return undefined;
    const waitMs = presence.phase === 'here' ? presence.checkInMs : SECOND_MS;
    const timer = setTimeout(look, waitMs);
    return () => clearTimeout(timer);
  }, [presence, look]);

  useEffect(() => watchWaking(look), [look]);
  useEffect(() => (phase === 'here' ? watchSignsOfLife(look) : undefined), [phase, look]);

  const stay = useCallback(() => {
    recordActivity(Date.now());
    look();
  }, [look]);
  return { presence, stay };
}

function watchWaking(look: () => void): () => void {
  WAKING.forEach((event) => window.addEventListener(event, look));
  document.addEventListener('visibilitychange', look);
  return () => {
    WAKING.forEach((event) => window.removeEventListener(event, look));
    document.removeEventListener('visibilitychange', look);
  };
}

function watchSignsOfLife(look: () => void): () => void {
  let notedAt = 0;
  const note = () => {
    const now = Date.now();
    if (Math.abs(now - notedAt) < NOTE_EVERY_MS) return;
    notedAt = now;
    // After a sleep the first movement must not count as having been there all the time.
    if (presenceAt(now).phase === 'here') recordActivity(now);
    look();
  };
  const options = { passive: true, capture: true };
  SIGNS_OF_LIFE.forEach((event) => window.addEventListener(event, note, options));
  return () => SIGNS_OF_LIFE.forEach((event) => window.removeEventListener(event, note, options));
}
