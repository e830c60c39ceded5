import { useTexts } from '#lib/language/language.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import type { ReductionKind, DraftFormValues } from '../state/draft-form-values.ts';

const REDUCTIONS: readonly ReductionKind[] = ['none', 'code', 'percent', 'fixed'];

export function TermsFields() {
  const texts = useTexts(draftOrdersTexts);
  const { reduction, shippingBy } = useFormValues<DraftFormValues>().values;
  return (
    <FormSection title={texts.terms}>
      <FieldPair>
        <FormSelectField
          name="reduction"
          label={texts.reduction}
          options={REDUCTIONS.map((value) => ({ value, label: texts.reductions[value] }))}
        />
        {reduction === 'code' && (
          <FormTextField name="couponCode" label={texts.couponCode} autoComplete="off" />
        )}
        {(reduction === 'percent' || reduction === 'fixed') && (
          <FormTextField
            name="off"
            label={reduction === 'percent' ? texts.percent : texts.rupees}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </FieldPair>
      {(reduction === 'percent' || reduction === 'fixed') && (
        <FormTextField name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={500} />
      )}
      <FieldPair>
        <FormSelectField
          name="shippingBy"
          label={texts.shipping}
          options={[
            { value: 'rules', label: texts.shippings.rules },
            { value: 'typed', label: texts.shippings.custom },
          ]}
        />
        {shippingBy === 'typed' && (
          <FormTextField
            name="shipping"
            label={texts.shippingRupees}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </FieldPair>
      <FormTextField
        name="giftCard"
        label={texts.giftCard}
        hint={texts.giftCardHint}
        optional={texts.optional}
        autoComplete="off"
        maxLength={40}
      />
      <FormTextField name="note" label={texts.note} optional={texts.optional} maxLength={500} />
    </FormSection>
  );
}
