import { availability } from '@kargha/domain/catalogue/product-availability';
import { lowestPrice, type Product, percentOff } from '@kargha/domain/catalogue/product';
import { originOf } from '@kargha/domain/catalogue/provenance';
import { formatRupees } from '@kargha/domain/money/money-format';
import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { productPath, REVIEWS_ANCHOR } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useShownPrice } from '#lib/shop/state/shown-prices.ts';
import { Link } from '#ui/controls/link.tsx';
import { Rating } from '#ui/rating.tsx';
import { Price } from '#ui/price.tsx';
import { Tag } from '#ui/tag.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { cardTexts } from '../../card-texts.ts';
import { stockLabel } from '../../list/components/stock-label.ts';

/** Where it comes from, its rating, price and stock. */
export function ProductFacts({ product }: { product: Product }) {
  const texts = useTexts(cardTexts);
  const translate = useTranslate();
  const { percentOff: percentOffText } = useTexts(uiTexts);
  const { isLowest, ...cheapest } = lowestPrice(product);
  const shown = useShownPrice(cheapest);
  const saved = shown.originalPrice - shown.price;
  const percent = percentOff(cheapest);
  const isAvailable = availability(product).badge === 'Available';
  return (
    <Facts>
      <Text tone="secondary">{translate(originOf(product.provenance))}</Text>
      <RatingLink product={product} />
      <Price {...shown} isLowest={isLowest} large />
      {saved > 0 && <strong>{texts.youSave(formatRupees(saved))}</strong>}
      <TagRow>
        {percent > 0 && <Tag tone="offer">{percentOffText(percent)}</Tag>}
        <Tag tone={isAvailable ? 'done' : 'idle'}>
          {isAvailable ? texts.available : texts.outOfStock}
        </Tag>
        <span>{stockLabel(product, texts)}</span>
      </TagRow>
    </Facts>
  );
}

/** Leads to the reviews; from the dialog, to those on the product's page. */
function RatingLink({ product }: { product: Product }) {
  if (!product.reviews || product.reviews.count <= 0) return null;
  const pathname = productPath(product.slug || product._id);
  return (
    <Link to={{ pathname, hash: REVIEWS_ANCHOR }} state={KEEP_PLACE}>
      <Rating reviews={product.reviews} />
    </Link>
  );
}

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  '& > a': { color: 'inherit' },
  '& > strong': { color: theme.vars.palette.success.main },
}));
