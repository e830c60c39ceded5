import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { useTexts } from '#lib/language/language.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { productTexts } from '../../product-texts.ts';
import { BACK_IN_STOCK_PARAMETER } from '../state/back-in-stock-parameter.ts';

/** Shows the message once and removes the parameter, so that a reload does not repeat it. */
export function BackInStockToast({ outcome }: { outcome: string }) {
  const texts = useTexts(productTexts);
  const [, setParams] = useSearchParams();
  const message = outcome === 'ended' ? texts.notificationStopped : texts.linkExpired;

  useEffect(() => {
    showToast({ tone: 'info', topic: BACK_IN_STOCK_PARAMETER, message });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(BACK_IN_STOCK_PARAMETER);
        return after;
      },
      { replace: true, state: KEEP_PLACE },
    );
  }, [message, setParams]);

  return null;
}
