import { useState } from 'react';

import { parseNumber } from '@kargha/domain/money/parse-number';
import { selectableOptions } from '@kargha/domain/catalogue/product-options';
import {
  combinationCount,
  combinationsOf,
  hasVariants,
  MAX_VARIANTS,
  variantsOf,
} from '@kargha/domain/catalogue/variants';
import type { OfferProduct } from '@kargha/domain/quotes/staff-quote-endpoints';
import { optionsKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { variantName } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { splitLine, type OfferLineValues } from '../state/offer-form-values.ts';

interface LineSizesProps {
  line: OfferLineValues;
  product: OfferProduct;
  onSplit: (lines: OfferLineValues[]) => void;
}

/** Divides the quantity of a line among the sizes of its product. Renders nothing when there is nothing to choose. */
export function LineSizes({ line, product, onSplit }: LineSizesProps) {
  const texts = useTexts(adminQuotesTexts);
  const sizes = sizesOf(product);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (sizes.length === 0 || hasOptions(line.options)) return null;

  const quantities = sizes.map(({ options }) => ({
    options,
    quantity: typed[optionsKey(options)] ?? '',
  }));
  const filled = quantities.filter(({ quantity }) => parseNumber(quantity) > 0);
  const sum = filled.reduce((total, { quantity }) => total + parseNumber(quantity), 0);
  return (
    <Sizes>
      <legend>{texts.sizes}</legend>
      <p>{texts.sizesHint(sum, line.quantity)}</p>
      <div>
        {sizes.map(({ options, available }) => {
          const name = variantName(options);
          const key = optionsKey(options);
          return (
            <label key={key}>
              <span>
                {name}
                {available !== null && <small> {texts.sizeInStock(available)}</small>}
              </span>
              <TextInput
                inputMode="numeric"
                value={typed[key] ?? ''}
                onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [key]: value })}
              />
            </label>
          );
        })}
      </div>
      <Button
        disabled={filled.length === 0}
        onClick={() => onSplit(splitLine(line, filled, product))}
      >
        {texts.splitLine}
      </Button>
    </Sizes>
  );
}

/** What can be chosen, with the stock of each when it has its own. */
function sizesOf(product: OfferProduct): { options: LineOptions; available: number | null }[] {
  if (!hasVariants(product)) {
    const choices = selectableOptions(product);
    if (combinationCount(choices) > MAX_VARIANTS) return [];
    const all = combinationsOf(choices);
    return all.map((options) => ({ options, available: null }));
  }
  return variantsOf(product).map(({ options, quantity }) => ({ options, available: quantity }));
}

const Sizes = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  justifyItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: spacing(1.5),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shop.radius.control,
  '& > legend': { padding: spacing(0, 1), fontWeight: 600 },
  '& > p': { margin: 0, color: vars.palette.text.secondary },
  '& > div': {
    display: 'grid',
    gap: spacing(1.5),
    width: '100%',
    gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  },
  '& label': { display: 'grid', alignContent: 'end', gap: spacing(0.5) },
  '& small': { display: 'block', color: vars.palette.text.secondary },
}));
