import { useState } from 'react';

import type { ListedAccessCode } from '@kargha/domain/catalogue/access-code-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FilterBar } from '#ui/lists/filter-bar.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminAccessCodesTexts } from '../admin-access-codes-texts.ts';
import { useAccessCodes } from '../state/use-access-codes.ts';
import { AccessCodesTable } from './access-codes-table.tsx';

const NewAccessCodeForm = lazyComponent(
  async () => (await import('./new-access-code-form.tsx')).NewAccessCodeForm,
  {
    onError: 'over',
  },
);

const DEFAULTS = { search: '' };

export function AccessCodesView() {
  const texts = useTexts(adminAccessCodesTexts);
  const [filter, change] = useUrlFilter(DEFAULTS);
  const { list, create, disable } = useAccessCodes(filter);
  const [openDialog, setOpenDialog] = useState<ListedAccessCode | 'new'>();
  const close = () => setOpenDialog(undefined);
  const createButton = (
    <Button look="action" onClick={() => setOpenDialog('new')}>
      {texts.create}
    </Button>
  );
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle} actions={createButton}>
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
            <EmptyState title={texts.empty} action={createButton}>
              {texts.emptyHint}
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
          <AccessCodesTable rows={rows} isStale={isStale} onDisable={setOpenDialog} />
        )}
      </PagedList>
      {openDialog === 'new' && <NewAccessCodeForm onCreate={create} onClose={close} />}
      {typeof openDialog === 'object' && (
        <DisableDialog row={openDialog} onDisable={disable} onClose={close} />
      )}
    </IndexPage>
  );
}

interface DisableDialogProps {
  row: ListedAccessCode;
  onDisable: (row: ListedAccessCode) => Promise<void>;
  onClose: () => void;
}

function DisableDialog({ row, onDisable, onClose }: DisableDialogProps) {
  const texts = useTexts(adminAccessCodesTexts);
  return (
    <ActionDialog
      isDestructive
      title={texts.disableTitle(row.label)}
      confirm={texts.disable}
      onClose={onClose}
      onConfirm={async () => {
        await onDisable(row);
        showToast({ tone: 'success', message: texts.disabled });
      }}
    >
      <p>{texts.disableHint(row.uses)}</p>
    </ActionDialog>
  );
}
