import { selectProfile, type Session } from './session-store.ts';

/** Whose eyes look at the shelf, '' for a guest's: what may be seen, and for how much, goes by it. Undefined until it is known. */
export const selectViewerId = (session: Session): string | undefined =>
  session.status === 'unknown' ? undefined : (selectProfile(session)?.uid ?? '');
