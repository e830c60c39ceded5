import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { findPincode, type PincodePlace } from '#lib/pincode-lookup.ts';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutDraft } from '../state/checkout-draft.ts';

interface PincodeFieldProps {
  values: CheckoutDraft;
  onChange: (values: CheckoutDraft) => void;
}

/**
 * The pincode, which fills in city and state. What somebody typed there themselves stays; both can always be edited,
 * and a pincode that the post does not know hinders nobody.
 */
export function PincodeField(props: PincodeFieldProps) {
  const texts = useTexts(checkoutTexts);
  const place = usePlaceOfPincode(props);
  return (
    <FormTextField
      name="address.pincode"
      label={texts.pincode}
      {...(place && { hint: texts.pincodeIn(place.city, place.state) })}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={6}
      required
    />
  );
}

function usePlaceOfPincode({ values, onChange }: PincodeFieldProps): PincodePlace | undefined {
  const { pincode } = values.address;
  const [found, setFound] = useState<PincodePlace & { pincode: string }>();
  const filled = useRef<PincodePlace>({ city: '', state: '' });
  const latest = useRef({ values, onChange });
  useEffect(() => {
    latest.current = { values, onChange };
  });

  useEffect(() => {
    let isLatest = true;
    void findPincode(pincode.trim()).then((place) => {
      if (!isLatest || !place) return;
      setFound({ ...place, pincode });
      const { values: now, onChange: change } = latest.current;
      change({ ...now, address: filledIn(now.address, place, filled.current) });
      filled.current = place;
    });
    return () => {
      isLatest = false;
    };
  }, [pincode]);

  return found?.pincode === pincode ? found : undefined;
}

/** Only what is empty, or what an earlier pincode has filled in. */
function filledIn(
  address: CheckoutDraft['address'],
  place: PincodePlace,
  before: PincodePlace,
): CheckoutDraft['address'] {
  const choose = (part: 'city' | 'state') => {
    const typed = address[part].trim();
    return typed === '' || typed === before[part] ? place[part] : address[part];
  };
  return { ...address, city: choose('city'), state: choose('state') };
}
