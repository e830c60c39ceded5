import { useState, type ReactNode } from 'react';

import { ROLE_LABELS, ROLES, type Role } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { FilterBar } from '#ui/lists/filter-bar.tsx';
import { NoMatch } from '#ui/lists/no-match.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { useUsers } from '../state/use-users.ts';
import { usersTexts } from '../users-texts.ts';
import { UsersTable } from './users-table.tsx';

const UserDialog = lazyComponent(async () => (await import('./user-dialog.tsx')).UserDialog, {
  onError: 'over',
});

type RenderCredit = (uid: string) => ReactNode;

const NO_FILTER = { search: '', role: '' };

export function UsersView({ renderCredit }: { renderCredit: RenderCredit }) {
  const texts = useTexts(usersTexts);
  const [filter, change] = useUrlFilter(NO_FILTER);
  const role = ROLES.find((known) => known === filter.role) ?? '';
  const [openUid, setOpenUid] = useState<string>();
  const list = useUsers({ search: filter.search.trim(), role });
  const open = list.rows.find(({ uid }) => uid === openUid);
  const roles = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

  return (
    <>
      <FilterBar
        searchLabel={texts.search}
        placeholder={texts.searchHint}
        search={filter.search}
        onSearch={(search) => change({ search })}
      >
        <SelectField<Role | ''>
          label={texts.roleFilter}
          value={role}
          options={[{ value: '', label: texts.everyRole }, ...roles]}
          onChange={(chosen) => change({ role: chosen })}
        />
      </FilterBar>
      <PagedList
        list={list}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          <NoMatch title={texts.none} hint={texts.noneHint} onClear={() => change(NO_FILTER)} />
        }
      >
        {(users, isStale) => <UsersTable users={users} isStale={isStale} onOpen={setOpenUid} />}
      </PagedList>
      {open && (
        <UserDialog
          user={open}
          renderCredit={renderCredit}
          onChange={list.replace}
          onClose={() => setOpenUid(undefined)}
        />
      )}
    </>
  );
}
