import { lowestPrice, type Product } from '@kargha/domain/catalogue/product';
import { formatRupees } from '@kargha/domain/money/money-format';
import { useShownPrice } from '#lib/shop/state/shown-prices.ts';
import { styled } from '#ui/theme/styled.ts';

import { useChosenProduct } from '../state/chosen-options.ts';
import type { ProductSlots } from './product-slots.ts';

interface BuyRowProps {
  product: Product;
  slots: Pick<ProductSlots, 'purchase' | 'heart'>;
}

/** Price, quantity and Add to Cart in one row. Phones repeat the price because the one above has scrolled away. */
export function BuyRow({ product, slots }: BuyRowProps) {
  const { price } = useShownPrice(lowestPrice(useChosenProduct(product)));
  return (
    <Row>
      {/* Screen readers have read it above. */}
      <b aria-hidden="true">{formatRupees(price)}</b>
      {slots.purchase(product)}
      {slots.heart(product)}
    </Row>
  );
}

const Row = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: spacing(1),
  width: '100%',
  '& > b': { fontVariantNumeric: 'tabular-nums', [breakpoints.up('sm')]: { display: 'none' } },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
}));
