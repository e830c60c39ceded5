import { SHOP_NAME } from '#ui/page.tsx';
import { LIGHT_COLOURS } from '#ui/theme/tokens.ts';

/** Who asks for the money, as the payment window shows it. */
export const PAYMENT_BRANDING = {
  name: SHOP_NAME,
  description: (orderNumber: string) => `Order ${orderNumber}`,
  logo: new URL('/logo-256.png', window.location.origin).href,
  colour: LIGHT_COLOURS.callToAction,
};
