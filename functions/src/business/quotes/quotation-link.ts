import { languagePath, type SiteLanguage } from '@kargha/domain/settings/language-path';

import { shopAddress } from '../../platform/shop-address.ts';

/** The page of a quotation, in the language of its emails. */
export function quotationLink({
  id,
  language = 'en',
}: {
  id: string;
  language?: SiteLanguage | undefined;
}): string {
  return shopAddress() + languagePath(language, `/quotations/${id}`);
}
