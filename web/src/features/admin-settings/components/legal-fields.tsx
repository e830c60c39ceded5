import {
  REGISTRATION_KINDS,
  type RegistrationKind,
} from '@kargha/domain/settings/registration-kinds';
import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormStateField } from '#ui/forms/form-state-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';

export function BankAccountFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.bankHint}</p>
      <FieldPair>
        <FormTextField name="holder" label={texts.bankHolder} autoComplete="off" />
        <FormTextField name="bankName" label={texts.bankName} autoComplete="off" />
        <FormTextField
          name="number"
          label={texts.bankNumber}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField name="ifsc" label={texts.ifsc} autoComplete="off" />
      </FieldPair>
    </>
  );
}

export function LegalFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <FieldPair>
        <FormTextField name="tradeName" label={texts.tradeName} />
        <FormTextField name="legalName" label={texts.legalName} />
      </FieldPair>
      <RegistrationFields />
      <FieldPair>
        <FormTextField name="address.line1" label={texts.line1} />
        <FormTextField name="address.line2" label={texts.line2} optional={texts.optional} />
        <FormTextField name="address.city" label={texts.city} />
        <FormStateField name="address.state" label={texts.state} />
        <FormTextField name="address.pincode" label={texts.pincode} inputMode="numeric" />
        <FormTextField name="hours" label={texts.hours} optional={texts.optional} />
        <FormTextField name="email" label={texts.email} type="email" />
        <FormTextField name="phone" label={texts.phone} type="tel" />
      </FieldPair>
      <PartHeading>{texts.officer}</PartHeading>
      <FieldPair>
        <FormTextField name="grievanceOfficer.name" label={texts.name} />
        <FormTextField name="grievanceOfficer.designation" label={texts.designation} />
        <FormTextField name="grievanceOfficer.email" label={texts.email} type="email" />
        <FormTextField name="grievanceOfficer.phone" label={texts.phone} type="tel" />
      </FieldPair>
    </>
  );
}

/** An unregistered shop may keep its previous GST number for the documents of that time. */
function RegistrationFields() {
  const texts = useTexts(adminSettingsTexts);
  const { values } = useFormValues<{ registration?: { kind: RegistrationKind } }>();
  const { kind = 'regular' } = values.registration ?? {};
  const isUnregistered = kind === 'unregistered';
  return (
    <>
      <FieldPair>
        <FormSelectField
          name="registration.kind"
          label={texts.registration}
          options={REGISTRATION_KINDS.map((value) => ({
            value,
            label: texts.registrationKinds[value],
          }))}
        />
        <FormTextField name="registration.from" label={texts.registeredFrom} type="date" />
      </FieldPair>
      <p>{texts.registrationHints[kind]}</p>
      {isUnregistered && <FormCheckbox name="registration.otherStates" label={texts.otherStates} />}
      <FormTextField
        name="gstin"
        label={texts.gstin}
        hint={isUnregistered ? texts.previousGstin : texts.gstinHint}
        optional={isUnregistered ? texts.optional : undefined}
        autoComplete="off"
      />
    </>
  );
}
