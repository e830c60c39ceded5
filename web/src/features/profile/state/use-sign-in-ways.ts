import { useState } from 'react';

import { ownWays, type SignInWay } from './profile-actions.ts';

/** The ways by which the person can sign in; `look` asks again after a change. */
export function useSignInWays(): { ways: readonly SignInWay[]; look: () => void } {
  const [ways, setWays] = useState<readonly SignInWay[]>(ownWays);
  return { ways, look: () => setWays(ownWays()) };
}
