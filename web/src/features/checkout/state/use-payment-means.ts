import { useTexts } from '#lib/language/language.ts';
import { createResource, useResource } from '#lib/reading/resource.ts';

import { checkoutTexts } from '../checkout-texts.ts';

/** Read beside the form, which does not wait for it. */
const emi = createResource<boolean>(async () => {
  const { readOffersEmi } = await import('../data/payment-means.ts');
  return readOffersEmi();
}, '');

/** The ways to pay that the payment window offers, by their names: EMI only where the account has it. */
export function usePaymentMeans(): readonly string[] {
  const texts = useTexts(checkoutTexts);
  const offered = useResource(emi, 'settings');
  const hasEmi = offered.status === 'ready' && offered.data;
  return hasEmi ? [...texts.accepted, texts.emi] : texts.accepted;
}
