import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise, type Paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';
import { usePhone } from '#ui/use-phone.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { downloadPaper } from '../state/download.ts';
import { invoicesTexts } from '../invoices-texts.ts';
import { goesBack, type ListedPaper } from '../state/listed-paper.ts';

interface PapersTableProps {
  papers: readonly ListedPaper[];
}

/** One row per paper; on phones, where amounts and downloads would be out of sight, a list. */
export function PapersTable({ papers }: PapersTableProps) {
  const isPhone = usePhone();
  return isPhone ? <PaperList papers={papers} /> : <PaperTable papers={papers} />;
}

function PaperList({ papers }: PapersTableProps) {
  const texts = useTexts(invoicesTexts);
  return (
    <List aria-label={texts.title}>
      {papers.map((paper) => (
        <PaperItem key={paper.number} paper={paper} />
      ))}
    </List>
  );
}

function PaperItem({ paper }: { paper: ListedPaper }) {
  const texts = useTexts(invoicesTexts);
  return (
    <li>
      <p>
        <Name paper={paper} />
        <span>{formatDay(paper.issuedAt)}</span>
      </p>
      <p>
        <About paper={paper} />
      </p>
      <p>
        <Buyer paper={paper} />
      </p>
      <p>
        <span>
          {texts.columns.tax} {formatPaise(taxOf(paper))}
        </span>
        <strong>{formatPaise(paper.total)}</strong>
      </p>
      <DownloadButton paper={paper} />
    </li>
  );
}

function PaperTable({ papers }: PapersTableProps) {
  const texts = useTexts(invoicesTexts);
  return (
    <TableFrame role="region" aria-label={texts.title} tabIndex={0}>
      <table>
        <TableHead columns={texts.columns} />
        <tbody>
          {papers.map((paper) => (
            <PaperRow key={paper.number} paper={paper} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function PaperRow({ paper }: { paper: ListedPaper }) {
  return (
    <tr>
      <td>
        <Name paper={paper} />
      </td>
      <td>{formatDay(paper.issuedAt)}</td>
      <td>
        <About paper={paper} />
      </td>
      <td>
        <Buyer paper={paper} />
      </td>
      <td>{formatPaise(taxOf(paper))}</td>
      <td>{formatPaise(paper.total)}</td>
      <td>
        <DownloadButton paper={paper} />
      </td>
    </tr>
  );
}

function Name({ paper: { number, kind } }: { paper: ListedPaper }) {
  const texts = useTexts(invoicesTexts);
  return (
    <>
      <strong>{number}</strong>
      <span>{texts.kinds[kind]}</span>
    </>
  );
}

function About({ paper: { kind, about, purchaseOrder } }: { paper: ListedPaper }) {
  const texts = useTexts(invoicesTexts);
  return (
    <>
      {goesBack(kind) ? texts.against(about) : about}
      {purchaseOrder !== '' && <span>{texts.yourOrder(purchaseOrder)}</span>}
    </>
  );
}

function Buyer({ paper: { buyer, gstin } }: { paper: ListedPaper }) {
  const texts = useTexts(invoicesTexts);
  return (
    <>
      <strong>{buyer}</strong>
      {gstin !== '' && <span>{texts.gstin(gstin)}</span>}
    </>
  );
}

function taxOf({ cgst, sgst, igst }: ListedPaper): Paise {
  return sumPaise([cgst, sgst, igst]);
}

function DownloadButton({ paper }: { paper: ListedPaper }) {
  const texts = useTexts(invoicesTexts);
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadPaper(paper);
    } catch {
      showToast({ tone: 'error', message: texts.downloadFailed });
    }
    setBusy(false);
  }

  return (
    <Button
      disabled={isBusy}
      aria-label={texts.downloadNamed(paper.number)}
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
  '& p > span': { color: vars.palette.text.secondary, fontSize: '0.95rem' },
  '& p:last-of-type': { justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
}));
