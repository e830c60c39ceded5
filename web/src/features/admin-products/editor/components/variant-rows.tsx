import { memo, useId } from 'react';

import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import type { ProductPicture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SelectBox } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { BinIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import {
  VARIANT_FIELDS,
  type VariantField,
  type VariantRow,
} from '../state/variant-form-values.ts';
import { rowName } from '../state/variant-matrix.ts';
import { variantTexts } from '../../variant-texts.ts';

export type Followed = Partial<Record<VariantField, string>>;

export type RowErrors = readonly (Partial<Record<VariantField, string>> | undefined)[];

interface VariantRowsProps {
  rows: readonly VariantRow[];
  errors: RowErrors;
  pictures: readonly ProductPicture[];
  /** what the fields of the product say, which empty ones follow */
  product: Followed;
  onChange: (place: number, field: VariantField, text: string) => void;
  onRemove: (place: number) => void;
}

/** A table on wide screens, a card for each variant on phones. */
export function VariantRows({ rows, errors, ...row }: VariantRowsProps) {
  const texts = useTexts(variantTexts);
  return (
    <Matrix>
      <div aria-hidden>
        <span>{texts.variant}</span>
        {VARIANT_FIELDS.map((field) => (
          <span key={field}>{texts.fields[field]}</span>
        ))}
      </div>
      <ul aria-label={texts.title}>
        {rows.map((one, place) => (
          <Row
            key={rowName(one)}
            row={one}
            place={place}
            error={errors[place]}
            pictures={row.pictures}
            product={row.product}
            onChange={row.onChange}
            onRemove={row.onRemove}
          />
        ))}
      </ul>
    </Matrix>
  );
}

interface RowProps extends Omit<VariantRowsProps, 'rows' | 'errors'> {
  row: VariantRow;
  place: number;
  error: RowErrors[number];
}

/** Drawn again only when this row changes: a product has up to 100. */
const Row = memo(function Row(props: RowProps) {
  const { row, place, error, pictures, product, onChange, onRemove } = props;
  const texts = useTexts(variantTexts);
  const name = rowName(row);
  return (
    <li>
      <strong>{name}</strong>
      {VARIANT_FIELDS.map((field) => (
        <Cell
          key={field}
          {...{ field, pictures }}
          variant={name}
          value={row[field]}
          placeholder={product[field] ?? ''}
          name={`combinations.${place}.${field}`}
          error={error?.[field]}
          onChange={(text) => onChange(place, field, text)}
        />
      ))}
      <IconButton aria-label={texts.remove(name)} onClick={() => onRemove(place)}>
        <BinIcon size={20} />
      </IconButton>
    </li>
  );
});

interface CellProps {
  field: VariantField;
  variant: string;
  name: string;
  value: string;
  placeholder: string;
  error: string | undefined;
  pictures: readonly ProductPicture[];
  onChange: (text: string) => void;
}

function Cell(props: CellProps) {
  const { field, variant, name, value, placeholder, error, pictures, onChange } = props;
  const texts = useTexts(variantTexts);
  const id = useId();
  const label = texts.fields[field];
  const common = {
    name,
    value,
    'aria-label': texts.fieldOf(label, variant),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
  };
  return (
    <div>
      <span aria-hidden>{label}</span>
      {field === 'picture' ? (
        <VariantPicture {...{ common, pictures, onChange }} />
      ) : (
        <TextInput
          {...common}
          title={field === 'sku' ? value : undefined}
          inputMode={INPUT_MODES[field]}
          placeholder={placeholder}
          maxLength={PRODUCT_LENGTHS.sku}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {error && (
        <em id={id} role="alert">
          {error}
        </em>
      )}
    </div>
  );
}

const INPUT_MODES: Partial<Record<VariantField, 'numeric' | 'decimal'>> = {
  quantity: 'numeric',
  lowStock: 'numeric',
  price: 'decimal',
  costPerItem: 'decimal',
  weight: 'decimal',
};

interface VariantPictureProps extends Pick<CellProps, 'pictures' | 'onChange'> {
  common: Pick<CellProps, 'value'> & { 'aria-label': string };
}

export function VariantPicture({ common, pictures, onChange }: VariantPictureProps) {
  const texts = useTexts(variantTexts);
  return (
    <SelectBox {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{texts.noPicture}</option>
      {pictures.map(({ path, alt }, place) => (
        <option key={path} value={path}>
          {[texts.picture(place + 1), alt].filter((part) => part !== '').join(': ')}
        </option>
      ))}
    </SelectBox>
  );
}

const COLUMNS =
  'minmax(72px, 1fr) minmax(202px, 2.6fr) minmax(112px, 1.3fr) repeat(5, minmax(60px, 0.9fr)) minmax(84px, 1.1fr) 44px';

const Matrix = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  minWidth: 0,
  '& > div': { display: 'none' },
  '& > ul': { display: 'grid', gap: spacing(1.5) },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: spacing(1, 1.5),
    paddingBlock: spacing(1.5),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& li > strong': { gridColumn: '1 / -1', alignSelf: 'center', minHeight: 44, paddingTop: 10 },
  '& li > button': { position: 'absolute', insetBlockStart: spacing(1.5), insetInlineEnd: 0 },
  '& li > div': { display: 'grid', alignContent: 'start', gap: spacing(0.5), minWidth: 0 },
  '& li > div > span': { fontSize: '0.875rem', color: vars.palette.text.secondary },
  // The SKU is the longest of the values.
  '& li > strong + div': { gridColumn: '1 / -1' },
  '& em': { color: vars.palette.error.main, fontSize: '0.875rem', fontStyle: 'normal' },
  [breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& li > strong + div': { gridColumn: 'span 2' },
  },
  [breakpoints.up('lg')]: {
    '& > ul': { gap: 0 },
    '& > div, & li': { display: 'grid', gridTemplateColumns: COLUMNS, gap: spacing(1) },
    '& > div': { alignItems: 'end', color: vars.palette.text.secondary, fontSize: '0.875rem' },
    '& li': { alignItems: 'start', paddingBlock: spacing(0.75) },
    '& li > strong, & li > strong + div': { gridColumn: 'auto' },
    '& li > button': { position: 'static' },
    '& li > div > span': { display: 'none' },
    '& input': { paddingInline: spacing(1), fontSize: '0.875rem' },
    '& select': { paddingInline: spacing(1, 4.5), fontSize: '0.875rem' },
  },
}));
