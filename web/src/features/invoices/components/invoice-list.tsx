import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useResource } from '#lib/reading/resource.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import { invoicesTexts } from '../invoices-texts.ts';
import { papersCsv, yearName, yearsOf, type ListedPaper } from '../state/listed-paper.ts';
import { papers } from '../state/papers.ts';
import { PapersTable } from './papers-table.tsx';

/** The papers of one person: by financial year, as PDF and as a spreadsheet. */
export function InvoiceList({ uid }: { uid: string }) {
  const texts = useTexts(invoicesTexts);
  const loaded = useResource(papers, uid);
  if (loaded.status === 'loading') return <Spinner label={texts.loading} />;
  if (loaded.status === 'failed') {
    return (
      <FailedFace
        title={texts.failed}
        action={<Button onClick={() => papers.ensure(uid)}>{texts.tryAgain}</Button>}
      />
    );
  }
  return loaded.data.length === 0 ? <NoPapers /> : <Papers all={loaded.data} />;
}

function NoPapers() {
  const texts = useTexts(invoicesTexts);
  return (
    <EmptyFace
      title={texts.noneTitle}
      action={
        <ButtonLink to={paths.products} look="action">
          {texts.shop}
        </ButtonLink>
      }
    >
      {texts.noneHint}
    </EmptyFace>
  );
}

const ALL = 'all';

function Papers({ all }: { all: readonly ListedPaper[] }) {
  const texts = useTexts(invoicesTexts);
  const [year, setYear] = useState(ALL);
  const shown = all.filter((paper) => year === ALL || paper.financialYear === year);
  const years = yearsOf(all).map((value) => ({ value, label: yearName(value) }));
  return (
    <>
      <Tools>
        <SelectField
          label={texts.year}
          value={year}
          options={[{ value: ALL, label: texts.allYears }, ...years]}
          onChange={setYear}
        />
        <Button onClick={() => saveCsv(texts.csvName(year), papersCsv(shown))}>{texts.csv}</Button>
      </Tools>
      <Typography role="status" sx={{ color: 'text.secondary', mt: 2 }}>
        {texts.count(shown.length)}
      </Typography>
      <PapersTable papers={shown} />
    </>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
}));
