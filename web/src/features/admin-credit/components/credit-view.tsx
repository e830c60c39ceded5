import { useState } from 'react';

import type { CompanyCreditSummary, CreditTotals } from '@kargha/domain/payments/credit-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useCsvProgress } from '#lib/files/csv-export.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { FilterBar } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { creditTexts } from '../credit-texts.ts';
import {
  exportCreditAccounts,
  findCompanies,
  readCredit,
  useCreditAccounts,
} from '../state/credit-accounts.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { CreditAccountsTable } from './credit-accounts-table.tsx';

const DEFAULTS = { search: '' };

export function CreditView() {
  const texts = useTexts(creditTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { list, totals, reload } = useCreditAccounts(filter);
  const [chosen, setChosen] = useState<CompanyCreditSummary>();
  const [exportedRows, onProgress] = useCsvProgress();
  const exporting = useAction(() => exportCreditAccounts(filter, texts.csvName, onProgress));
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <Button
          disabled={exporting.isBusy || list.rows.length === 0}
          onClick={() => void exporting.start().finally(() => onProgress(null))}
        >
          {exportedRows === null ? texts.csv : texts.csvBusy(exportedRows)}
        </Button>
      }
    >
      <Figures totals={totals} />
      <FindCompany onFound={setChosen} />
      <FilterBar
        searchLabel={texts.search}
        placeholder={texts.searchHint}
        search={filter.search}
        onSearch={(search) => change({ search })}
      />
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          filter.search === '' ? (
            <EmptyState
              title={texts.noneTitle}
              action={<ButtonLink to={paths.adminOrders}>{texts.toOrders}</ButtonLink>}
            >
              {texts.noneHint}
            </EmptyState>
          ) : (
            <NoMatch
              title={texts.noMatch}
              hint={texts.noMatchHint}
              onClear={() => change(DEFAULTS)}
            />
          )
        }
      >
        {(rows, isStale) => (
          <CreditAccountsTable accounts={rows} isStale={isStale} onSet={setChosen} />
        )}
      </PagedList>
      {chosen && (
        <LimitDialog company={chosen} onSaved={reload} onClose={() => setChosen(undefined)} />
      )}
    </IndexPage>
  );
}

function FindCompany({ onFound }: { onFound: (company: CompanyCreditSummary) => void }) {
  const texts = useTexts(creditTexts);
  const reading = useAction(async (uid: string) => onFound((await readCredit(uid)).standing));
  return (
    <div style={{ marginBottom: 16 }}>
      <SearchPicker
        label={texts.findCompany}
        placeholder={texts.findCompanyHint}
        nothing={texts.noCompany}
        find={findCompanies}
        onPick={({ id }) => void reading.start(id)}
      />
    </div>
  );
}

function Figures({ totals }: { totals: CreditTotals | undefined }) {
  const texts = useTexts(creditTexts);
  if (!totals) {
    return (
      <Tiles label={texts.figures}>
        {[texts.owed, texts.overdue, texts.companies].map((label) => (
          <Tile key={label} label={label} value={texts.unknown} />
        ))}
      </Tiles>
    );
  }
  const { companies, owed, lateCompanies, lateOwed } = totals;
  return (
    <Tiles label={texts.figures}>
      <Tile label={texts.owed} value={formatPaise(owed)} />
      <Tile
        label={texts.overdue}
        value={texts.lateCompanies(lateCompanies)}
        hint={texts.lateOwed(formatPaise(lateOwed))}
      />
      <Tile label={texts.companies} value={String(companies)} />
    </Tiles>
  );
}
