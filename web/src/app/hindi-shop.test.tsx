import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { optionTermsHindi } from '@kargha/domain/catalogue/option-terms.hi';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { requestMessages } from '@kargha/domain/messages/request-messages';
import { BackInStockForm } from '#features/catalog/back-in-stock/components/back-in-stock-form.tsx';
import { CartCodeBox } from '#features/cart/prices/components/cart-code-box.tsx';
import { FacetGroup } from '#features/catalog/list/components/facet-group.tsx';
import { OptionChoices } from '#features/catalog/product/components/option-choices.tsx';
import { ProductCard } from '#features/catalog/list/components/product-card.tsx';
import { ProductParticulars } from '#features/catalog/product/components/product-particulars.tsx';
import { particularsHindi } from '#features/catalog/particulars-texts.hi.ts';
import { requireOptions } from '#features/catalog/product/state/chosen-options.ts';
import { CustomerInfoForm } from '#features/checkout/customer/components/customer-info-form.tsx';
import { readDraft } from '#features/checkout/state/checkout-draft.ts';
import { CategoryTiles } from '#features/home/components/category-tiles.tsx';
import { TranslationsContext } from '#lib/language/language.ts';
import { NotFoundPage } from '#pages/not-found-page.tsx';
import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';
import { Notice } from '#ui/feedback/notice.tsx';

import { hindi } from './hindi.ts';

const inHindi = (content: React.ReactElement) =>
  renderInShop(<TranslationsContext value={hindi}>{content}</TranslationsContext>);

test('shows categories by their Hindi names', () => {
  inHindi(
    <>
      <CategoryTiles
        tiles={[
          { label: 'Sarees', path: '/products?category=sarees', product: undefined },
          { label: 'A staff link', path: '/products', product: undefined },
        ]}
      />
      <ProductParticulars product={sampleProduct()} />
    </>,
  );
  expect(screen.getByText('साड़ियाँ')).toBeVisible();
  expect(screen.getByText('A staff link')).toBeVisible();
  expect(screen.getByText('महिलाएँ')).toBeVisible();
  expect(screen.getByText('साड़ी')).toBeVisible();
});

test('shows the not-found page in Hindi', () => {
  inHindi(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'ओह! पेज नहीं मिला' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'होम पेज पर जाएँ' })).toHaveAttribute('href', '/');
});

test('translates a server error', () => {
  inHindi(<Notice tone="error" title={requestMessages.too_many_attempts({ minutes: 15 })} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'बहुत बार कोशिश हो चुकी है। कृपया 15 मिनट बाद फिर कोशिश करें।',
  );
});

test('confirms a back-in-stock request in Hindi', async () => {
  publishProfile(undefined);
  const { text: message, refs: messages } = catalogueMessages.back_in_stock_requested();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: true, message, messages })),
  );
  inHindi(<BackInStockForm product={sampleProduct({ quantity: 0 })} />);
  await userEvent.type(screen.getByRole('textbox'), 'zoya@mail.example');
  await userEvent.click(screen.getByRole('button'));
  expect(
    await screen.findByText('यह उत्पाद स्टॉक में वापस आते ही हम आपको एक बार ई-मेल भेजेंगे।'),
  ).toHaveFocus();
});

test('shows why a promo code is refused, in Hindi', async () => {
  const { text: error, refs: messages } = checkoutMessages.code_minimum({ amount: 150_000 });
  const refusal = { success: false, error, code: 'coupon_not_valid', messages };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 400 })));
  inHindi(<CartCodeBox kind="couponCode" />);
  await userEvent.type(screen.getByRole('textbox'), 'UTSAV10{Enter}');
  expect(await screen.findByText('यह कोड ₹1,500 या उससे बड़े ऑर्डर के लिए है।')).toBeVisible();
});

test('translates facet values and keeps the English value in the address', () => {
  inHindi(
    <FacetGroup
      facet="region"
      counts={[{ value: 'Assam', count: 2 }]}
      chosen={[]}
      onToggle={() => undefined}
    />,
  );
  expect(screen.getByRole('checkbox', { name: /^असम/ })).toBeVisible();
});

test('translates the delivery country', () => {
  inHindi(
    <CustomerInfoForm
      initial={readDraft()}
      profile={undefined}
      onChange={() => undefined}
      onSubmit={() => undefined}
    >
      {null}
    </CustomerInfoForm>,
  );
  expect(screen.getByLabelText('देश')).toHaveValue('भारत');
});

test('keeps a product title in English and marks its language', () => {
  const product = sampleProduct();
  inHindi(<ProductCard product={product} productPath="/p" action={null} heart={null} />);
  expect(screen.getByRole('heading', { name: product.title })).toHaveAttribute('lang', 'en');
});

test('size and dimensions have different names in Hindi', () => {
  expect(optionTermsHindi.Size).not.toBe(particularsHindi.dimensions);
});

test('translates the size choice and its error', () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '40'] }];
  const kurta = sampleProduct({ title: 'Ajrakh kurta', variants });
  inHindi(<OptionChoices product={kurta} />);
  expect(screen.getByRole('radiogroup', { name: 'साइज़' })).toBeVisible();
  act(() => void requireOptions(kurta, {}));
  expect(screen.getByRole('alert')).toHaveTextContent('कृपया Ajrakh kurta के लिए साइज़ चुनें।');
});
