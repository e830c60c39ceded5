import { registeredAddress } from '@kargha/domain/invoices/company-address';
import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { Text } from '#ui/text.tsx';

import { offerTexts } from '../../offer-texts.ts';

/** Shown when the goods go to a different state than the company's GST number: says which address the invoice uses. */
export function InvoiceAddressHint({ offer }: { offer: ShownVersion }) {
  const texts = useTexts(offerTexts);
  const translate = useTranslate();
  const { values } = useFormValues<QuoteAcceptance>();
  const profile = useSession(selectProfile);
  const state = offer.placeOfSupply.name;
  if (offer.buyer.gstin === '' || registeredAddress(offer.buyer.gstin, profile ?? null))
    return null;
  if (['', state].includes(values.deliverTo.state)) return null;
  const matching = profile?.addresses.find((saved) => saved.state === state);
  return (
    <Text variant="body2" role="status">
      {matching
        ? texts.billedAt(`${matching.line1}, ${matching.city}`)
        : texts.billedIn(translate(state))}
    </Text>
  );
}
