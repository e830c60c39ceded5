import { useState } from 'react';

import { linkedMethods, type SignInMethod } from './profile-actions.ts';

/** The ways by which the person can sign in; `look` asks again after a change. */
export function useSignInMethods(): { methods: readonly SignInMethod[]; refresh: () => void } {
  const [methods, setWays] = useState<readonly SignInMethod[]>(linkedMethods);
  return { methods, refresh: () => setWays(linkedMethods()) };
}
