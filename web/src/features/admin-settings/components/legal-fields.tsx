import Typography from '@mui/material/Typography';

import { INDIAN_STATES } from '@kargha/domain/indian-states';
import { useTexts } from '#lib/language/language.ts';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';

const STATES = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

/** The fields of the legal identity. */
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
        <FormSelectField name="address.state" label={texts.state} options={STATES} />
        <FormTextField name="address.pincode" label={texts.pincode} inputMode="numeric" />
        <FormTextField name="hours" label={texts.hours} optional={texts.optional} />
        <FormTextField name="email" label={texts.email} type="email" />
        <FormTextField name="phone" label={texts.phone} type="tel" />
      </FieldPair>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {texts.officer}
      </Typography>
      <FieldPair>
        <FormTextField name="grievanceOfficer.name" label={texts.name} />
        <FormTextField name="grievanceOfficer.designation" label={texts.designation} />
        <FormTextField name="grievanceOfficer.email" label={texts.email} type="email" />
        <FormTextField name="grievanceOfficer.phone" label={texts.phone} type="tel" />
      </FieldPair>
    </>
  );
}
