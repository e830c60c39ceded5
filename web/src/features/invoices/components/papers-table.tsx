import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { downloadPaper } from '../state/download.ts';
import { invoicesTexts } from '../invoices-texts.ts';
import { goesBack, type ListedPaper } from '../state/listed-paper.ts';

/** One row per paper. */
export function PapersTable({ papers }: { papers: readonly ListedPaper[] }) {
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
  const texts = useTexts(invoicesTexts);
  const { kind, number, about, purchaseOrder, buyer, gstin, issuedAt } = paper;
  const tax = sumPaise([paper.cgst, paper.sgst, paper.igst]);
  return (
    <tr>
      <td>
        <strong>{number}</strong>
        <span>{texts.kinds[kind]}</span>
      </td>
      <td>{formatDay(issuedAt)}</td>
      <td>
        {goesBack(kind) ? texts.against(about) : about}
        {purchaseOrder !== '' && <span>{texts.yourOrder(purchaseOrder)}</span>}
      </td>
      <td>
        <strong>{buyer}</strong>
        {gstin !== '' && <span>{texts.gstin(gstin)}</span>}
      </td>
      <td>{formatPaise(tax)}</td>
      <td>{formatPaise(paper.total)}</td>
      <td>
        <DownloadButton paper={paper} />
      </td>
    </tr>
  );
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
