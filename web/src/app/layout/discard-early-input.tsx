import { useEffect, type ReactNode } from 'react';

import { takeEarlyInput } from './replay-early-input.tsx';

/** Where the back office stands once its code has come. */
export function DiscardEarlyInput({ children }: { children: ReactNode }) {
  // Staff's page is built bare: nothing on it was pressed too early, and nothing is to be pressed again in the shop.
  useEffect(() => void takeEarlyInput(), []);
  return children;
}
