import {
  BUDGET_BANDS,
  MINIMUM_PIECES,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
} from '@kargha/domain/quotes/quote';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';
import type { QuoteDraft } from '../state/quote-draft.ts';
import { QuoteRequestFilesField } from './quote-request-files-field.tsx';
import { QuoteRequestLinesField } from './quote-request-lines-field.tsx';

interface RequestFieldsProps {
  profile: UserProfile;
  onUploading: (isUploading: boolean) => void;
}

/** All fields of a quotation request (spec §2). */
export function RequestFields(files: RequestFieldsProps) {
  return (
    <>
      <QuoteRequestLinesField />
      <CompanyFields />
      <OrderFields />
      <RequirementFields {...files} />
      <TermsFields />
    </>
  );
}

function CompanyFields() {
  const { optional } = useTexts(quoteFormTexts);
  const { fields } = useTexts(quoteRequestTexts);
  return (
    <>
      <Pair>
        <FormTextField
          name="companyName"
          label={fields.company}
          autoComplete="organization"
          required
        />
        <FormTextField name="contactPerson" label={fields.contact} autoComplete="name" required />
      </Pair>
      <Pair>
        <FormEmailField label={fields.email} required />
        <FormPhoneField label={fields.phone} required />
      </Pair>
      <FormTextField name="industry" label={fields.industry} optional={optional} maxLength={100} />
    </>
  );
}

function OrderFields() {
  const { optional } = useTexts(quoteFormTexts);
  const { fields, orderTypes, categories } = useTexts(quoteRequestTexts);
  return (
    <>
      <Pair>
        <FormSelectField
          name="orderType"
          label={fields.orderType}
          options={ORDER_TYPES.map((value) => ({ value, label: orderTypes[value] }))}
        />
        <QuantityField />
      </Pair>
      <Pair>
        <FormSelectField
          name="category"
          label={fields.category}
          options={QUOTE_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        />
        <FormTextField
          name="requiredBy"
          label={fields.requiredBy}
          optional={optional}
          type="date"
        />
      </Pair>
    </>
  );
}

/** A quantity below the usual minimum is allowed; the form only shows a hint. */
function QuantityField() {
  const texts = useTexts(quoteFormTexts);
  const { fields } = useTexts(quoteRequestTexts);
  const { orderType, quantity } = useFormValues<QuoteDraft>().values;
  const minimum = MINIMUM_PIECES[orderType];
  const isBelow = Number(quantity) >= 1 && Number(quantity) < minimum;
  return (
    <FormTextField
      name="quantity"
      label={fields.quantity}
      inputMode="numeric"
      autoComplete="off"
      hint={isBelow ? texts.belowMinimum(minimum) : undefined}
      required
    />
  );
}

function RequirementFields(files: RequestFieldsProps) {
  const texts = useTexts(quoteFormTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  return (
    <>
      <FormTextArea
        name="requirements"
        label={quoteTexts.fields.requirements}
        optional={texts.optional}
        hint={texts.requirementsHint}
        rows={4}
        maxLength={5000}
      />
      <div>
        <FormCheckbox name="wantsBranding" label={quoteTexts.branding} />
        <FormCheckbox name="wantsPackaging" label={quoteTexts.packaging} />
        <FormCheckbox name="wantsSamples" label={texts.requestSamples} />
      </div>
      <QuoteRequestFilesField {...files} />
    </>
  );
}

function TermsFields() {
  const { optional } = useTexts(quoteFormTexts);
  const { fields, budgets, paymentTerms } = useTexts(quoteRequestTexts);
  return (
    <>
      <Pair>
        <FormSelectField
          name="budgetPerPiece"
          label={fields.budget}
          options={BUDGET_BANDS.map((value) => ({ value, label: budgets[value] }))}
        />
        <FormSelectField
          name="paymentTerms"
          label={fields.payment}
          options={PAYMENT_TERMS.map((value) => ({ value, label: paymentTerms[value] }))}
        />
      </Pair>
      <FormTextArea
        name="additionalInfo"
        label={fields.additionalInfo}
        optional={optional}
        rows={3}
        maxLength={5000}
      />
    </>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
