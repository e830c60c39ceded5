import { getIn, useFormikContext } from 'formik';
import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { styled } from '../theme/styled.ts';
import { describeField, FieldFrame } from './field-frame.tsx';
import { addressTexts } from './form-address-texts.ts';
import { FormStateField } from './form-state-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { PincodeField } from './pincode-field.tsx';
import { TextInput } from './text-input.tsx';

interface AddressFieldsProps {
  /** where the address is in the form; without it, the fields are at the top level */
  path?: string;
  required?: boolean;
  /** someone else's address: no autofill */
  isForeign?: boolean;
}

export function AddressFields({ path, required = true, isForeign = false }: AddressFieldsProps) {
  const texts = useTexts(addressTexts);
  const nameOf = (field: string) => (path ? `${path}.${field}` : field);
  const fills = (field: string) => (isForeign ? 'off' : field);
  return (
    <>
      <FormTextField
        name={nameOf('line1')}
        label={texts.line1}
        autoComplete={fills('address-line1')}
        required={required}
      />
      <FormTextField
        name={nameOf('line2')}
        label={texts.line2}
        optional={texts.optional}
        autoComplete={fills('address-line2')}
      />
      <Pair>
        <PincodeField path={path} autoComplete={fills('postal-code')} required={required} />
        <FormTextField
          name={nameOf('city')}
          label={texts.city}
          autoComplete={fills('address-level2')}
          required={required}
        />
      </Pair>
      <Pair>
        <FormStateField
          name={nameOf('state')}
          label={texts.state}
          autoComplete={fills('address-level1')}
          required={required}
        />
        <CountryField name={nameOf('country')} label={texts.country} />
      </Pair>
    </>
  );
}

/** Shows the translated country; the form keeps the English name that the server expects. */
function CountryField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const translate = useTranslate();
  const { values } = useFormikContext<object>();
  return (
    <FieldFrame id={id} label={label}>
      <TextInput {...describeField(id)} value={translate(String(getIn(values, name)))} disabled />
    </FieldFrame>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
