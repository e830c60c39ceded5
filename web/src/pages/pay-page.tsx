import { useNavigate, useParams } from 'react-router-dom';

import { LazyPaymentDowntimes } from '#features/checkout/payment/components/lazy-payment-downtimes.tsx';
import { payByLink } from '#features/checkout/payment/state/pay-instalment.ts';
import { PayLinkView } from '#features/pay-link/components/pay-link-view.tsx';
import { payLinkTexts } from '#features/pay-link/pay-link-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { checkoutResultPath } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';

import { PAYMENT_BRANDING } from './payment-branding.ts';

export function PayPage() {
  const texts = useTexts(payLinkTexts);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Page title={texts.title}>
      <PayLinkView
        key={token}
        token={token}
        notice={<LazyPaymentDowntimes />}
        onPay={({ customer }) => payByLink(token, customer, PAYMENT_BRANDING)}
        onConfirming={({ orderId, trackingToken }) =>
          void navigate(checkoutResultPath(orderId, trackingToken))
        }
      />
    </Page>
  );
}
