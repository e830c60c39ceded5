import { styled } from '@mui/material/styles';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import type { CheckoutForm } from '@kargha/domain/shopping/customer-info';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { lateSchema } from '#ui/forms/late-schema.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { FormValues } from '#ui/forms/form-values.tsx';
import { PincodeField } from '#ui/forms/pincode-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { checkoutTexts } from '../checkout-texts.ts';
import { canSave } from '../state/address-book.ts';
import type { CheckoutDraft } from '../state/checkout-draft.ts';
import { draftFor, withPerson } from '../state/prefill.ts';
import { AddressChoice } from './address-choice.tsx';
import { BusinessFields } from './business-fields.tsx';
import { TickRow } from './tick-row.tsx';

const checkoutFormSchema = lateSchema(
  async () => (await import('@kargha/domain/shopping/customer-info')).checkoutFormSchema,
  'name',
);

interface CustomerInfoFormProps {
  initial: CheckoutDraft;
  /** Whoever is signed in: their addresses can be chosen and added to. */
  profile: UserProfile | undefined;
  /** The button that submits, with what pressing it will cost. */
  children: ReactNode;
  /** Called while somebody types, so that nothing typed is lost. */
  onChange: (typed: CheckoutDraft) => void;
  onSubmit: (info: CheckoutForm, wants: { savesAddress: boolean }) => void;
}

/** Who buys, and where it goes. */
export function CustomerInfoForm(props: CustomerInfoFormProps) {
  const { initial, profile, children, onChange, onSubmit } = props;
  const texts = useTexts(checkoutTexts);
  const [savesAddress, setSavesAddress] = useState(false);
  return (
    <Formik
      initialValues={initial}
      validationSchema={checkoutFormSchema}
      onSubmit={async (values) => onSubmit(await checkoutFormSchema.cast(values), { savesAddress })}
    >
      <Fields noValidate aria-label={texts.stepNames.info}>
        <ContactFields />
        {profile && (
          <FormValues<CheckoutDraft>>
            {(values, change) => (
              <AddressChoice saved={profile.addresses} values={values} onChange={change} />
            )}
          </FormValues>
        )}
        <AddressFields />
        {profile && (
          <SaveAddress profile={profile} isTicked={savesAddress} onChange={setSavesAddress} />
        )}
        <FormValues<CheckoutDraft>>
          {(values, change) => <BusinessFields values={values} onChange={change} />}
        </FormValues>
        {profile?.role === 'b2b_buyer' && (
          <FormTextField
            name="purchaseOrderNumber"
            label={texts.poNumber}
            optional={texts.optional}
            hint={texts.poNumberHint}
            autoComplete="off"
            maxLength={40}
          />
        )}
        {children}
        <FocusFirstError />
        <FillIn profile={profile} />
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

function AddressFields() {
  const texts = useTexts(checkoutTexts);
  const say = useSay();
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
        <FormValues<CheckoutDraft>>
          {(values, change) => (
            <PincodeField
              label={texts.pincode}
              hint={texts.pincodeIn}
              required
              values={values}
              onChange={change}
            />
          )}
        </FormValues>
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
            <option key={iso} value={name} label={say(name)} />
          ))}
        </datalist>
        <CountryField />
      </Pair>
    </>
  );
}

/** Shown in the shopper's language; what is sent is the one name that the server takes. */
function CountryField() {
  const id = useId();
  const texts = useTexts(checkoutTexts);
  const say = useSay();
  const { country } = useFormikContext<CheckoutDraft>().values.address;
  return (
    <FieldFrame id={id} label={texts.country}>
      <TextInput {...describeField(id)} value={say(country)} disabled />
    </FieldFrame>
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
    <TickRow isTicked={isTicked} onChange={onChange}>
      {texts.saveAddress}
    </TickRow>
  );
}

/**
 * Fills in what is known of somebody who arrives while the form stands, where nothing was typed. Who leaves takes along
 * what stood in it.
 */
function FillIn({ profile }: Pick<CustomerInfoFormProps, 'profile'>) {
  const { setValues, resetForm } = useFormikContext<CheckoutDraft>();
  const filledFor = useRef(profile?.uid);

  useEffect(() => {
    const before = filledFor.current;
    // The profile may change while it is the same person: what they have emptied since stays empty.
    if (before === profile?.uid) return;
    filledFor.current = profile?.uid;
    if (before !== undefined) resetForm({ values: draftFor(profile) });
    else if (profile) void setValues((typed) => withPerson(typed, profile));
  }, [profile, setValues, resetForm]);

  return null;
}

function Follow({ onChange }: Pick<CustomerInfoFormProps, 'onChange'>) {
  const { values } = useFormikContext<CheckoutDraft>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

const Fields = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.25) }));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
