import { formatPaise } from '@kargha/domain/money/money-format';
import { timesPaise } from '@kargha/domain/money/paise';
import { isCustomLine } from '@kargha/domain/orders/custom-line';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { ShownLine } from '#lib/documents/order-document.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { productPath } from '#lib/addresses/paths.ts';

import { Link } from '../controls/link.tsx';
import { LinePicture } from '../pictures/line-picture.tsx';
import { imageUrl } from '../pictures/picture-url.ts';
import { ChosenOptions } from '../chosen-options.tsx';
import { TailoringOfLine } from '../line-tailoring.tsx';
import { MadeToOrderNote } from '../made-to-order-note.tsx';
import { styled } from '../theme/styled.ts';

type BoughtLine = Pick<
  ShownLine,
  | 'productId'
  | 'options'
  | 'tailoringId'
  | 'title'
  | 'titleHindi'
  | 'image'
  | 'unitPrice'
  | 'quantity'
> &
  Partial<Pick<ShownLine, 'sku' | 'tailoring' | 'makingDays'>>;

interface OrderLinesProps {
  lines: readonly BoughtLine[];
  isLinked?: boolean;
  skuText?: (sku: string) => string;
}

export function OrderLines({ lines, isLinked = false, skuText }: OrderLinesProps) {
  return (
    <List>
      {lines.map((line) => (
        <li key={keyOf(line)}>
          <OrderedLine {...{ line, isLinked, skuText }} />
        </li>
      ))}
    </List>
  );
}

interface OrderedLineProps extends Omit<OrderLinesProps, 'lines'> {
  line: BoughtLine;
}

function OrderedLine({ line, isLinked, skuText }: OrderedLineProps) {
  const { options, sku, image, quantity, unitPrice, makingDays = 0 } = line;
  return (
    <>
      <LinePicture src={image && imageUrl(image)} width={56} />
      <div>
        <LineName line={line} isLinked={isLinked} />
        <ChosenOptions options={options} />
        <TailoringOfLine tailoring={line.tailoring} />
        {makingDays > 0 && <MadeToOrderNote days={makingDays} />}
        {skuText && sku && <span>{skuText(sku)}</span>}
        <span>
          {quantity} × {formatPaise(unitPrice)}
        </span>
      </div>
      <span>{formatPaise(timesPaise(unitPrice, quantity))}</span>
    </>
  );
}

function LineName({
  line: { productId, title, titleHindi },
  isLinked = false,
}: Omit<OrderedLineProps, 'skuText'>) {
  const { text, lang } = useLocalized(title, titleHindi);
  const hasPage = isLinked && productId !== '' && !isCustomLine(productId);
  return (
    <strong lang={lang}>{hasPage ? <Link to={productPath(productId)}>{text}</Link> : text}</strong>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > li': { display: 'flex', alignItems: 'center', gap: spacing(2) },
  '& > li > div:last-of-type': { display: 'grid', flex: 1 },
  '& strong': { fontWeight: 600 },
  '& div > span': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& > li > span': { fontVariantNumeric: 'tabular-nums' },
}));
