import { boolean, nullable, object, picklist, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { GST_IN_PRICES } from '../pricing/price-mode.ts';
import { claims, settingsResponse, shopFront } from './settings-response.ts';
import { SETTINGS_PERMISSIONS, settingsChangeSchema } from './shop-settings.ts';

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
    does: 'Returns the announcement, the footer links, the maintenance mode, the claims, the contact details, how prices and GST go together, and whether orders can be paid by EMI or on delivery.',
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
