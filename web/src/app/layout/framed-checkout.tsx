import { selectItemCount, useCartStore } from '#features/cart/state/cart-store.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { CheckoutPage } from '#pages/checkout-page.tsx';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { MenuLink } from '#ui/controls/menu-link.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ColourModeSwitch } from '../footer/colour-mode-switch.tsx';
import { LanguageSwitch } from '../footer/language-switch.tsx';
import { Wordmark } from '../header/wordmark.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { ShopFrame } from './shop-frame.tsx';

/** Without what leads away from paying: no search, no categories, no newsletter. */
export function FramedCheckout() {
  return (
    <ShopFrame header={<CheckoutHeader />} footer={<CheckoutFooter />}>
      <CheckoutPage />
    </ShopFrame>
  );
}

function CheckoutHeader() {
  const texts = useTexts(layoutTexts);
  const isGuest = useSession(({ status }) => status === 'signed-out');
  const hasItems = useCartStore(selectItemCount) > 0;
  return (
    <Bar>
      <Row>
        <Wordmark />
        <Actions>
          {hasItems && (
            <ButtonLink look="quiet" to={paths.cart}>
              {texts.backToCart}
            </ButtonLink>
          )}
          {isGuest && (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => openAuthDialog('signin')}>
              {texts.login}
            </Button>
          )}
        </Actions>
      </Row>
    </Bar>
  );
}

function CheckoutFooter() {
  const texts = useTexts(layoutTexts);
  const { email } = useShopFront();
  return (
    <Foot>
      <Row>
        <MenuLink to={paths.contact}>{texts.contact}</MenuLink>
        <MenuLink to={paths.policies}>{texts.policies}</MenuLink>
        <MenuLink to={paths.privacy}>{texts.privacy}</MenuLink>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        <Actions>
          <LanguageSwitch />
          <ColourModeSwitch />
        </Actions>
      </Row>
    </Foot>
  );
}

const Bar = styled('header')(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

const Foot = styled('footer')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(4),
  paddingBlock: spacing(1),
  background: vars.palette.shop.well,
  // Their text begins where the page does.
  '& > div > a': { paddingInline: spacing(1.5), marginInlineStart: spacing(-1.5) },
}));

const Row = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1),
  maxWidth: vars.shop.pageWidth,
  minHeight: 64,
  marginInline: 'auto',
  paddingInline: spacing(2),
  [breakpoints.up('md')]: { paddingInline: spacing(3) },
  '& > a': { width: 'auto' },
  '& > a[href^="mailto"]': { color: vars.palette.primary.main },
}));

const Actions = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1),
  marginInlineStart: 'auto',
}));
