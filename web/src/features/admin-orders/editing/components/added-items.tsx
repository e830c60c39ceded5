import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import { selectableOptions } from '@kargha/domain/catalogue/product-options';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { findStock } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountField } from '#ui/forms/count-field.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { editItemsTexts } from '../edit-items-texts.ts';
import { withOption, type AddedItem } from '../state/edited-lines.ts';

interface AddedItemsProps {
  added: readonly AddedItem[];
  onChange: (added: AddedItem[]) => void;
}

const MOST_AT_ONCE = 20;

/** Products to add, found by title or SKU. A product whose sizes have their own stock is found by size. */
export function AddedItems({ added, onChange }: AddedItemsProps) {
  const texts = useTexts(editItemsTexts);
  return (
    <>
      {added.map((item) => (
        <AddedItemFields
          key={added.indexOf(item)}
          item={item}
          onChange={(change) =>
            onChange(added.map((one) => (one === item ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange(added.filter((one) => one !== item))}
        />
      ))}
      <SearchPicker
        label={texts.add}
        placeholder={texts.addHint}
        nothing={texts.noProduct}
        find={findStock}
        onPick={({ productId, label, options }) => {
          const chosen = options && { options };
          const item = { productId, title: label, quantity: 1, isChosen: chosen !== undefined };
          onChange([...added, { ...item, ...chosen }]);
        }}
      />
    </>
  );
}

interface AddedItemFieldsProps {
  item: AddedItem;
  onChange: (change: Partial<AddedItem>) => void;
  onRemove: () => void;
}

function AddedItemFields({ item, onChange, onRemove }: AddedItemFieldsProps) {
  const texts = useTexts(editItemsTexts);
  const title = item.isChosen ? item.title : lineTitle(item);
  return (
    <Row>
      <CountField
        label={texts.addedQuantity(title)}
        min={1}
        max={MOST_AT_ONCE}
        value={item.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      {!item.isChosen && <OptionFields item={item} onChange={onChange} />}
      <Button look="quiet" aria-label={texts.removeNamed(title)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

/** The options of a product that has one stock for all of them. */
function OptionFields({ item, onChange }: Omit<AddedItemFieldsProps, 'onRemove'>) {
  const texts = useTexts(editItemsTexts);
  const { productId, title, options } = item;
  const { data } = useStaffQuery(productEndpoints.find, { params: { id: productId } });
  return (data ? selectableOptions(data.product) : []).map(({ id, name, values }) => (
    <SelectField
      key={id}
      label={texts.optionOf(name, title)}
      value={options?.[name] ?? ''}
      options={['', ...values].map((value) => ({ value, label: value }))}
      onChange={(value) => onChange({ options: withOption(options, name, value) })}
    />
  ));
}

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(0.5),
  '& > button': { justifySelf: 'start' },
}));
