import { useEffect, useRef, useState } from 'react';

import { useSay } from '#lib/language/sentences.ts';
import { findPincode, type PincodePlace } from '#lib/server/pincode-lookup.ts';

import { FormTextField } from './form-text-field.tsx';

interface WithPlace {
  address: { pincode: string; city: string; state: string };
}

interface PincodeFieldProps<Values extends WithPlace> {
  label: string;
  /** Says where the pincode is. */
  hint: (city: string, state: string) => string;
  required?: boolean;
  values: Values;
  onChange: (values: Values) => void;
}

/**
 * The pincode of `address`, which fills in city and state. What somebody typed there themselves stays; both can always
 * be edited, and a pincode that the post does not know hinders nobody.
 */
export function PincodeField<Values extends WithPlace>(props: PincodeFieldProps<Values>) {
  const { label, hint, required = false } = props;
  const say = useSay();
  const place = usePlaceOfPincode(props);
  return (
    <FormTextField
      name="address.pincode"
      label={label}
      {...(place && { hint: hint(say(place.city), say(place.state)) })}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={6}
      required={required}
    />
  );
}

function usePlaceOfPincode<Values extends WithPlace>({
  values,
  onChange,
}: Pick<PincodeFieldProps<Values>, 'values' | 'onChange'>): PincodePlace | undefined {
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
function filledIn<Address extends WithPlace['address']>(
  address: Address,
  place: PincodePlace,
  before: PincodePlace,
): Address {
  const choose = (part: 'city' | 'state') => {
    const typed = address[part].trim();
    return typed === '' || typed === before[part] ? place[part] : address[part];
  };
  return { ...address, city: choose('city'), state: choose('state') };
}
