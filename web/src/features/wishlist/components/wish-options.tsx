import type { Product, ProductOption } from '@kargha/domain/catalogue/product';
import { selectableOptions, valueState } from '@kargha/domain/catalogue/product-options';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { wishFor } from '../state/wishlist-store.ts';
import { wishTexts } from '../wish-texts.ts';

interface WishOptionsProps {
  item: WishlistItem;
  /** null or missing while there is nothing to choose from */
  product: Product | null | undefined;
}

/** The options that are kept with an item. They can be changed as long as the product is sold. */
export function WishOptions({ item: { id, options = {} }, product }: WishOptionsProps) {
  if (product?.status !== 'active') {
    return (
      hasOptions(options) && (
        <Selects>
          <ChosenOptions options={options} />
        </Selects>
      )
    );
  }
  const choices = selectableOptions(product).filter(({ values }) => values.length > 1);
  // What the product no longer offers is not kept.
  const withChoice = (chosen: string, value: string) =>
    Object.fromEntries(
      choices
        .map(({ name }) => [name, name === chosen ? value : (options[name] ?? '')] as const)
        .filter(([, kept]) => kept !== ''),
    );
  return (
    choices.length > 0 && (
      <Selects>
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            {...{ product, choice, options }}
            onChoose={(value) => wishFor(id, withChoice(choice.name, value))}
          />
        ))}
      </Selects>
    )
  );
}

interface ChoiceProps {
  product: Product;
  choice: ProductOption;
  options: LineOptions;
  onChoose: (value: string) => void;
}

function Choice({ product, choice: { name, values }, options, onChoose }: ChoiceProps) {
  const texts = useTexts(wishTexts);
  const translate = useTranslate();
  const chosen = options[name] ?? '';

  /** The chosen one is short, as the field is; the item says that it is sold out. */
  function labelOf(value: string): string {
    if (value === chosen) return translate(value);
    const state = valueState(product, options, { name, value });
    if (state === 'sold-out') return texts.soldOutValue(translate(value));
    return state === 'not-made' ? texts.notMadeValue(translate(value)) : translate(value);
  }

  return (
    <SelectField
      label={translate(name)}
      value={values.includes(chosen) ? chosen : ''}
      options={[
        { value: '', label: texts.choose },
        ...values.map((value) => ({ value, label: labelOf(value) })),
      ]}
      onChange={onChoose}
    />
  );
}

const Selects = styled('div')(({ theme: { spacing } }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
  gap: spacing(1),
  '& p:empty': { display: 'none' },
}));
