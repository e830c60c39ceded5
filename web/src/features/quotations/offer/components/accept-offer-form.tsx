import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise, type Paise } from '@kargha/domain/money/paise';
import { planInstalments } from '@kargha/domain/payments/instalment';
import type { PaymentTerms } from '@kargha/domain/payments/payment-terms';
import { quoteAcceptSchema, type QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { orderPath } from '#lib/addresses/paths.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { AddressFields } from '#ui/forms/form-address-fields.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { offerTexts } from '../../offer-texts.ts';
import { initialDelivery } from '../state/delivery-address.ts';
import { acceptOffer, isOutdated } from '../../state/quote-actions.ts';
import { InvoiceAddressHint } from './invoice-address-hint.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

interface AcceptFormProps {
  quoteId: string;
  offer: ShownVersion;
  /** the offer was accepted or is outdated: read it again */
  onChanged: () => void;
  onClose: () => void;
}

export function AcceptForm({ quoteId, offer, onChanged, onClose }: AcceptFormProps) {
  const texts = useTexts(offerTexts);
  const formId = useId();
  const profile = useSession(selectProfile);
  const [initialValues] = useState(() => ({
    version: offer.version,
    purchaseOrderNumber: '',
    deliverTo: initialDelivery(profile, offer.placeOfSupply),
  }));
  const { failure, accept } = useAcceptOffer(quoteId, () => {
    onChanged();
    onClose();
  });
  return (
    <Formik initialValues={initialValues} validationSchema={quoteAcceptSchema} onSubmit={accept}>
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
              autoComplete="off"
            />
            <Delivery />
            <InvoiceAddressHint offer={offer} />
            <FocusFirstError />
          </FormStack>
        </ModalDialog>
      )}
    </Formik>
  );
}

/** An error shows above the fields. For an outdated offer the form closes, so the error is a toast. */
function useAcceptOffer(quoteId: string, onChanged: () => void) {
  const texts = useTexts(offerTexts);
  const translate = useTranslate();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  async function accept(values: QuoteAcceptance) {
    setFailure(undefined);
    try {
      const { orderId, orderNumber } = await acceptOffer(quoteId, quoteAcceptSchema.cast(values));
      const action = { label: texts.toOrder, onSelect: () => void navigate(orderPath(orderId)) };
      showToast({ tone: 'success', message: texts.accepted(orderNumber), action });
    } catch (error) {
      if (!isOutdated(error)) {
        setFailure(translate(errorMessage(error)));
        return;
      }
      showToast({ tone: 'error', message: translate(errorMessage(error)) });
    }
    onChanged();
  }

  return { failure, accept };
}

function Terms({ offer }: { offer: ShownVersion }) {
  const texts = useTexts(offerTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const { buyer, placeOfSupply, paymentTerms, totals } = offer;
  const translate = useTranslate();
  const state = translate(placeOfSupply.name);
  const place = state && `${state} (${placeOfSupply.stateCode})`;
  return (
    <Pairs>
      <Facts
        facts={[
          [texts.total(totals.tax > 0), formatPaise(totals.total)],
          [texts.payment, quoteTexts.paymentTerms[paymentTerms]],
          [texts.dueNow, formatPaise(dueNow(totals.total, paymentTerms))],
        ]}
      />
      <Facts
        facts={[
          [texts.billedTo, billedTo(buyer)],
          [texts.gstin, buyer.gstin || texts.noGstin],
          [texts.placeOfSupply, place],
        ]}
      />
    </Pairs>
  );
}

function dueNow(total: Paise, terms: PaymentTerms): Paise {
  const parts = planInstalments(total, terms, new Date());
  return sumPaise(parts.filter(({ due }) => due === 'now').map(({ amount }) => amount));
}

function billedTo({ name, address }: ShownVersion['buyer']): string {
  if (!address) return name;
  const { line1, line2, city, pincode } = address;
  return [name, line1, line2, `${city} ${pincode}`].filter(Boolean).join(', ');
}

function Delivery() {
  const texts = useTexts(offerTexts);
  return (
    <>
      <Text variant="h4" component="h3">
        {texts.deliverTo}
      </Text>
      <SavedAddresses />
      <Pairs>
        <FormTextField name="deliverTo.name" label={texts.name} autoComplete="name" required />
        <FormPhoneField name="deliverTo.phone" label={texts.phone} required />
      </Pairs>
      <AddressFields path="deliverTo" />
    </>
  );
}

const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2.25),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
