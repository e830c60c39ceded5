import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

import { cartOptionTexts } from '../cart-option-texts.ts';

export function MissingProductOptionsNotice() {
  const texts = useTexts(cartOptionTexts);
  return (
    <Notice tone="warning" title={texts.chooseFirst}>
      <ButtonLink to={paths.cart}>{texts.goToCart}</ButtonLink>
    </Notice>
  );
}
