import type { CartLine } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Text } from '#ui/text.tsx';

import { quantityTexts } from '../quantity-texts.ts';

/** The smallest bulk order has 25 pieces (spec §9). */
const SMALLEST_BULK_ORDER = 25;

/** Renders nothing while more can be ordered. */
export function QuantityLimitNote({ line }: { line: Pick<CartLine, 'quantity' | 'stock'> }) {
  const texts = useTexts(quantityTexts);
  const maxQuantity = line.stock ?? MAX_QUANTITY_PER_LINE;
  if (line.quantity < maxQuantity || maxQuantity < SMALLEST_BULK_ORDER) return null;
  return (
    <Text variant="body2" role="status" tone="secondary">
      {texts.quantityLimit(maxQuantity)} <Link to={paths.bulkOrders}>{texts.bulkOrders}</Link>
    </Text>
  );
}
