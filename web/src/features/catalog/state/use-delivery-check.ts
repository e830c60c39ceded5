import { useState } from 'react';

import {
  DEFAULT_DELIVERY,
  estimateDelivery,
  type DeliveryEstimate,
} from '@kargha/domain/shopping/delivery';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

import { readSaleTerms } from '../data/sale-terms.ts';

const USUAL = { delivery: DEFAULT_DELIVERY };

/** Asks when a parcel would come. The pincode is remembered in the browser for the next piece. */
export function useDeliveryCheck(isWovenToOrder: boolean) {
  const [pincode, setPincode] = useState(() => lastingStorage.getItem(storageKeys.pincode) ?? '');
  const [answer, setAnswer] = useState<DeliveryEstimate>();

  async function check(): Promise<void> {
    const question = { pincode, orderedAt: new Date(), isWovenToOrder };
    const { delivery } = await readSaleTerms().catch(() => USUAL);
    const estimate = estimateDelivery(question, delivery);
    setAnswer(estimate);
    if (estimate.kind === 'estimate') lastingStorage.setItem(storageKeys.pincode, pincode);
  }

  return {
    pincode,
    answer,
    setPincode: (typed: string) => {
      setPincode(typed);
      setAnswer(undefined);
    },
    check: () => void check(),
  };
}
