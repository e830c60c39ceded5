import { useEffect, useRef } from 'react';

import type { CheckoutStep } from './use-checkout.ts';

/** Scrolls to the top at each step, except back to the form after a failed or cancelled payment. */
export function useScrollToTop(current: CheckoutStep): void {
  const { step } = current;
  const shown = useRef(step);
  const hasFailed = 'problem' in current || 'isBack' in current;
  useEffect(() => {
    if (shown.current !== step && !hasFailed) window.scrollTo(0, 0);
    shown.current = step;
  }, [step, hasFailed]);
}
