import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import type { CartLine } from '@kargha/domain/shopping/cart';
import { MAX_QUANTITY_PER_LINE } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';

import { cartTexts } from '../cart-texts.ts';

/** Fewer pieces than for the smallest bulk order (spec §9) are nobody's bulk order. */
const SMALLEST_BULK_ORDER = 25;

/** Says, where the number of pieces has come to its end, that a quotation has more; nothing before. */
export function QuantityLimitNote({ line }: { line: Pick<CartLine, 'quantity' | 'stock'> }) {
  const texts = useTexts(cartTexts);
  const maxQuantity = line.stock ?? MAX_QUANTITY_PER_LINE;
  if (line.quantity < maxQuantity || maxQuantity < SMALLEST_BULK_ORDER) return null;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {texts.quantityLimit(maxQuantity)} <Link to={paths.bulkOrders}>{texts.bulkOrders}</Link>
    </Typography>
  );
}
