import type { ReactNode } from 'react';

import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { OFFERED_TERMS, PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';
import { useTexts } from '#lib/language/language.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';

const STATES = INDIAN_STATES.map(({ gstCode, name }) => ({
  value: gstCode,
  label: `${name} (${gstCode})`,
}));
const TERMS = OFFERED_TERMS.map((value) => ({ value, label: PAYMENT_TERMS_LABELS[value] }));

interface OfferTermFieldsProps {
  isVerified: boolean;
  children: ReactNode;
}

export function OfferTermFields({ isVerified, children }: OfferTermFieldsProps) {
  const texts = useTexts(adminQuotesTexts);
  return (
    <FormSection title={texts.terms}>
      <FieldPair>
        <FormTextField name="overallDiscount" inputMode="decimal" label={texts.overallDiscount} />
        <FormTextField name="shipping" inputMode="decimal" label={texts.shipping} />
      </FieldPair>
      <FieldPair>
        <FormSelectField name="paymentTerms" label={texts.paymentTerms} options={TERMS} />
        {isVerified ? (
          <p>{texts.stateByGstin}</p>
        ) : (
          <FormSelectField name="stateCode" label={texts.stateCode} options={STATES} />
        )}
      </FieldPair>
      {children}
      <FieldPair>
        <FormTextField name="leadTimeDays" inputMode="numeric" label={texts.leadTimeDays} />
        <FormTextField name="validOn" type="date" label={texts.validOn} />
      </FieldPair>
      <FormTextArea name="terms" label={texts.terms} rows={3} maxLength={5000} />
    </FormSection>
  );
}
