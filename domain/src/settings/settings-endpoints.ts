import { array, boolean, nullable, number, object, picklist, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { DISCOUNT_KINDS } from '../pricing/code-kinds.ts';
import { GST_IN_PRICES } from '../pricing/price-mode.ts';
import { claims, settingsResponse, shopFront } from './settings-response.ts';
import { SETTINGS_PERMISSIONS, settingsChangeSchema } from './shop-settings.ts';

const runningDiscounts = object({
  offers: array(
    object({
      /** only a name: the discount applies without a code */
      code: string(),
      kind: picklist(DISCOUNT_KINDS),
      percent: number(),
      amount: number(),
      maxDiscount: nullable(number()),
      minSubtotal: number(),
      /** with no collection and no product it is for everything */
      collections: array(string()),
      products: array(string()),
      /** ISO 8601 */
      startsAt: string(),
      endsAt: nullable(string()),
    }),
  ),
  shipping: object({ freeAbove: number(), flatFee: number() }),
});

/** A tax table with all its rates. */
const SETTINGS_BODY = 128 * 1024;

export const settingsEndpoints = defineEndpoints('/api/settings', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns the settings and the status of the connected services.',
    who: 'staff',
    permission: 'settings.read',
    response: settingsResponse,
  },
  shopFront: {
    method: 'GET',
    path: '/shop-front',
    does: 'Returns the announcement, the footer links, the maintenance mode, the claims, the contact details, how prices and GST go together, and whether orders can be paid by EMI or on delivery, and the automatic discounts for everyone.',
    response: object({
      shopFront,
      /** null when staff have never set claims */
      claims: nullable(claims),
      email: string(),
      /** '' while staff have not entered it, as is the address */
      phone: string(),
      address: string(),
      emi: boolean(),
      gst: picklist(GST_IN_PRICES),
      cashOnDelivery: boolean(),
      /** null when none is running; amounts in paise */
      discounts: nullable(runningDiscounts),
    }),
    cachedForGuests: true,
  },
  save: {
    method: 'PUT',
    path: '/:section',
    does: 'Changes one section: legal, bankAccount, holds, tax, payments, cashOnDelivery, giftWrap, claims, delivery, shipping, shopFront, taxPortal, couriers or staffSafety.',
    who: 'staff',
    permission: { byParam: 'section', of: SETTINGS_PERMISSIONS },
    body: settingsChangeSchema,
    bodyBytes: SETTINGS_BODY,
    response: object({ revision: count }),
    errors: ['stale', 'recent_sign_in_needed', 'products_without_hsn', 'e_way_bills_off'],
  },
});
