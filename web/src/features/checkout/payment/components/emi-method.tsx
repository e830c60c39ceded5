import { recordOf } from '@kargha/domain/records/stored-record';
import { useTexts } from '#lib/language/language.ts';
import { usePublicSettings } from '#lib/shop/public-settings.ts';
import { Tag } from '#ui/tag.tsx';

import { checkoutTexts } from '../../checkout-texts.ts';

/** EMI only when the payment account offers it. */
export function EmiMethod() {
  const texts = useTexts(checkoutTexts);
  const settings = usePublicSettings();
  const hasEmi = settings.status === 'ready' && recordOf(settings.data.payments).emi === true;
  return hasEmi ? (
    <li>
      <Tag>{texts.emi}</Tag>
    </li>
  ) : null;
}
