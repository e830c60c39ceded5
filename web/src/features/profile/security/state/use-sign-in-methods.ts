import { useState } from 'react';

import { linkedMethods, type SignInMethod } from '../../state/profile-actions.ts';

/** Call `refresh` after linking or unlinking a method. */
export function useSignInMethods(): { methods: readonly SignInMethod[]; refresh: () => void } {
  const [methods, setWays] = useState<readonly SignInMethod[]>(linkedMethods);
  return { methods, refresh: () => setWays(linkedMethods()) };
}
