import { useState } from 'react';

import { estimateDelivery, type DeliveryQuery } from '@kargha/domain/shopping/delivery';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { ensurePublicSettings } from '#lib/shop/public-settings.ts';
import { useSaleTerms } from '#lib/shop/sale-terms.ts';

/** Remembers the pincode in the browser for the next product. */
export function useDeliveryCheck(isMadeToOrder: boolean) {
  const [pincode, setPincode] = useState(() => lastingStorage.getItem(storageKeys.pincode) ?? '');
  const [submitted, setSubmitted] = useState<DeliveryQuery>();
  const { status, terms } = useSaleTerms();
  const answerTo = (question: DeliveryQuery) => estimateDelivery(question, terms.delivery);

  return {
    pincode,
    answer: submitted && status !== 'loading' ? answerTo(submitted) : undefined,
    setPincode: (typed: string) => {
      setPincode(typed);
      setSubmitted(undefined);
    },
    check: () => {
      ensurePublicSettings();
      const question = { pincode, orderedAt: new Date(), isMadeToOrder };
      setSubmitted(question);
      // Whether it is a pincode does not depend on the terms.
      if (answerTo(question).kind === 'estimate')
        lastingStorage.setItem(storageKeys.pincode, pincode);
    },
  };
}
