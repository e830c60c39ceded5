import { closedMessage } from '@kargha/domain/settings/shop-front';
import { CartNotices } from '#features/cart/checks/components/cart-notices.tsx';
import { CartCodeBox } from '#features/cart/prices/components/cart-code-box.tsx';
import {
  checkCart,
  useCartCheck,
  useHasMissingOptions,
} from '#features/cart/checks/state/cart-check.ts';
import { clearCart } from '#features/cart/state/cart-store.ts';
import { usePricedCart } from '#features/cart/prices/state/cart-totals.ts';
import { clearCodes, resetCartPrice } from '#features/cart/prices/state/cart-price-store.ts';
import { CheckoutFlow } from '#features/checkout/components/checkout-flow.tsx';
import { checkoutTexts } from '#features/checkout/checkout-texts.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useTexts } from '#lib/language/language.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/page.tsx';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';

import { accountFor } from './account-offer.tsx';
import { PAYMENT_BRANDING } from './payment-branding.ts';
import { cartOptionTexts } from '../features/cart/cart-option-texts.ts';

export function CheckoutPage() {
  const texts = useTexts(checkoutTexts);
  const { lines, totals, codes, discountName } = usePricedCart();
  useCartCheck();
  const { maintenance, cashOnDelivery } = useShopFront();
  const translate = useTranslate();
  const isUnchosen = useHasMissingOptions();

  if (maintenance.isOn) {
    return (
      <Page title={texts.title}>
        <Notice tone="warning" title={translate(closedMessage(maintenance))} />
      </Page>
    );
  }

  return (
    <Page title={texts.title}>
      <CartNotices />
      <CheckoutFlow
        lines={lines}
        instead={isUnchosen && <MissingProductOptionsNotice />}
        totals={totals}
        codes={codes}
        discountName={discountName}
        codeBoxes={
          <>
            <CartCodeBox kind="couponCode" />
            <CartCodeBox kind="giftCard" />
          </>
        }
        offersCash={cashOnDelivery}
        shopfront={PAYMENT_BRANDING}
        accountFor={accountFor}
        onPaid={(bought) => {
          clearCart(bought);
          clearCodes();
        }}
        onOutdated={() => {
          resetCartPrice();
          void checkCart().catch(() => undefined);
        }}
      />
    </Page>
  );
}

function MissingProductOptionsNotice() {
  const texts = useTexts(cartOptionTexts);
  return (
    <Notice tone="warning" title={texts.chooseFirst}>
      <ButtonLink to={paths.cart}>{texts.goToCart}</ButtonLink>
    </Notice>
  );
}
