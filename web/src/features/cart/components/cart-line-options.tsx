import type { CartLine } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { productPath } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { TailoringOfLine } from '#ui/line-tailoring.tsx';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { Text } from '#ui/text.tsx';

import { cartOptionTexts } from '../cart-option-texts.ts';
import { useOptionProblem } from '../checks/state/cart-check.ts';
import { useServiceNote } from '../prices/state/service-note.ts';

export function CartLineOptions({ line }: { line: CartLine }) {
  const texts = useTexts(cartOptionTexts);
  const translate = useTranslate();
  const { text: name } = useLocalized(line.name, line.nameHindi);
  const priceNote = useServiceNote(line);
  const problem = useOptionProblem(line);
  return (
    <>
      {line.options && (
        <Text variant="body2">
          <ChosenOptions options={line.options} />
        </Text>
      )}
      <TailoringOfLine tailoring={line.tailoring} priceNote={priceNote} />
      {problem && (
        <Text variant="body2" tone="error" style={{ fontWeight: 600 }}>
          {translate(problem)}{' '}
          <Link to={productPath(line.id)} aria-label={texts.chooseNamed(name)}>
            {texts.choose}
          </Link>
        </Text>
      )}
    </>
  );
}
