import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { saveCsv } from '#lib/files/save-file.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { invoicesTexts } from '../invoices-texts.ts';
import {
  documentsCsv,
  formatFinancialYear,
  financialYearsOf,
  type ListedDocument,
} from '../state/listed-document.ts';
import { invoicesQuery } from '../state/invoice-documents.ts';
import { InvoiceDocumentsTable } from './invoice-documents-table.tsx';

export function InvoiceList({ uid }: { uid: string }) {
  const texts = useTexts(invoicesTexts);
  const { data, error, refetch } = useServerQuery(invoicesQuery(uid));
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    );
  }
  if (!data) return <Spinner label={texts.loading} />;
  return data.length === 0 ? <NoDocuments /> : <Documents all={data} />;
}

function NoDocuments() {
  const texts = useTexts(invoicesTexts);
  return (
    <EmptyState
      title={texts.noneTitle}
      action={
        <ButtonLink to={paths.products} look="action">
          {texts.shop}
        </ButtonLink>
      }
    >
      {texts.noneHint}
    </EmptyState>
  );
}

const ALL = 'all';

function Documents({ all }: { all: readonly ListedDocument[] }) {
  const texts = useTexts(invoicesTexts);
  const [year, setYear] = useState(ALL);
  const shown = all.filter((document) => year === ALL || document.financialYear === year);
  const years = financialYearsOf(all).map((value) => ({
    value,
    label: formatFinancialYear(value),
  }));
  return (
    <>
      <Tools>
        <SelectField
          label={texts.year}
          value={year}
          options={[{ value: ALL, label: texts.allYears }, ...years]}
          onChange={setYear}
        />
        <Button onClick={() => saveCsv(texts.csvName(year), documentsCsv(shown))}>
          {texts.csv}
        </Button>
      </Tools>
      <Text role="status" tone="secondary" mt={2}>
        {texts.count(shown.length)}
      </Text>
      <InvoiceDocumentsTable documents={shown} />
    </>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
}));
