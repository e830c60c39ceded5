import { styled } from '@mui/material/styles';

import { formatPaise } from '@kargha/domain/money/money-format';
import { timesPaise } from '@kargha/domain/money/paise';
import type { QuoteLine } from '@kargha/domain/quotes/quote';
import { useTexts } from '#lib/language/language.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';
import { usePhone } from '#ui/use-phone.ts';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';

interface OfferLinesProps {
  lines: readonly QuoteLine[];
}

/** What is offered, piece by piece: a table, and on phones, where its amounts would be out of sight, a list. */
export function OfferLines({ lines }: OfferLinesProps) {
  const isPhone = usePhone();
  return isPhone ? <LineList lines={lines} /> : <LineTable lines={lines} />;
}

function LineTable({ lines }: OfferLinesProps) {
  const texts = useTexts(quotationsTexts);
  return (
    <Table role="region" aria-label={texts.linesName} tabIndex={0}>
      <table>
        <TableHead columns={texts.columns} />
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <td>
                <Description line={line} />
              </td>
              <td>{line.quantity}</td>
              <td>{formatPaise(line.unitPrice)}</td>
              <td>{amountOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

function LineList({ lines }: OfferLinesProps) {
  const texts = useTexts(quotationsTexts);
  return (
    <List aria-label={texts.linesName}>
      {lines.map((line, place) => (
        <li key={place}>
          <Description line={line} />
          <p>
            <span>
              {line.quantity} × {formatPaise(line.unitPrice)}
            </span>
            <span>{amountOf(line)}</span>
          </p>
        </li>
      ))}
    </List>
  );
}

function Description({ line }: { line: QuoteLine }) {
  const texts = useTexts(quotationsTexts);
  const { lineDiscount } = useTexts(offerTexts);
  return (
    <>
      <strong lang="en">{line.description}</strong>
      <ChosenOptions options={line.options} />
      {line.customisation !== '' && <span>{line.customisation}</span>}
      <span>{texts.hsn(line.hsnCode, line.taxPercent)}</span>
      {line.discountPercent > 0 && <span>{lineDiscount(line.discountPercent)}</span>}
    </>
  );
}

function amountOf({ unitPrice, quantity }: QuoteLine): string {
  return formatPaise(timesPaise(unitPrice, quantity));
}

/** What is offered is said in sentences: they break, the numbers do not. */
const Table = styled(TableFrame)(({ theme }) => ({
  '& td:first-of-type': { whiteSpace: 'normal', minWidth: '14rem' },
  '& td > span': { color: theme.vars.palette.text.secondary },
}));

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  '& > li': {
    display: 'grid',
    padding: spacing(1.5, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 600 },
  '& li > span': { color: vars.palette.text.secondary, fontSize: '0.95rem' },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: spacing(2),
    marginTop: spacing(0.5),
    fontVariantNumeric: 'tabular-nums',
  },
  '& p > span:last-of-type': { marginInlineStart: 'auto', fontWeight: 600 },
}));
