import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, timesPaise } from '@kargha/domain/money/paise';
import type { QuoteLine } from '@kargha/domain/quotes/quote-schema';
import { ownDiscount } from '@kargha/domain/quotes/quote-totals';
import { productPath } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { Link } from '#ui/controls/link.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';
import { styled } from '#ui/theme/styled.ts';
import { usePhone } from '#ui/use-media-query.ts';

import { offerTexts } from '../../offer-texts.ts';
import { quotationsTexts } from '../../quotations-texts.ts';
import {
  offerLineText,
  useOfferLineProducts,
  type OfferLineProducts,
} from '../state/offer-line-products.ts';

interface OfferLinesProps {
  lines: readonly QuoteLine[];
}

/** A table, and on phones a list, since the amounts would not fit. */
export function OfferLines({ lines }: OfferLinesProps) {
  const isPhone = usePhone();
  const products = useOfferLineProducts(lines);
  return isPhone ? (
    <LineList lines={lines} products={products} />
  ) : (
    <LineTable lines={lines} products={products} />
  );
}

type LinesProps = OfferLinesProps & { products: OfferLineProducts };

function LineTable({ lines, products }: LinesProps) {
  const texts = useTexts(quotationsTexts);
  return (
    <Table role="region" aria-label={texts.linesName} tabIndex={0}>
      <table>
        <TableHead columns={texts.columns} numbers={['quantity', 'price', 'total']} />
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>
                <Description line={line} products={products} />
              </td>
              <td data-number>{line.quantity}</td>
              <td data-number>{formatPaise(line.unitPrice)}</td>
              <td data-number>
                <Amount line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

function LineList({ lines, products }: LinesProps) {
  const texts = useTexts(quotationsTexts);
  return (
    <List aria-label={texts.linesName}>
      {lines.map((line, index) => (
        <li key={index}>
          <Description line={line} products={products} />
          <p>
            <span>
              {line.quantity} × {formatPaise(line.unitPrice)}
            </span>
            <Amount line={line} />
          </p>
        </li>
      ))}
    </List>
  );
}

interface DescriptionProps {
  line: QuoteLine;
  /** without made-to-order lines and products that are not on sale */
  products: OfferLineProducts;
}

function Description({ line, products }: DescriptionProps) {
  const texts = useTexts(quotationsTexts);
  const { lineDiscount } = useTexts(offerTexts);
  const { text, lang } = offerLineText(useLanguage(), line, products);
  const product = products.get(line.productId ?? '');
  const title = <strong lang={lang}>{text}</strong>;
  return (
    <LineDescription>
      {product && <LinePicture src={product.picture && imageUrl(product.picture)} width={48} />}
      <div>
        {product ? <Link to={productPath(product.slug)}>{title}</Link> : title}
        <ChosenOptions options={line.options} />
        {line.customisation !== '' && <span>{line.customisation}</span>}
        <span>{texts.hsn(line.hsnCode, line.taxPercent)}</span>
        {line.discountPercent > 0 && <span>{lineDiscount(line.discountPercent)}</span>}
      </div>
    </LineDescription>
  );
}

/** The amount after the line's own discount, before tax. */
function Amount({ line }: { line: QuoteLine }) {
  const { listAmount } = useTexts(offerTexts);
  const listTotal = timesPaise(line.unitPrice, line.quantity);
  const discount = ownDiscount(line, listTotal);
  return (
    <LineAmount>
      {formatPaise(paise(listTotal - discount))}
      {discount > 0 && <small>{listAmount(formatPaise(listTotal))}</small>}
    </LineAmount>
  );
}

const LineDescription = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spacing(1.5),
  minWidth: 0,
  '& > div:last-of-type': { display: 'grid', minWidth: 0 },
  '& a': { color: vars.palette.primary.main },
  '& span': { color: vars.palette.text.secondary, fontSize: '0.9375rem' },
}));

const LineAmount = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  justifyItems: 'end',
  '& > small': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

/** Descriptions may wrap, numbers may not. */
const Table = styled(TableFrame)({
  '& td:first-of-type': { whiteSpace: 'normal', minWidth: '14rem' },
});

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  '& > li': {
    display: 'grid',
    padding: spacing(1.5, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 600 },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: spacing(2),
    marginTop: spacing(0.5),
    fontVariantNumeric: 'tabular-nums',
  },
  '& p > span:last-of-type': {
    justifyItems: 'end',
    marginInlineStart: 'auto',
    fontWeight: 600,
  },
}));
