import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { offersForCart, readPublicOffers } from '@kargha/domain/pricing/public-offer';
import { useTexts } from '#lib/language/language.ts';
import { usePublicSettings } from '#lib/shop/public-settings.ts';
import { Button } from '#ui/controls/button.tsx';
import { OfferList } from '#ui/offer-list.tsx';
import { styled } from '#ui/theme/styled.ts';

import { cartCodeTexts } from '../cart-code-texts.ts';
import { usePricedCart } from '../state/cart-totals.ts';

const MAX_SHOWN = 2;

/** Codes that everyone can use for this cart, each with a press. Nothing without any. */
export function CartOffers({ onApply }: { onApply: (code: string) => void }) {
  const texts = useTexts(cartCodeTexts).offers;
  const { lines, totals } = usePricedCart();
  const settings = usePublicSettings();
  if (settings.status !== 'ready') return null;
  const stored = readPublicOffers(settings.data.offers);
  const offers = offersForCart(lines, stored, new Date()).slice(0, MAX_SHOWN);
  if (offers.length === 0) return null;
  return (
    <Box>
      <OfferList
        offers={offers}
        about={({ code, minSubtotal }) =>
          minSubtotal > totals.subtotal ? (
            <small>{texts.addMore(formatPaise(paise(minSubtotal - totals.subtotal)))}</small>
          ) : (
            <Button look="quiet" aria-label={texts.useNamed(code)} onClick={() => onApply(code)}>
              {texts.use}
            </Button>
          )
        }
      />
    </Box>
  );
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(1),
  fontSize: '0.875rem',
  '& small': { color: vars.palette.text.secondary, fontSize: 'inherit' },
}));
