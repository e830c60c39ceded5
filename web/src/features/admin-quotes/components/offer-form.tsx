import Typography from '@mui/material/Typography';
import { Form, Formik, yupToFormErrors } from 'formik';
import { useState, type ReactNode } from 'react';
import { ValidationError } from 'yup';

import { quoteOfferSchema } from '@kargha/domain/quotes/quote-offer';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { Surface } from '#ui/surface.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { saveOffer, type DeskQuote } from '../state/desk.ts';
import { firstTyped, previewOf, writtenOffer, type TypedOffer } from '../state/typed-offer.ts';
import { OfferLineFields } from './offer-line-fields.tsx';
import { OfferTermFields } from './offer-term-fields.tsx';
import { SendBar } from './send-bar.tsx';

interface OfferFormProps {
  desk: DeskQuote;
  /** draws an offer as its buyer reads it */
  drawOffer: (offer: ShownVersion) => ReactNode;
  /** draws the warning that so much cannot be owed */
  drawCredit: (amount: number) => ReactNode;
  onChange: (desk: DeskQuote) => void;
}

/** Writes the next version of an offer, saves it and sends it. */
export function OfferForm({ desk, drawOffer, drawCredit, onChange }: OfferFormProps) {
  const texts = useTexts(adminQuotesTexts);
  const [initial] = useState(() => firstTyped(desk, new Date()));
  const { isBusy, start } = useDeed(async (typed: TypedOffer) => {
    const offer = await quoteOfferSchema.validate(writtenOffer(typed));
    onChange(await saveOffer(desk.quote, offer));
    showToast({ tone: 'success', message: texts.saved });
  });
  const title = texts.builderTitle(desk.quote.latestVersion + 1);
  return (
    <Formik
      initialValues={initial}
      validate={problemsOf}
      onSubmit={async (typed) => {
        await start(typed);
      }}
    >
      {({ dirty }) => (
        <FormStack as={Form} noValidate aria-label={title}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isBusy} />
          <FormSection title={title}>
            <OfferLineFields asked={desk.quote.quantity} />
          </FormSection>
          <OfferTermFields isVerified={desk.company.isVerified}>
            <OfferedCredit desk={desk} drawCredit={drawCredit} />
          </OfferTermFields>
          <Preview desk={desk} drawOffer={drawOffer} />
          <SendBar desk={desk} isDirty={dirty} isSaving={isBusy} onChange={onChange} />
        </FormStack>
      )}
    </Formik>
  );
}

/** The rules of the server, each with its field. */
async function problemsOf(typed: TypedOffer): Promise<object> {
  try {
    await quoteOfferSchema.validate(writtenOffer(typed), { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors<TypedOffer>(error);
    throw error;
  }
}

/** Credit that the company does not have is told while the terms are chosen, not when it accepts. */
function OfferedCredit({ desk, drawCredit }: Pick<OfferFormProps, 'desk' | 'drawCredit'>) {
  const { values } = useFormValues<TypedOffer>();
  if (values.paymentTerms !== 'credit-30') return null;
  return drawCredit(previewOf(values, desk)?.totals.total ?? 0);
}

function Preview({ desk, drawOffer }: Pick<OfferFormProps, 'desk' | 'drawOffer'>) {
  const texts = useTexts(adminQuotesTexts);
  const { values } = useFormValues<TypedOffer>();
  const offer = previewOf(values, desk);
  return (
    <Surface as="section" aria-label={texts.previewTitle}>
      <Typography variant="h4" component="h2">
        {texts.previewTitle}
      </Typography>
      {offer ? drawOffer(offer) : <p>{texts.previewHint}</p>}
    </Surface>
  );
}
