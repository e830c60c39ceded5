import { useState } from 'react';

import { parseNumber } from '@kargha/domain/money/parse-number';
import { GST_RATES, MAX_OFFER_LINES } from '@kargha/domain/quotes/quote-offer';
import type { OfferTaxMode } from '@kargha/domain/quotes/quote-schema';
import { optionsText } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import type { ProductOption } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import {
  findOfferProducts,
  readProductFacts,
  readOfferProducts,
  type OfferProduct,
} from '../state/staff-quote.ts';
import { calculateLineFigures, type LineFigures as Figures } from '../state/offer-figures.ts';
import {
  customLine,
  productLine,
  type OfferLineValues,
  type OfferFormValues,
} from '../state/offer-form-values.ts';
import { LineFigures } from './offer-line-totals.tsx';
import { LineSizes } from './line-sizes.tsx';

interface OfferLineFieldsProps {
  requestedQuantity: number;
  taxMode: OfferTaxMode;
}

export function OfferLineFields({ requestedQuantity, taxMode }: OfferLineFieldsProps) {
  const texts = useTexts(adminQuotesTexts);
  const { values, setValue, update } = useFormValues<OfferFormValues>();
  const { lines } = values;
  const { products, keep } = useOfferProducts(lines);
  const figures = calculateLineFigures(values, products, taxMode);
  const { start: add } = useAction(async (found: ProductOption) => {
    if (lines.some(({ productId }) => productId === found.id)) return;
    const facts = await readProductFacts(found.id);
    keep(facts.product);
    update((now) => {
      const quantity = suggestOfferQuantity(now.lines, requestedQuantity);
      const line = productLine(found, { ...facts, taxMode }, quantity);
      return { ...now, lines: [...now.lines.filter(isStarted), line] };
    });
  });
  return (
    <>
      <SearchPicker
        label={texts.addProduct}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findOfferProducts}
        onPick={(found) => void add(found)}
      />
      <FormMessage name="lines" />
      {lines.map((line, place) => (
        <LineFields
          key={line.key}
          place={place}
          figures={figures[place]}
          product={products.get(line.productId ?? '')}
          onSplit={(split) =>
            setValue(
              'lines',
              lines.flatMap((one) => (one.key === line.key ? split : one)),
            )
          }
          onRemove={() =>
            setValue(
              'lines',
              lines.filter(({ key }) => key !== line.key),
            )
          }
        />
      ))}
      {lines.length < MAX_OFFER_LINES && (
        <div>
          <Button onClick={() => setValue('lines', [...lines, customLine()])}>
            {texts.addCustomLine}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Suggests the requested quantity for the first product, and the quantity still open for a further one, at least
 * 1.
 */
function suggestOfferQuantity(
  lines: readonly OfferLineValues[],
  requestedQuantity: number,
): string {
  const [first, ...others] = lines;
  if (others.length === 0 && first && !isStarted(first)) return first.quantity;
  const taken = lines.filter(isStarted).map(({ quantity }) => parseNumber(quantity) || 0);
  const left = taken.reduce((rest, quantity) => rest - quantity, requestedQuantity);
  return String(Math.max(1, left));
}

/** True once staff have filled in something; an untouched line is replaced by the first product. */
function isStarted({ productId, description, unitPrice }: OfferLineValues): boolean {
  return productId !== null || description !== '' || unitPrice !== '';
}

/** Products on the form's first lines are read once; products added later bring their data along. */
function useOfferProducts(lines: readonly OfferLineValues[]) {
  const [first] = useState(() => lines.flatMap(({ productId }) => productId ?? []).join(','));
  const { data = [] } = useServerQuery({
    queryKey: ['offer-products', first],
    queryFn: () => readOfferProducts(first),
  });
  const [added, setAdded] = useState<readonly OfferProduct[]>([]);
  return {
    products: new Map([...data, ...added].map((product) => [product.id, product])),
    keep: (product: OfferProduct) => setAdded((before) => [...before, product]),
  };
}

interface LineFieldsProps {
  place: number;
  /** undefined for a custom line */
  figures: Figures | undefined;
  product: OfferProduct | undefined;
  onSplit: (lines: OfferLineValues[]) => void;
  onRemove: () => void;
}

function LineFields({ place, figures, product, onSplit, onRemove }: LineFieldsProps) {
  const texts = useTexts(adminQuotesTexts);
  const name = `lines[${place}]`;
  const line = useFormValues<OfferFormValues>().values.lines[place];
  const chosen = optionsText(line?.options);
  const rates = GST_RATES.map((rate) => ({ value: String(rate), label: texts.percent(rate) }));
  return (
    <Line>
      <legend>{[texts.lineTitle(place + 1), chosen].filter(Boolean).join(', ')}</legend>
      <FormTextField name={`${name}.description`} label={texts.description} maxLength={200} />
      <FormTextField
        name={`${name}.customisation`}
        label={texts.customisation}
        optional={texts.optional}
        maxLength={500}
      />
      <Numbers>
        <FormTextField name={`${name}.quantity`} inputMode="numeric" label={texts.quantity} />
        <FormTextField name={`${name}.unitPrice`} inputMode="decimal" label={texts.unitPrice} />
        <FormTextField
          name={`${name}.discountPercent`}
          inputMode="decimal"
          label={texts.discountPercent}
        />
        <FormTextField name={`${name}.hsnCode`} inputMode="numeric" label={texts.hsnCode} />
        <FormSelectField name={`${name}.taxPercent`} label={texts.taxPercent} options={rates} />
      </Numbers>
      {line && product && <LineSizes line={line} product={product} onSplit={onSplit} />}
      {figures && <LineFigures figures={figures} />}
      <div>
        <Button look="quiet" aria-label={texts.removeLine(place + 1)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </Line>
  );
}

const Line = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  minWidth: 0,
  margin: 0,
  padding: spacing(2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shop.radius.card,
  '& > legend': { padding: spacing(0, 1), fontWeight: 600 },
}));

const Numbers = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
}));
