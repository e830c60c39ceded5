import { selectProfile, useSession } from '#session/state/session-store.ts';

/** Tells password managers, and nobody else, whose password a form is about. */
export function HiddenUsername() {
  const email = useSession((session) => selectProfile(session)?.email ?? '');
  return <input hidden readOnly type="email" autoComplete="username" value={email} />;
}
