import { MAKER_KINDS } from '@kargha/domain/catalogue/label-schema';
import { useTexts } from '#lib/language/language.ts';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';

export function LabelFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.labelsHint}</p>
      <FieldPair>
        <FormSelectField
          name="makerKind"
          label={texts.makerKind}
          options={MAKER_KINDS.map((value) => ({ value, label: texts.makerKinds[value] }))}
        />
        <FormTextField name="makerName" label={texts.name} optional={texts.optional} />
      </FieldPair>
      <FormTextField name="makerAddress" label={texts.address} optional={texts.optional} />
      <PartHeading>{texts.customerCare}</PartHeading>
      <FieldPair>
        <FormTextField name="careName" label={texts.name} optional={texts.optional} />
        <FormTextField name="carePhone" label={texts.phone} type="tel" optional={texts.optional} />
        <FormTextField
          name="careEmail"
          label={texts.email}
          type="email"
          optional={texts.optional}
        />
        <FormTextField name="careAddress" label={texts.address} optional={texts.optional} />
      </FieldPair>
    </>
  );
}
