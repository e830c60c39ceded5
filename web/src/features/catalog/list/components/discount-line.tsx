import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { PublicOffer } from '@kargha/domain/pricing/public-offer';
import {
  discountOn,
  discountOnList,
  readRunningDiscounts,
  type ListScope,
} from '@kargha/domain/pricing/running-discounts';
import { useTexts } from '#lib/language/language.ts';
import { useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { describeOffer, describeTerms } from '#ui/describe-offer.ts';
import { offerTexts } from '#ui/offer-texts.ts';
import { styled } from '#ui/theme/styled.ts';

interface DiscountLineProps {
  /** as the server sends them */
  sent: unknown;
  /** the product of a card or of a page, or what a list has in common */
  on: { card: CardProduct } | { product: CardProduct } | { list: ListScope };
}

/** The automatic discount on a product or on everything in a list. Nothing without one. */
export function DiscountLine({ sent, on }: DiscountLineProps) {
  const texts = useTexts(offerTexts);
  const { withoutGst } = useShownPrices();
  const running = readRunningDiscounts(sent);
  const offer =
    'list' in on
      ? discountOnList(on.list, running, new Date())
      : discountOn('card' in on ? on.card : on.product, running, new Date());
  // The shop's amounts are with GST where prices are, so they do not fit next to prices without it.
  if (!offer || (withoutGst && hasAmount(offer))) return null;
  if (!('card' in on)) return <Line>{texts.inCart(describeOffer(offer, texts))}</Line>;
  return (
    <BelowPicture>
      <p>{texts.inCart(describeTerms(offer, texts))}</p>
    </BelowPicture>
  );
}

function hasAmount({ kind, maxDiscount, minSubtotal }: PublicOffer): boolean {
  return kind === 'fixed' || maxDiscount !== null || minSubtotal > 0;
}

/** Takes no space: it lies on the lower edge of the picture, so that nothing moves when it comes late. */
const BelowPicture = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  position: 'relative',
  height: 0,
  pointerEvents: 'none',
  '& > p': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: spacing(0.5, 1.5),
    background: vars.palette.background.paper,
    color: vars.palette.success.main,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    [breakpoints.up('sm')]: { paddingInline: spacing(2) },
  },
}));

const Line = styled('p')(({ theme: { vars } }) => ({
  color: vars.palette.success.main,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
}));
