import { selectProfile, useSession } from '#session/state/session-store.ts';

/** Tells password managers which account a password form belongs to. */
export function HiddenUsername() {
  const email = useSession((session) => selectProfile(session)?.email ?? '');
  return <input hidden readOnly type="email" autoComplete="username" value={email} />;
}
