import { getIn, setIn, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import type { PincodePlace } from '#lib/server/pincode-lookup.ts';

import { addressTexts } from './form-address-texts.ts';
import { FormTextField } from './form-text-field.tsx';

interface PincodeFieldProps {
  /** where the address is in the form; without it, the fields are at the top level */
  path: string | undefined;
  autoComplete: string;
  required: boolean;
}

/** Fills in city and state. Typed values stay, both can be edited, and an unknown pincode is allowed. */
export function PincodeField({ path, ...input }: PincodeFieldProps) {
  const texts = useTexts(addressTexts);
  const translate = useTranslate();
  const place = usePincodePlace(path);
  return (
    <FormTextField
      name={path ? `${path}.pincode` : 'pincode'}
      label={texts.pincode}
      {...(place && { hint: texts.pincodeIn(translate(place.city), translate(place.state)) })}
      inputMode="numeric"
      maxLength={6}
      {...input}
    />
  );
}

function usePincodePlace(path: string | undefined): PincodePlace | undefined {
  const { values, setValues } = useFormikContext<object>();
  const { pincode } = addressIn(values, path);
  const [found, setFound] = useState<PincodePlace & { pincode: string }>();
  const filled = useRef<PincodePlace>({ city: '', state: '' });

  useEffect(() => {
    let isLatest = true;
    void findPlace(pincode.trim()).then((place) => {
      if (!isLatest || !place) return;
      setFound({ ...place, pincode });
      const before = filled.current;
      filled.current = place;
      void setValues((now) => fillAddress(now, path, place, before));
    });
    return () => {
      isLatest = false;
    };
  }, [pincode, path, setValues]);

  return found?.pincode === pincode ? found : undefined;
}

function fillAddress(
  values: object,
  path: string | undefined,
  place: PincodePlace,
  before: PincodePlace,
): object {
  const address = addressIn(values, path);
  const valueFor = (part: 'city' | 'state') => {
    const typed = address[part].trim();
    return typed === '' || typed === before[part] ? place[part] : address[part];
  };
  const changed = { ...address, city: valueFor('city'), state: valueFor('state') };
  return path ? (setIn(values, path, changed) as object) : changed;
}

function addressIn(values: object, path: string | undefined): PincodePlace & { pincode: string } {
  return (path ? getIn(values, path) : values) as PincodePlace & { pincode: string };
}

/** Loads the lookup with the first complete pincode. Returns undefined without a connection. */
async function findPlace(pincode: string): Promise<PincodePlace | undefined> {
  if (pincode.length < 6) return undefined;
  const lookup = await import('#lib/server/pincode-lookup.ts').catch(() => undefined);
  return lookup?.lookUpPincode(pincode);
}
