import { useTexts } from '#lib/language/language.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import { SectionForm } from './section-form.tsx';
import { LoadedSections } from './settings-view.tsx';

export function MarketsPage() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <IndexPage title={texts.marketsTitle} subtitle={texts.marketsSubtitle}>
      <MarketsView />
    </IndexPage>
  );
}

export function MarketsView() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <LoadedSections>
      {({ settings }, save) => (
        <>
          <FormSection title={texts.india}>
            <p>{texts.indiaHint}</p>
          </FormSection>
          <SectionForm section="shipping" value={settings.shipping} onSave={save}>
            <p>{texts.shippingHint}</p>
            <FieldPair>
              <FormTextField
                name="freeAboveRupees"
                label={texts.freeAbove}
                hint={texts.freeAboveHint}
                inputMode="numeric"
              />
              <FormTextField
                name="flatFeeRupees"
                label={texts.flatFee}
                hint={texts.flatFeeHint}
                inputMode="numeric"
              />
            </FieldPair>
          </SectionForm>
          <SectionForm section="delivery" value={settings.delivery} onSave={save}>
            <p>{texts.deliveryHint}</p>
            <FieldPair>
              <FormTextField name="fromPincode" label={texts.fromPincode} inputMode="numeric" />
              <FormTextField name="cutoffHour" label={texts.cutoffHour} inputMode="numeric" />
            </FieldPair>
            <FieldPair>
              <FormTextField name="dispatchDays" label={texts.dispatchDays} inputMode="numeric" />
              <FormTextField name="weavingDays" label={texts.weavingDays} inputMode="numeric" />
            </FieldPair>
          </SectionForm>
        </>
      )}
    </LoadedSections>
  );
}
