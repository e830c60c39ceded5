import { useEffect, useState, useSyncExternalStore } from 'react';

import {
  estimateDelivery,
  type DeliveryEstimate,
  type DeliverySettings,
} from '@kargha/domain/shopping/delivery';
import { ensurePublicSettings } from '#lib/shop/public-settings.ts';
import { useSaleTerms } from '#lib/shop/sale-terms.ts';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

/** Working days until the pieces ship; 0 for pieces in stock. */
export type MakingDays = (settings: DeliverySettings) => number;

/** When the pieces would arrive if they were ordered now; undefined while the terms load and for no pincode. */
export function useDeliveryEstimate(
  pincode: string,
  makingDays: MakingDays,
): DeliveryEstimate | undefined {
  const [orderedAt] = useState(() => new Date());
  const { status, terms } = useSaleTerms();
  if (pincode === '' || status === 'loading') return undefined;
  const { delivery } = terms;
  return estimateDelivery({ pincode, orderedAt, makingDays: makingDays(delivery) }, delivery);
}

/** Starts with the pincode that was checked before, and remembers the new one. */
export function useDeliveryCheck(makingDays: MakingDays) {
  const remembered = useDeliveryPincode();
  const [typed, setTyped] = useState<string>();
  const [submitted, setSubmitted] = useState<string>();
  const pincode = typed ?? remembered;
  const asked = typed === undefined ? remembered : submitted;
  const answer = useDeliveryEstimate(asked ?? '', makingDays);
  const isBlank = asked?.trim() === '';
  const isValid = answer?.kind === 'estimate';
  useEffect(() => {
    if (isValid && submitted !== undefined) rememberPincode(submitted);
  }, [isValid, submitted]);

  return {
    pincode,
    answer: isBlank && typed !== undefined ? ({ kind: 'malformed' } as const) : answer,
    setPincode: (text: string) => {
      setTyped(text);
      setSubmitted(undefined);
    },
    check: () => {
      ensurePublicSettings();
      setTyped(pincode);
      setSubmitted(pincode);
    },
  };
}

const watchers = new Set<() => void>();

/** The pincode that was last checked in this browser; '' before the first, and on the server. */
function useDeliveryPincode(): string {
  return useSyncExternalStore(subscribe, readPincode, () => '');
}

function readPincode(): string {
  return lastingStorage.getItem(storageKeys.pincode) ?? '';
}

function rememberPincode(pincode: string): void {
  lastingStorage.setItem(storageKeys.pincode, pincode);
  watchers.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
