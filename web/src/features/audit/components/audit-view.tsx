import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { BufferedInput } from '#ui/forms/buffered-input.tsx';
import { FilterBar } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { auditTexts } from '../audit-texts.ts';
import { exportAudit, useAudit } from '../state/audit-log.ts';
import { AuditTable } from './audit-table.tsx';

const NO_FILTER = { actor: '', target: '', action: '' };

export function AuditPage() {
  const texts = useTexts(auditTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <AuditView />
    </IndexPage>
  );
}

export function AuditView() {
  const texts = useTexts(auditTexts);
  const [filter, change] = useUrlFilter(NO_FILTER);
  const list = useAudit(filter);
  const [count, setCount] = useState(0);
  const { isBusy, start } = useAction(async () => {
    const rows = await exportAudit(filter, texts.csv, setCount);
    showToast({ tone: 'success', message: texts.exported(rows) });
  });
  return (
    <>
      <FilterBar
        search={filter.target}
        onSearch={(target) => change({ target })}
        searchLabel={texts.search}
        placeholder={texts.placeholder}
      >
        <TextFilter
          label={texts.actor}
          value={filter.actor}
          onChange={(actor) => change({ actor })}
        />
        <TextFilter
          label={texts.action}
          placeholder={texts.actionPlaceholder}
          value={filter.action}
          onChange={(action) => change({ action })}
        />
        <Button aria-disabled={isBusy} onClick={() => void start()}>
          {isBusy ? texts.exporting(count) : texts.export}
        </Button>
      </FilterBar>
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          <NoMatch title={texts.none} hint={texts.noneHint} onClear={() => change(NO_FILTER)} />
        }
      >
        {(rows, isStale) => <AuditTable rows={rows} isStale={isStale} />}
      </PagedList>
    </>
  );
}

interface TextFilterProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (typed: string) => void;
}

function TextFilter({ label, placeholder, value, onChange }: TextFilterProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <BufferedInput
        id={id}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onType={onChange}
      />
    </FieldFrame>
  );
}
