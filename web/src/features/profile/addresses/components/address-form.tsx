import { Form, Formik } from 'formik';

import { bookAddressSchema, COUNTRY } from '@kargha/domain/shopping/customer-info';
import type { SavedAddress } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { AddressFields } from '#ui/forms/form-address-fields.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { profileTexts } from '../../profile-texts.ts';
import { Buttons } from '../../components/section.tsx';

type NewAddress = Omit<SavedAddress, 'id'>;

interface AddressFormProps {
  address: SavedAddress | undefined;
  onSave: (address: SavedAddress) => Promise<void>;
  onCancel: () => void;
}

const BLANK: NewAddress = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  pincode: '',
  country: COUNTRY,
};

export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const texts = useTexts(profileTexts);
  return (
    <Formik
      initialValues={address ? { ...BLANK, ...address } : BLANK}
      validationSchema={bookAddressSchema}
      onSubmit={async (typed) => {
        const values = bookAddressSchema.cast(typed);
        await onSave({ ...values, id: address?.id ?? crypto.randomUUID() });
      }}
    >
      {({ isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={texts.addAddress}>
          <Contact />
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

function Contact() {
  const texts = useTexts(profileTexts);
  return (
    <Pair>
      <FormTextField name="name" label={texts.name} autoComplete="name" required />
      <FormPhoneField label={texts.phone} required />
    </Pair>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
