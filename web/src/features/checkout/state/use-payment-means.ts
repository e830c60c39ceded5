import { useTexts } from '#lib/language/language.ts';
import { createResource, useResource } from '#lib/resource.ts';

import { checkoutTexts } from '../checkout-texts.ts';
import { readOffersEmi } from '../data/payment-means.ts';

const emi = createResource<boolean>(readOffersEmi, '');

/** The ways to pay that the payment window offers, by their names: EMI only where the account has it. */
export function usePaymentMeans(): readonly string[] {
  const texts = useTexts(checkoutTexts);
  const offered = useResource(emi, 'settings');
  const hasEmi = offered.status === 'ready' && offered.data;
  return hasEmi ? [...texts.accepted, texts.emi] : texts.accepted;
}
