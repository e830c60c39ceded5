import { useId, useState } from 'react';

import type { ProductPicture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import {
  VARIANT_FIELDS,
  type VariantField,
  type VariantRow,
} from '../state/variant-form-values.ts';
import { fillRows } from '../state/variant-matrix.ts';
import { variantTexts } from '../../variant-texts.ts';
import { VariantPicture } from './variant-rows.tsx';

interface VariantFillProps {
  rows: readonly VariantRow[];
  pictures: readonly ProductPicture[];
  onFill: (change: (now: VariantRow[]) => VariantRow[]) => void;
}

/** Sets one column of all variants, or of those with one option value. */
export function VariantFill({ rows, pictures, onFill }: VariantFillProps) {
  const texts = useTexts(variantTexts);
  const [field, setField] = useState<VariantField>('sku');
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const id = useId();
  const targets = optionValues(rows);
  const only = targets.find(({ key }) => key === chosen);
  const names = Object.keys(rows[0]?.options ?? {});
  const pattern = `KURTA-${names.map((name) => `{${name}}`).join('-')}`;
  const hint = field === 'sku' ? texts.skuPattern(pattern) : undefined;
  return (
    <Fill role="group" aria-label={texts.fill}>
      <SelectField
        label={texts.fillField}
        value={field}
        options={VARIANT_FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
        onChange={(picked) => {
          setField(picked);
          setText('');
        }}
      />
      <SelectField
        label={texts.fillFor}
        value={only ? chosen : ''}
        options={[
          { value: '', label: texts.all },
          ...targets.map(({ key, name, value }) => ({
            value: key,
            label: texts.only(name, value),
          })),
        ]}
        onChange={setChosen}
      />
      <FieldFrame id={id} label={texts.fillWith} hint={hint}>
        {field === 'picture' ? (
          <VariantPicture
            common={{ value: text, 'aria-label': texts.fillWith }}
            pictures={pictures}
            onChange={setText}
          />
        ) : (
          <TextInput
            {...describeField(id, undefined, hint)}
            value={text}
            placeholder={field === 'sku' ? pattern : undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </FieldFrame>
      <Button onClick={() => onFill((now) => fillRows(now, { field, only, text }))}>
        {texts.apply}
      </Button>
    </Fill>
  );
}

function optionValues(rows: readonly VariantRow[]) {
  const found = new Map<string, { key: string; name: string; value: string }>();
  for (const { options } of rows) {
    for (const [name, value] of Object.entries(options)) {
      const key = JSON.stringify([name, value]);
      found.set(key, { key, name, value });
    }
  }
  return [...found.values()].toSorted((one, other) =>
    one.name < other.name ? -1 : Number(one.name > other.name),
  );
}

const Fill = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(2),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.well,
  '& > button': { justifySelf: 'start' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr 1.6fr auto',
    alignItems: 'start',
    '& > button': { marginTop: 28 },
  },
}));
