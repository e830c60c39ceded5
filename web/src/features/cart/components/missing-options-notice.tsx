import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

import { optionTexts } from '../option-texts.ts';

/** Stands in the place of the checkout while a line of the cart waits for a choice. */
export function MissingOptionsNotice() {
  const texts = useTexts(optionTexts);
  return (
    <Notice tone="warning" title={texts.chooseFirst}>
      <ButtonLink to={paths.cart}>{texts.toCart}</ButtonLink>
    </Notice>
  );
}
