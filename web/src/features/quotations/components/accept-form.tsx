import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import { quoteAcceptSchema, type QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { useTexts } from '#lib/language/language.ts';
import { quoteWordsTexts } from '#lib/language/quote-words-texts.ts';
import { useSay } from '#lib/language/sentences.ts';
import { orderPath } from '#lib/addresses/paths.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { sentenceOf } from '#lib/server/sentence-of.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormStateField } from '#ui/forms/form-state-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { offerTexts } from '../offer-texts.ts';
import { firstDelivery } from '../state/delivery.ts';
import { acceptOffer } from '../state/offer-answers.ts';
import { BillingHint } from './billing-hint.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

interface AcceptFormProps {
  quoteId: string;
  offer: ShownVersion;
  onAccepted: () => void;
  onClose: () => void;
}

/** Asks once more before an offer becomes an order: what it costs, on which terms, where the goods go. */
export function AcceptForm({ quoteId, offer, onAccepted, onClose }: AcceptFormProps) {
  const texts = useTexts(offerTexts);
  const formId = useId();
  const profile = useSession(selectProfile);
  const [initial] = useState(() => ({
    version: offer.version,
    purchaseOrderNumber: '',
    deliverTo: firstDelivery(profile, offer.placeOfSupply),
  }));
  const { failure, accept } = useAccepting(quoteId, () => {
    onAccepted();
    onClose();
  });
  return (
    <Formik initialValues={initial} validationSchema={quoteAcceptSchema} onSubmit={accept}>
      {({ isSubmitting }) => (
        <ModalDialog
          isOpen
          isWide
          title={texts.acceptTitle}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{texts.close}</Button>
              <Button type="submit" form={formId} look="action" disabled={isSubmitting}>
                {isSubmitting ? texts.accepting : texts.confirm}
              </Button>
            </>
          }
        >
          <FormStack as={Form} id={formId} noValidate aria-label={texts.acceptTitle}>
            {failure && <Notice tone="error" title={failure} />}
            <p>{texts.acceptHint}</p>
            <Terms offer={offer} />
            <FormTextField
              name="purchaseOrderNumber"
              label={texts.poNumber}
              optional={texts.optional}
              maxLength={40}
              autoComplete="off"
            />
            <Delivery />
            <BillingHint offer={offer} />
            <FocusFirstError />
          </FormStack>
        </ModalDialog>
      )}
    </Formik>
  );
}

/** Sends the acceptance; the sentence of a refusal stands above the fields. */
function useAccepting(quoteId: string, onAccepted: () => void) {
  const texts = useTexts(offerTexts);
  const say = useSay();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  async function accept(typed: QuoteAcceptance) {
    setFailure(undefined);
    try {
      const { orderId, orderNumber } = await acceptOffer(quoteId, quoteAcceptSchema.cast(typed));
      const see = { label: texts.toOrder, onSelect: () => void navigate(orderPath(orderId)) };
      showToast({ tone: 'success', message: texts.accepted(orderNumber), action: see });
    } catch (error) {
      setFailure(say(sentenceOf(error)));
      return;
    }
    onAccepted();
  }

  return { failure, accept };
}

function Terms({ offer }: { offer: ShownVersion }) {
  const texts = useTexts(offerTexts);
  const words = useTexts(quoteWordsTexts);
  const { buyer, placeOfSupply, paymentTerms, totals } = offer;
  const place = placeOfSupply.name && `${placeOfSupply.name} (${placeOfSupply.stateCode})`;
  return (
    <Pairs>
      <Facts
        facts={[
          [texts.total, formatPaise(totals.total)],
          [texts.payment, words.paymentTerms[paymentTerms]],
        ]}
      />
      <Facts
        facts={[
          [texts.billedTo, buyer.name],
          [texts.gstin, buyer.gstin || texts.noGstin],
          [texts.placeOfSupply, place],
        ]}
      />
    </Pairs>
  );
}

function Delivery() {
  const texts = useTexts(offerTexts);
  return (
    <>
      <Typography variant="h4" component="h3">
        {texts.deliverTo}
      </Typography>
      <SavedAddresses />
      <Pairs>
        <FormTextField name="deliverTo.name" label={texts.name} autoComplete="name" required />
        <FormPhoneField name="deliverTo.phone" label={texts.phone} required />
      </Pairs>
      <FormTextField
        name="deliverTo.line1"
        label={texts.line1}
        autoComplete="address-line1"
        required
      />
      <FormTextField
        name="deliverTo.line2"
        label={texts.line2}
        optional={texts.optional}
        autoComplete="address-line2"
      />
      <Pairs>
        <FormTextField
          name="deliverTo.city"
          label={texts.city}
          autoComplete="address-level2"
          required
        />
        <FormTextField
          name="deliverTo.pincode"
          label={texts.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </Pairs>
      <FormStateField name="deliverTo.state" label={texts.state} />
    </>
  );
}

const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
