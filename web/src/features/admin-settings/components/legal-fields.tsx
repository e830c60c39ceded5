import { useTexts } from '#lib/language/language.ts';
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
      <FormTextField name="gstin" label={texts.gstin} hint={texts.gstinHint} autoComplete="off" />
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
