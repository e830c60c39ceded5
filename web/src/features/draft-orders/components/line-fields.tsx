import type { DraftLine } from '@kargha/domain/orders/draft-order-endpoints';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { findStock } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { styled } from '#ui/theme/styled.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import { LineTailoringFields } from './line-tailoring-fields.tsx';
import {
  parseQuantity,
  type DraftFormValues,
  type ItemFormValues,
} from '../state/draft-form-values.ts';

export function LineFields({ lines }: { lines: readonly DraftLine[] }) {
  const texts = useTexts(draftOrdersTexts);
  const { values, setValue } = useFormValues<DraftFormValues>();
  const { items } = values;

  /** A product with options can be added again with another choice. */
  function add({ productId, options }: LineRef) {
    const isPlain = (item: ItemFormValues) => tailoringIdOf(item) === undefined;
    if (items.some((item) => isPlain(item) && isSameLine(item, { productId, options }))) return;
    setValue('items', [...items, { productId, ...(options && { options }), quantity: '1' }]);
  }

  return (
    <FormSection title={texts.products}>
      <SearchPicker
        label={texts.addProduct}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findStock}
        onPick={add}
      />
      <FormMessage name="items" />
      {items.length === 0 && <Quiet>{texts.noLines}</Quiet>}
      {items.map((item, place) => (
        <Line
          key={place}
          item={item}
          line={
            lines.find((line) => isSameLine(line, { ...item, tailoringId: tailoringIdOf(item) })) ??
            lines.find(({ productId }) => productId === item.productId)
          }
          onChange={(change) =>
            setValue(
              'items',
              items.map((one) => (one === item ? { ...one, ...change } : one)),
            )
          }
          onRemove={() =>
            setValue(
              'items',
              items.filter((one) => one !== item),
            )
          }
        />
      ))}
    </FormSection>
  );
}

interface LineProps {
  item: ItemFormValues;
  /** undefined until the server has priced it */
  line: DraftLine | undefined;
  onChange: (change: Partial<ItemFormValues>) => void;
  onRemove: () => void;
}

function Line({ item, line, onChange, onRemove }: LineProps) {
  const texts = useTexts(draftOrdersTexts);
  const title = line ? lineTitle({ title: line.title, options: item.options }) : '…';
  return (
    <Row>
      <LinePicture src={line?.image ? imageUrl(line.image) : ''} width={48} />
      <div>
        <strong>{title}</strong>
        {line && <Facts line={line} item={item} />}
        {line?.choices.map(({ id, name, values }) => (
          <SelectField
            key={id}
            label={texts.optionOf(name, line.title)}
            value={item.options?.[name] ?? ''}
            options={['', ...values].map((value) => ({ value, label: value }))}
            onChange={(value) => onChange({ options: withOption(item.options, name, value) })}
          />
        ))}
        {line && <LineTailoringFields line={line} choice={item} onChange={onChange} />}
      </div>
      <label>
        {texts.pieces}
        <TextInput
          inputMode="numeric"
          aria-label={texts.piecesOf(title)}
          value={item.quantity}
          onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
        />
      </label>
      <Button look="quiet" aria-label={texts.removeOf(title)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

/** An empty value removes the option. */
function withOption(options: LineOptions = {}, name: string, value: string): LineOptions {
  const { [name]: _before, ...others } = options;
  return value === '' ? others : { ...others, [name]: value };
}

function Facts({ line, item }: { line: DraftLine; item: ItemFormValues }) {
  const texts = useTexts(draftOrdersTexts);
  const { sku, unitPrice, available } = line;
  const quantity = parseQuantity(item.quantity) ?? 0;
  const problem = optionsProblem({ variants: line.choices }, item.options);
  if (unitPrice === 0) return <Warn>{texts.notForSale}</Warn>;
  return (
    <>
      <Quiet>
        {sku === '' ? '' : `${sku} · `}
        {formatPaise(unitPrice)}
      </Quiet>
      {problem ? (
        <Warn>{optionsMessage(problem, line.title).text}</Warn>
      ) : (
        line.problem !== '' && <Warn>{line.problem}</Warn>
      )}
      {/* Without a size, there is no stock yet. */}
      {!problem && available < quantity && <Warn>{texts.onlyLeft(available)}</Warn>}
    </>
  );
}

const Row = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1, 2),
  alignItems: 'center',
  gridTemplateColumns: '48px 1fr',
  paddingBlock: spacing(1.5),
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > div': { minWidth: 0 },
  '& > div > label': { display: 'grid', gap: spacing(0.5), fontSize: '0.875rem' },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > label': { display: 'grid', gap: spacing(0.5), fontSize: '0.875rem', gridColumn: 2 },
  '& > label > input': { maxWidth: 110 },
  '& > button': { justifySelf: 'start', gridColumn: 2 },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: '48px minmax(0, 1fr) 110px auto',
    '& > label, & > button': { gridColumn: 'auto' },
  },
}));

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
}));

const Warn = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.error.main,
  fontSize: '0.875rem',
  fontWeight: 600,
}));
