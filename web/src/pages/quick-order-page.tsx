import { useNavigate } from 'react-router-dom';

import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { QuoteLinesButton } from '#features/bulk-orders/quote-request/components/quote-lines-button.tsx';
import { addItems } from '#features/cart/state/cart-store.ts';
import { BusinessOnly } from '#features/quotations/components/business-only.tsx';
import { QuickOrder } from '#features/quick-order/components/quick-order.tsx';
import { quickOrderTexts } from '#features/quick-order/quick-order-texts.ts';
import type { QuickItem } from '#features/quick-order/state/use-quick-order.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { chosenItem } from '#ui/chosen-item.ts';
import { Page } from '#ui/page.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

export function QuickOrderPage() {
  const texts = useTexts(quickOrderTexts);
  return (
    <AccountGate>
      <BusinessOnly texts={texts}>
        <Order />
      </BusinessOnly>
    </AccountGate>
  );
}

function Order() {
  const texts = useTexts(quickOrderTexts);
  const navigate = useNavigate();

  function buy(items: readonly QuickItem[]) {
    const incomplete = addItems(
      items.map(({ product, options, quantity }) => ({
        item: chosenItem(product, options),
        quantity,
      })),
    );
    if (incomplete.length > 0)
      showToast({ tone: 'info', message: texts.notAll(incomplete.join(', ')) });
    showToast({
      tone: 'success',
      message: texts.inCart(items.length),
      action: { label: texts.viewCart, onSelect: () => void navigate(paths.cart) },
    });
  }

  return (
    <Page title={texts.title} lead={texts.lead}>
      <QuickOrder
        onBuy={buy}
        renderQuote={(items, onSent) => (
          <QuoteLinesButton
            label={texts.toQuote(items.length)}
            lines={items.map(({ product, options, quantity }) => ({
              ...refOf({ productId: product._id, options }),
              ...titlesOf(product),
              quantity,
            }))}
            onSent={onSent}
          />
        )}
      />
    </Page>
  );
}
