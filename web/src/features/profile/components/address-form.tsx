import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';

import { bookAddressSchema, COUNTRY } from '@kargha/domain/shopping/customer-info';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import type { SavedAddress } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormStateField } from '#ui/forms/form-state-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { profileTexts } from '../profile-texts.ts';
import { Buttons } from './section.tsx';

type BookAddress = Omit<SavedAddress, 'id'>;

interface AddressFormProps {
  /** Undefined for a new one. */
  address: SavedAddress | undefined;
  onSave: (address: SavedAddress) => Promise<void>;
  onCancel: () => void;
}

const BLANK: BookAddress = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: INDIAN_STATES[0]?.name ?? '',
  pincode: '',
  country: COUNTRY,
};

/** An address of the book. */
export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const texts = useTexts(profileTexts);
  return (
    <Formik
      initialValues={address ? { ...BLANK, ...address } : BLANK}
      validationSchema={bookAddressSchema}
      onSubmit={async (typed) => {
        const sound = bookAddressSchema.cast(typed);
        await onSave({ ...sound, id: address?.id ?? crypto.randomUUID() });
      }}
    >
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.addAddress}>
          <AddressFields />
          <Buttons>
            <Button type="submit" look="action" disabled={isSubmitting}>
              {isSubmitting ? texts.working : texts.save}
            </Button>
            <Button onClick={onCancel}>{texts.cancel}</Button>
          </Buttons>
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}

function AddressFields() {
  const texts = useTexts(profileTexts);
  return (
    <>
      <Pair>
        <FormTextField name="name" label={texts.name} autoComplete="name" required />
        <FormPhoneField label={texts.phone} required />
      </Pair>
      <FormTextField name="line1" label={texts.line1} autoComplete="address-line1" required />
      <FormTextField
        name="line2"
        label={texts.line2}
        optional={texts.optional}
        autoComplete="address-line2"
      />
      <Pair>
        <FormTextField
          name="pincode"
          label={texts.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
        <FormTextField name="city" label={texts.city} autoComplete="address-level2" required />
      </Pair>
      <FormStateField name="state" label={texts.state} />
    </>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
