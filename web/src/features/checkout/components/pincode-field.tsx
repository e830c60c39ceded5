import { useField, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

import type { CustomerInfo } from '@kargha/domain/customer-info';
import { useTexts } from '#lib/language/language.ts';
import { findPincode, type PincodePlace } from '#lib/pincode-lookup.ts';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { checkoutTexts } from '../checkout-texts.ts';

/**
 * The pincode, which fills in city and state. What somebody typed there themselves stays; both can always be edited,
 * and a pincode that the post does not know hinders nobody.
 */
export function PincodeField() {
  const texts = useTexts(checkoutTexts);
  const place = usePlaceOfPincode();
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

function usePlaceOfPincode(): PincodePlace | undefined {
  const [{ value: pincode }] = useField<string>('address.pincode');
  const { values, setFieldValue } = useFormikContext<CustomerInfo>();
  const [found, setFound] = useState<PincodePlace & { pincode: string }>();
  const filled = useRef<PincodePlace>({ city: '', state: '' });
  const address = useRef(values.address);
  useEffect(() => {
    address.current = values.address;
  });

  useEffect(() => {
    let isLatest = true;
    void findPincode(pincode.trim()).then((place) => {
      if (!isLatest || !place) return;
      setFound({ ...place, pincode });
      for (const part of ['city', 'state'] as const) {
        const typed = address.current[part].trim();
        if (typed !== '' && typed !== filled.current[part]) continue;
        void setFieldValue(`address.${part}`, place[part]);
      }
      filled.current = place;
    });
    return () => {
      isLatest = false;
    };
  }, [pincode, setFieldValue]);

  return found?.pincode === pincode ? found : undefined;
}
