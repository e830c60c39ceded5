import { sellableQuantity } from '@kargha/domain/catalogue/product';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import type { LineFigures as Figures } from '../state/offer-figures.ts';

/** Stock, cost and margin of a line, and why it cannot be offered. Only staff see it. */
export function LineFigures({ figures }: { figures: Figures }) {
  const texts = useTexts(adminQuotesTexts);
  const { product, isShort, margin } = figures;
  const { status, quantity } = product;
  return (
    <Box>
      <p>
        <span>{stockOf(figures, texts)}</span>
        {margin && <span>{texts.cost(formatPaise(margin.cost))}</span>}
        {margin && (
          <span data-loss={margin.amount < 0 || undefined}>
            {texts.margin(formatPaise(margin.amount), margin.percent)}
          </span>
        )}
      </p>
      <p role="status">
        {status !== 'active' && <strong>{texts.notOffered[status]}</strong>}
        {status === 'active' && isShort && <strong>{texts.overStock(quantity)}</strong>}
      </p>
    </Box>
  );
}

function stockOf({ product }: Figures, texts: typeof adminQuotesTexts.en): string {
  const { trackQuantity, continueSelling } = product;
  if (!trackQuantity) return texts.notCounted;
  const quantity = sellableQuantity(product);
  return continueSelling ? texts.madeToOrder(quantity) : texts.inStock(quantity);
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: spacing(0, 2) },
  '& > p:empty': { display: 'none' },
  '& span': { color: vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& span[data-loss]': { color: vars.palette.error.main, fontWeight: 600 },
  '& strong': { color: vars.palette.warning.main, fontWeight: 600 },
}));
