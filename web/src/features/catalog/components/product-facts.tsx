import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { availability } from '@kargha/domain/catalogue/product-availability';
import { formatRupees } from '@kargha/domain/money/money-format';
import { percentOff, saving, type Product } from '@kargha/domain/catalogue/product';
import { originOf } from '@kargha/domain/catalogue/provenance';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Price } from '#ui/price.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { catalogTexts } from '../catalog-texts.ts';
import { stockLabel } from './stock-label.ts';

export function ProductFacts({ product }: { product: Product }) {
  const texts = useTexts(catalogTexts);
  const translate = useTranslate();
  const { percentOff: percentOffText } = useTexts(uiTexts);
  const saved = saving(product);
  const percent = percentOff(product);
  const isAvailable = availability(product).badge === 'Available';
  return (
    <Facts>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate(originOf(product.provenance))}
      </Typography>
      <Price price={product.price} originalPrice={product.costPerItem} large />
      {saved > 0 && <strong>{texts.youSave(formatRupees(saved))}</strong>}
      <TagRow>
        {percent > 0 && <Tag tone="offer">{percentOffText(percent)}</Tag>}
        <Tag tone={isAvailable ? 'done' : 'idle'}>
          {isAvailable ? texts.available : texts.outOfStock}
        </Tag>
        <span>{stockLabel(product, texts)}</span>
      </TagRow>
    </Facts>
  );
}

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  '& > strong': { color: theme.vars.palette.success.main },
}));
