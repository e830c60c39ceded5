import { useState } from 'react';

import {
  DEFAULT_DELIVERY,
  estimateDelivery,
  type DeliveryEstimate,
  type DeliverySettings,
} from '@kargha/domain/shopping/delivery';
import { lastingStorage } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';

import { readDeliverySettings } from '../data/delivery-settings.ts';

let settings: Promise<DeliverySettings> | undefined;

/** The shop's settings, read when the first pincode is asked for; its usual ones when they cannot be had. */
function deliverySettings(): Promise<DeliverySettings> {
  settings ??= readDeliverySettings().catch(() => {
    settings = undefined;
    return DEFAULT_DELIVERY;
  });
  return settings;
}

/** Asks when a parcel would come. The pincode is remembered in the browser for the next piece. */
export function useDeliveryCheck(isWovenToOrder: boolean) {
  const [pincode, setPincode] = useState(() => lastingStorage.getItem(storageKeys.pincode) ?? '');
  const [answer, setAnswer] = useState<DeliveryEstimate>();

  async function check(): Promise<void> {
    const question = { pincode, orderedAt: new Date(), isWovenToOrder };
    const estimate = estimateDelivery(question, await deliverySettings());
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
