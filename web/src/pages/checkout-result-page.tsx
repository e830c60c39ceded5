import { useSearchParams } from 'react-router-dom';

import { clearCart } from '#features/cart/state/cart-store.ts';
import { clearCodes } from '#features/cart/prices/state/cart-price-store.ts';
import { PaymentResult } from '#features/checkout/result/components/payment-result.tsx';
import { checkoutTexts } from '#features/checkout/checkout-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

import { accountFor } from './account-offer.tsx';

/** The return address of in-app browsers, reloads and lost connections after a payment. */
export function CheckoutResultPage() {
  const texts = useTexts(checkoutTexts);
  const [params] = useSearchParams();
  const [orderId, trackingToken] = [params.get('order') ?? '', params.get('token') ?? ''];

  return (
    <Page title={texts.title}>
      <PaymentResult
        key={orderId}
        orderId={orderId}
        trackingToken={trackingToken}
        accountFor={accountFor}
        onPaid={(bought) => {
          clearCart(bought);
          clearCodes();
        }}
      />
    </Page>
  );
}
