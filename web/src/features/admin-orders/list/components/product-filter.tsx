import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { findProducts } from '#session/state/find-products.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import { productTitleQuery } from '../state/order-filter.ts';

interface ProductFilterProps {
  /** '' for any */
  product: string;
  onChange: (product: string) => void;
}

export function ProductFilter({ product, onChange }: ProductFilterProps) {
  const texts = useTexts(adminOrdersTexts);
  if (product !== '') return <ChosenProduct product={product} onRemove={() => onChange('')} />;
  return (
    <SearchPicker
      label={texts.product}
      placeholder={texts.productHint}
      nothing={texts.noProduct}
      find={findProducts}
      onPick={({ id }) => onChange(id)}
    />
  );
}

function ChosenProduct({ product, onRemove }: { product: string; onRemove: () => void }) {
  const texts = useTexts(adminOrdersTexts);
  const { data: title = texts.thisProduct } = useServerQuery(productTitleQuery(product));
  return (
    <Chosen role="group" aria-label={texts.product}>
      <span>{title}</span>
      <IconButton aria-label={texts.removeProduct(title)} onClick={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
    </Chosen>
  );
}

const Chosen = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.shop.target,
  paddingInlineStart: spacing(1.5),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shop.radius.control,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
