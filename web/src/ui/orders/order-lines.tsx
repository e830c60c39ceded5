import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import { timesPaise } from '@kargha/domain/money/paise';
import { isCustomLine } from '@kargha/domain/orders/custom-line';
import { lineKey } from '@kargha/domain/shopping/line-options';
import type { ShownLine } from '#lib/documents/order-document.ts';
import { productPath } from '#lib/addresses/paths.ts';

import { LinePicture } from '../pictures/line-picture.tsx';
import { imageUrl } from '../pictures/picture-url.ts';
import { ChosenOptions } from '../chosen-options.tsx';

type BoughtLine = Pick<
  ShownLine,
  'productId' | 'options' | 'title' | 'image' | 'unitPrice' | 'quantity'
> &
  Partial<Pick<ShownLine, 'sku'>>;

interface OrderLinesProps {
  lines: readonly BoughtLine[];
  isLinked?: boolean;
  skuText?: (sku: string) => string;
}

export function OrderLines({ lines, isLinked = false, skuText }: OrderLinesProps) {
  return (
    <List>
      {lines.map(({ productId, options, title, sku, image, quantity, unitPrice }) => (
        <li key={lineKey(productId, options)}>
          <LinePicture src={image && imageUrl(image)} width={56} />
          <div>
            <strong lang="en">
              {isLinked && productId !== '' && !isCustomLine(productId) ? (
                <Link to={productPath(productId)}>{title}</Link>
              ) : (
                title
              )}
            </strong>
            <ChosenOptions options={options} />
            {skuText && sku && <span>{skuText(sku)}</span>}
            <span>
              {quantity} × {formatPaise(unitPrice)}
            </span>
          </div>
          <span>{formatPaise(timesPaise(unitPrice, quantity))}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > li': { display: 'flex', alignItems: 'center', gap: spacing(2) },
  '& > li > div:last-of-type': { display: 'grid', flex: 1 },
  '& strong': { fontWeight: 600 },
  '& div > span': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& > li > span': { fontVariantNumeric: 'tabular-nums' },
}));
