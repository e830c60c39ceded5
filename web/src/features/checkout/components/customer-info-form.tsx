import { styled } from '@mui/material/styles';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useId } from 'react';

import { customerInfoSchema, type CustomerInfo } from '@kargha/domain/customer-info';
import { INDIAN_STATES } from '@kargha/domain/indian-states';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { checkoutTexts } from '../checkout-texts.ts';

interface CustomerInfoFormProps {
  initial: CustomerInfo;
  /** Says what pressing it will cost. */
  submitLabel: string;
  /** Called while somebody types, so that nothing typed is lost. */
  onChange: (typed: CustomerInfo) => void;
  onSubmit: (info: CustomerInfo) => void;
}

/** Who buys, and where it goes. */
export function CustomerInfoForm(props: CustomerInfoFormProps) {
  const { initial, submitLabel, onChange, onSubmit } = props;
  const texts = useTexts(checkoutTexts);
  return (
    <Formik
      initialValues={initial}
      validationSchema={customerInfoSchema}
      onSubmit={(values) => onSubmit(customerInfoSchema.cast(values))}
    >
      <Fields noValidate aria-label={texts.stepNames.info}>
        <FormTextField name="name" label={texts.name} autoComplete="name" required />
        <FormTextField
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <FormTextField
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <AddressFields />
        <Button type="submit" look="action" wide>
          {submitLabel}
        </Button>
        <p>{texts.payHint}</p>
        <FocusFirstError />
        <Follow onChange={onChange} />
      </Fields>
    </Formik>
  );
}

function AddressFields() {
  const texts = useTexts(checkoutTexts);
  const states = useId();
  return (
    <>
      <FormTextField
        name="address.line1"
        label={texts.line1}
        autoComplete="address-line1"
        required
      />
      <FormTextField
        name="address.line2"
        label={texts.line2}
        optional={texts.optional}
        autoComplete="address-line2"
      />
      <Pair>
        <FormTextField
          name="address.pincode"
          label={texts.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          required
        />
        <FormTextField
          name="address.city"
          label={texts.city}
          autoComplete="address-level2"
          required
        />
      </Pair>
      <Pair>
        <FormTextField
          name="address.state"
          label={texts.state}
          autoComplete="address-level1"
          list={states}
          required
        />
        <datalist id={states}>
          {INDIAN_STATES.map(({ iso, name }) => (
            <option key={iso} value={name} />
          ))}
        </datalist>
        <FormTextField name="address.country" label={texts.country} disabled />
      </Pair>
    </>
  );
}

function Follow({ onChange }: Pick<CustomerInfoFormProps, 'onChange'>) {
  const { values } = useFormikContext<CustomerInfo>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

const Fields = styled(Form)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  '& > p': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9rem',
    textAlign: 'center',
  },
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
