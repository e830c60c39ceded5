import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FieldPair, FormSection, PartHeading } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { originTexts } from '../../origin-texts.ts';
import { TrustMarkFields } from './trust-mark-fields.tsx';

export function OriginFields() {
  const texts = useTexts(originTexts);
  return (
    <FormSection title={texts.title}>
      <p>{texts.hint}</p>
      <PlaceFields />
      <MakeFields />
      <MeasureFields />
      <TrustMarkFields />
    </FormSection>
  );
}

function PlaceFields() {
  const texts = useTexts(originTexts);
  const { labels } = texts;
  const states = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <PartHeading>{texts.maker}</PartHeading>
      <FieldPair>
        <FormTextField
          name="craft"
          label={labels.craft}
          hint={texts.craftHint}
          maxLength={PRODUCT_LENGTHS.craft}
        />
        <FormTextField name="artisan" label={labels.artisan} maxLength={PRODUCT_LENGTHS.artisan} />
        <FormTextField name="cluster" label={labels.cluster} maxLength={PRODUCT_LENGTHS.cluster} />
        <FormTextField
          name="district"
          label={labels.district}
          maxLength={PRODUCT_LENGTHS.district}
        />
        <FormSelectField
          name="state"
          label={labels.state}
          options={[{ value: '', label: texts.unknownState }, ...states]}
        />
      </FieldPair>
    </>
  );
}

function MakeFields() {
  const texts = useTexts(originTexts);
  const { labels } = texts;
  return (
    <>
      <PartHeading>{texts.make}</PartHeading>
      <FormTextField name="fibre" label={labels.fibre} hint={texts.fibreHint} />
      <FieldPair>
        <FormTextField name="weave" label={labels.weave} maxLength={PRODUCT_LENGTHS.weave} />
        <FormTextField
          name="loomType"
          label={labels.loomType}
          maxLength={PRODUCT_LENGTHS.loomType}
        />
        <FormTextField name="dye" label={labels.dye} maxLength={PRODUCT_LENGTHS.dye} />
        <FormTextField name="zari" label={labels.zari} maxLength={PRODUCT_LENGTHS.zari} />
        <FormTextField name="handHours" label={labels.handHours} inputMode="decimal" />
      </FieldPair>
    </>
  );
}

function MeasureFields() {
  const texts = useTexts(originTexts);
  const { labels } = texts;
  return (
    <>
      <PartHeading>{texts.measures}</PartHeading>
      <FormTextField
        name="dimensions"
        label={labels.dimensions}
        hint={texts.dimensionsHint}
        maxLength={PRODUCT_LENGTHS.dimensions}
      />
      <FieldPair>
        <FormTextField name="lengthM" label={labels.lengthM} inputMode="decimal" />
        <FormTextField name="widthCm" label={labels.widthCm} inputMode="decimal" />
        <FormTextField name="weightGsm" label={labels.weightGsm} inputMode="decimal" />
      </FieldPair>
      <FormCheckbox name="blousePiece" label={labels.blousePiece} />
      <FormTextArea name="care" label={labels.care} rows={3} maxLength={PRODUCT_LENGTHS.care} />
    </>
  );
}
