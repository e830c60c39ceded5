import { Form, Formik, yupToFormErrors } from 'formik';
import { useState, type ReactNode } from 'react';
import { ValidationError } from 'yup';

import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { OFFERED_TERMS, PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';
import { quoteOfferSchema } from '@kargha/domain/quotes/quote-offer';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormSection, FieldPair } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { saveOffer, type StaffQuote } from '../state/staff-quote.ts';
import {
  initialOffer,
  previewOf,
  parseOffer,
  type OfferFormValues,
} from '../state/offer-form-values.ts';
import { OfferLineFields } from './offer-line-fields.tsx';
import { OfferTaxNote } from './offer-tax-note.tsx';
import { SendBar } from './send-offer-bar.tsx';

interface OfferFormProps {
  staffQuote: StaffQuote;
  renderOffer: (offer: ShownVersion) => ReactNode;
  renderCredit: (amount: number) => ReactNode;
  onChange: (staffQuote: StaffQuote) => void;
}

export function OfferForm({ staffQuote, renderOffer, renderCredit, onChange }: OfferFormProps) {
  const texts = useTexts(adminQuotesTexts);
  const [initial] = useState(() => initialOffer(staffQuote, new Date()));
  const { isBusy, start } = useAction(async (values: OfferFormValues) => {
    const offer = await quoteOfferSchema.validate(parseOffer(values));
    onChange(await saveOffer(staffQuote.quote, offer));
    showToast({ tone: 'success', message: texts.saved });
  });
  const title = texts.builderTitle(staffQuote.quote.latestVersion + 1);
  return (
    <Formik
      initialValues={initial}
      validate={problemsOf}
      onSubmit={async (values) => {
        await start(values);
      }}
    >
      {({ dirty }) => (
        <FormStack as={Form} noValidate aria-label={title}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isBusy} />
          <FormSection title={title}>
            <OfferTaxNote includesTax={staffQuote.taxMode.taxIncluded === true} />
            <OfferLineFields
              requestedQuantity={staffQuote.quote.quantity}
              taxMode={staffQuote.taxMode}
            />
          </FormSection>
          <OfferTermFields isVerified={staffQuote.company.isVerified}>
            <CreditCheck staffQuote={staffQuote} renderCredit={renderCredit} />
          </OfferTermFields>
          <Preview staffQuote={staffQuote} renderOffer={renderOffer} />
          <SendBar staffQuote={staffQuote} isDirty={dirty} isSaving={isBusy} onChange={onChange} />
        </FormStack>
      )}
    </Formik>
  );
}

const STATES = INDIAN_STATES.map(({ gstCode, name }) => ({
  value: gstCode,
  label: `${name} (${gstCode})`,
}));
const TERMS = OFFERED_TERMS.map((value) => ({ value, label: PAYMENT_TERMS_LABELS[value] }));

interface OfferTermFieldsProps {
  isVerified: boolean;
  children: ReactNode;
}

function OfferTermFields({ isVerified, children }: OfferTermFieldsProps) {
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

/** Applies the server's rules, so that each problem shows at its field. */
async function problemsOf(values: OfferFormValues): Promise<object> {
  try {
    await quoteOfferSchema.validate(parseOffer(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors<OfferFormValues>(error);
    throw error;
  }
}

/** Missing credit shows while staff choose the terms, not only when the company accepts. */
function CreditCheck({
  staffQuote,
  renderCredit,
}: Pick<OfferFormProps, 'staffQuote' | 'renderCredit'>) {
  const { values } = useFormValues<OfferFormValues>();
  if (values.paymentTerms !== 'credit-30') return null;
  return renderCredit(previewOf(values, staffQuote)?.totals.total ?? 0);
}

function Preview({ staffQuote, renderOffer }: Pick<OfferFormProps, 'staffQuote' | 'renderOffer'>) {
  const texts = useTexts(adminQuotesTexts);
  const { values } = useFormValues<OfferFormValues>();
  const offer = previewOf(values, staffQuote);
  return (
    <Surface as="section" aria-label={texts.previewTitle}>
      <Text variant="h4" component="h2">
        {texts.previewTitle}
      </Text>
      {offer ? renderOffer(offer) : <p>{texts.previewHint}</p>}
    </Surface>
  );
}
