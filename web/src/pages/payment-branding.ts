import { SHOP_NAME } from '#ui/page.tsx';
import { LIGHT_COLOURS } from '#ui/theme/tokens.ts';

export const PAYMENT_BRANDING = {
  name: SHOP_NAME,
  description: (orderNumber: string) => `Order ${orderNumber}`,
  logo: new URL('/logo-256.png', window.location.origin).href,
  colour: LIGHT_COLOURS.callToAction,
};
