import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise, type Paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';
import { styled } from '#ui/theme/styled.ts';
import { usePhone } from '#ui/use-media-query.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { downloadDocument } from '../state/invoice-documents.ts';
import { invoicesTexts } from '../invoices-texts.ts';
import { isRefundDocument, type ListedDocument } from '../state/listed-document.ts';

interface InvoiceDocumentsTableProps {
  documents: readonly ListedDocument[];
}

/** A table, and on phones a list, since amounts and downloads would not fit. */
export function InvoiceDocumentsTable({ documents }: InvoiceDocumentsTableProps) {
  const isPhone = usePhone();
  return isPhone ? <DocumentList documents={documents} /> : <DocumentTable documents={documents} />;
}

function DocumentList({ documents }: InvoiceDocumentsTableProps) {
  const texts = useTexts(invoicesTexts);
  return (
    <List aria-label={texts.title}>
      {documents.map((document) => (
        <DocumentItem key={document.number} document={document} />
      ))}
    </List>
  );
}

function DocumentItem({ document }: { document: ListedDocument }) {
  const texts = useTexts(invoicesTexts);
  return (
    <li>
      <p>
        <DocumentName document={document} />
        <span>{formatDay(document.issuedAt)}</span>
      </p>
      <p>
        <DocumentReference document={document} />
      </p>
      <p>
        <DocumentBuyer document={document} />
      </p>
      <p>
        <span>
          {texts.columns.tax} {formatPaise(taxOf(document))}
        </span>
        <strong>{formatPaise(document.total)}</strong>
      </p>
      <DownloadButton document={document} />
    </li>
  );
}

function DocumentTable({ documents }: InvoiceDocumentsTableProps) {
  const texts = useTexts(invoicesTexts);
  return (
    <TableFrame role="region" aria-label={texts.title} tabIndex={0}>
      <table>
        <TableHead columns={texts.columns} numbers={['tax', 'total']} />
        <tbody>
          {documents.map((document) => (
            <DocumentRow key={document.number} document={document} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function DocumentRow({ document }: { document: ListedDocument }) {
  return (
    <tr>
      <td>
        <DocumentName document={document} />
      </td>
      <td>{formatDay(document.issuedAt)}</td>
      <td>
        <DocumentReference document={document} />
      </td>
      <td>
        <DocumentBuyer document={document} />
      </td>
      <td data-number>{formatPaise(taxOf(document))}</td>
      <td data-number>{formatPaise(document.total)}</td>
      <td>
        <DownloadButton document={document} />
      </td>
    </tr>
  );
}

function DocumentName({ document }: { document: ListedDocument }) {
  const texts = useTexts(invoicesTexts);
  const { number, kind, sale = 'tax_invoice' } = document;
  return (
    <>
      <strong>{number}</strong>{' '}
      <span>{kind === 'invoice' ? texts.sales[sale] : texts.kinds[kind]}</span>
    </>
  );
}

function DocumentReference({
  document: { kind, reference, purchaseOrder },
}: {
  document: ListedDocument;
}) {
  const texts = useTexts(invoicesTexts);
  return (
    <>
      {isRefundDocument(kind) ? texts.against(reference) : reference}
      {purchaseOrder !== '' && <span>{texts.yourOrder(purchaseOrder)}</span>}
    </>
  );
}

function DocumentBuyer({ document: { buyer, gstin, correctedAt } }: { document: ListedDocument }) {
  const texts = useTexts(invoicesTexts);
  const notes = [
    gstin !== '' && texts.gstin(gstin),
    correctedAt && texts.corrected(formatDay(correctedAt)),
  ].filter(Boolean);
  return (
    <>
      <strong>{buyer}</strong>
      {notes.length > 0 && <span>{notes.join(' · ')}</span>}
    </>
  );
}

function taxOf({ cgst, sgst, igst }: ListedDocument): Paise {
  return sumPaise([cgst, sgst, igst]);
}

function DownloadButton({ document }: { document: ListedDocument }) {
  const texts = useTexts(invoicesTexts);
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadDocument(document);
    } catch {
      showToast({ tone: 'error', message: texts.downloadFailed });
    }
    setBusy(false);
  }

  return (
    <Button
      disabled={isBusy}
      aria-label={texts.downloadNamed(document.number)}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  '& > li': {
    display: 'grid',
    justifyItems: 'start',
    gap: spacing(0.5),
    padding: spacing(2, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 600 },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: spacing(1.5), width: '100%' },
  '& p > span': { color: vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& p:last-of-type': { justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
}));
