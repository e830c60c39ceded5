import { selectProfile, type Session } from './session-store.ts';

/** '' for guests; undefined until known. Visibility and prices depend on it. */
export const selectViewerId = (session: Session): string | undefined =>
  session.status === 'unknown' ? undefined : (selectProfile(session)?.uid ?? '');
