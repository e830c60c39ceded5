import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { CartLines } from '#features/cart/components/cart-lines.tsx';
import { CartNotices } from '#features/cart/checks/components/cart-notices.tsx';
import { OrderSummary } from '#features/cart/prices/components/order-summary.tsx';
import { cartTexts } from '#features/cart/cart-texts.ts';
import { useCartCheck } from '#features/cart/checks/state/cart-check.ts';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { useSavedStore } from '#features/cart/state/saved-store.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { CART_DESCRIPTION } from './page-descriptions.ts';

const QuoteLinesButton = lazyComponent(
  async () =>
    (await import('#features/bulk-orders/quote-request/components/quote-lines-button.tsx'))
      .QuoteLinesButton,
  { onError: 'in-place' },
);

const SavedLines = lazyComponent(
  async () => (await import('#features/cart/components/saved-lines.tsx')).SavedLines,
  { onError: 'in-place' },
);

export function CartPage() {
  const texts = useTexts(cartTexts);
  const isEmpty = useCartStore(({ lines }) => lines.length === 0);
  const hasSaved = useSavedStore(({ lines }) => lines.length > 0);
  useCartCheck();

  return (
    <Page title={texts.title} description={CART_DESCRIPTION} path={paths.cart}>
      <CartNotices />
      {isEmpty ? (
        <EmptyState
          title={texts.emptyTitle}
          action={
            <ButtonLink to={paths.products} look="action">
              {texts.continueShopping}
            </ButtonLink>
          }
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <TwoColumns
          side={
            <OrderSummary>
              <CartQuote />
            </OrderSummary>
          }
        >
          <CartLines />
        </TwoColumns>
      )}
      {hasSaved && <SavedLines />}
    </Page>
  );
}

function CartQuote() {
  const texts = useTexts(cartTexts);
  const isBuyer = useSession((session) => selectProfile(session)?.role === 'b2b_buyer');
  const lines = useCartStore((cart) => cart.lines);
  if (!isBuyer) return null;
  const requestedItems = lines.map(({ id, options, name, nameHindi, quantity, tailoring }) => ({
    ...refOf({ productId: id, options }),
    ...titlesOf({ title: name, titleHindi: nameHindi }),
    quantity,
    tailoring,
  }));
  return (
    <BelowCheckout>
      <QuoteLinesButton label={texts.turnIntoQuote} lines={requestedItems} />
    </BelowCheckout>
  );
}

const BelowCheckout = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1.5) }));
