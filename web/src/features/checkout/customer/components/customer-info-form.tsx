import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { lazySchema } from '#ui/forms/lazy-schema.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { AddressFields } from '#ui/forms/form-address-fields.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { FormValues } from '#ui/forms/form-values.tsx';
import { styled } from '#ui/theme/styled.ts';

import { checkoutTexts } from '../../checkout-texts.ts';
import { canSave } from '../state/address-book.ts';
import type { CheckoutDraft } from '../../state/checkout-draft.ts';
import { initialDraft, withProfile } from '../state/prefill-checkout.ts';
import { GstInvoiceFields } from './gst-invoice-fields.tsx';
import { CheckboxRow } from './checkbox-row.tsx';

/** Only people with saved addresses need it, so it is no part of the first view. */
const AddressChoice = lazyComponent(
  async () => (await import('./address-choice.tsx')).AddressChoice,
  { onError: 'in-place' },
);

/** The billing state may differ from the delivery state for signed-in businesses. */
const schemaFor = (profile: UserProfile | undefined) =>
  lazySchema(
    async () =>
      (await import('@kargha/domain/shopping/checkout-form')).checkoutFormFor(profile ?? null),
    'name',
  );

interface CustomerInfoFormProps {
  initial: CheckoutDraft;
  profile: UserProfile | undefined;
  children: ReactNode;
  /** Called on every change, so that nothing typed is lost. */
  onChange: (typed: CheckoutDraft) => void;
  onSubmit: (info: CheckoutForm, wants: { savesAddress: boolean }) => void;
}

export function CustomerInfoForm(props: CustomerInfoFormProps) {
  const { initial, profile, children, onChange, onSubmit } = props;
  const texts = useTexts(checkoutTexts);
  const [savesAddress, setSavesAddress] = useState(false);
  const schema = useMemo(() => schemaFor(profile), [profile]);
  return (
    <Formik
      initialValues={initial}
      validationSchema={schema}
      onSubmit={async (values) => onSubmit(await schema.cast(values), { savesAddress })}
    >
      <Fields noValidate aria-label={texts.stepNames.info}>
        <ContactFields />
        {profile && profile.addresses.length > 0 && (
          <FormValues<CheckoutDraft>>
            {(values, change) => (
              <AddressChoice saved={profile.addresses} values={values} onChange={change} />
            )}
          </FormValues>
        )}
        <AddressFields path="address" />
        {profile && (
          <SaveAddress profile={profile} isTicked={savesAddress} onChange={setSavesAddress} />
        )}
        <FormValues<CheckoutDraft>>
          {(values, change) => <GstInvoiceFields values={values} onChange={change} />}
        </FormValues>
        {profile?.role === 'b2b_buyer' && (
          <FormTextField
            name="purchaseOrderNumber"
            label={texts.poNumber}
            optional={texts.optional}
            hint={texts.poNumberHint}
            autoComplete="off"
          />
        )}
        {children}
        <FocusFirstError />
        <PrefillOnSignIn profile={profile} />
        <Follow onChange={onChange} />
      </Fields>
    </Formik>
  );
}

function ContactFields() {
  const texts = useTexts(checkoutTexts);
  return (
    <>
      <FormTextField name="name" label={texts.name} autoComplete="name" required />
      <FormEmailField label={texts.email} required />
      <FormPhoneField label={texts.phone} hint={texts.phoneHint} required />
    </>
  );
}

interface SaveAddressProps {
  profile: UserProfile;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

function SaveAddress({ profile, isTicked, onChange }: SaveAddressProps) {
  const texts = useTexts(checkoutTexts);
  const { address } = useFormikContext<CheckoutDraft>().values;
  if (!canSave(profile, address)) return null;
  return (
    <CheckboxRow isTicked={isTicked} onChange={onChange}>
      {texts.saveAddress}
    </CheckboxRow>
  );
}

/** The field that the shopper is in keeps what they have typed, even if that is nothing yet. */
function keepFocused(typed: CheckoutDraft, filled: CheckoutDraft): CheckoutDraft {
  const { activeElement } = document;
  const [name = ''] =
    activeElement instanceof HTMLInputElement ? activeElement.name.split('.') : [];
  return name in typed ? { ...filled, [name]: typed[name as keyof CheckoutDraft] } : filled;
}

/** Fills empty fields from the profile on sign-in; clears the form on sign-out. */
function PrefillOnSignIn({ profile }: Pick<CustomerInfoFormProps, 'profile'>) {
  const { setValues, resetForm } = useFormikContext<CheckoutDraft>();
  const filledFor = useRef(profile?.uid);

  useEffect(() => {
    const before = filledFor.current;
    // A profile update of the same person must not refill fields that they emptied.
    if (before === profile?.uid) return;
    filledFor.current = profile?.uid;
    if (before !== undefined) resetForm({ values: initialDraft(profile) });
    else if (profile) void setValues((typed) => keepFocused(typed, withProfile(typed, profile)));
  }, [profile, setValues, resetForm]);

  return null;
}

function Follow({ onChange }: Pick<CustomerInfoFormProps, 'onChange'>) {
  const { values } = useFormikContext<CheckoutDraft>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

const Fields = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.25) }));
