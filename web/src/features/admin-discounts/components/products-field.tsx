import { useTexts } from '#lib/language/language.ts';
import { findProducts } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import type { DiscountFormValues } from '../state/discount-form-values.ts';

export function ProductsField() {
  const texts = useTexts(adminDiscountsTexts);
  const { values, setValue } = useFormValues<DiscountFormValues>();
  const { products } = values;
  return (
    <>
      <SearchPicker
        label={texts.products}
        placeholder={texts.productsHint}
        nothing={texts.noProduct}
        find={findProducts}
        onPick={({ id, label: title }) => {
          if (products.some((product) => product.id === id)) return;
          setValue('products', [...products, { id, title }]);
        }}
      />
      <ProductList>
        {products.map(({ id, title }, index) => (
          <li key={id}>
            <span>{title || texts.deletedProduct}</span>
            <Button
              look="quiet"
              aria-label={texts.removeOf(title || texts.deletedProduct)}
              onClick={() => setValue('products', products.toSpliced(index, 1))}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ProductList>
    </>
  );
}

const ProductList = styled('ul')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
}));
