import { useEffect, type ReactNode } from 'react';

import { takeEarlyInput } from './replay-early-input.tsx';

export function DiscardEarlyInput({ children }: { children: ReactNode }) {
  // The staff page is prerendered empty, so there is nothing to replay, now or later in the shop.
  useEffect(() => void takeEarlyInput(), []);
  return children;
}
