import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';

import { ROLE_LABELS, ROLES, type Role } from '@kargha/domain/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { useUsers } from '../state/use-users.ts';
import { usersTexts } from '../users-texts.ts';
import { UsersTable } from './users-table.tsx';

const UserDialog = lazy(async () => ({
  default: (await import('./user-dialog.tsx')).UserDialog,
}));

/** Everybody who has an account, and what staff can do about it. */
export function UsersView() {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role | ''>('');
  const [openUid, setOpenUid] = useState<string>();
  const list = useUsers({ search: search.trim(), role });
  const open = list.rows.find(({ uid }) => uid === openUid);

  return (
    <>
      <Filters search={search} onSearch={setSearch} role={role} onRole={setRole} />
      <Listed list={list} onOpen={setOpenUid} />
      {open && (
        <Suspense fallback={null}>
          <UserDialog user={open} onChange={list.replace} onClose={() => setOpenUid(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface FiltersProps {
  search: string;
  onSearch: (typed: string) => void;
  role: Role | '';
  onRole: (role: Role | '') => void;
}

function Filters({ search, onSearch, role, onRole }: FiltersProps) {
  const texts = useTexts(usersTexts);
  const roles = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
  return (
    <Bar role="search">
      <FieldFrame id="user-search" label={texts.search} hint={texts.searchHint}>
        <TextInput
          {...describeField('user-search', undefined, texts.searchHint)}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </FieldFrame>
      <SelectField<Role | ''>
        label={texts.roleFilter}
        value={role}
        options={[{ value: '', label: texts.everyRole }, ...roles]}
        onChange={onRole}
      />
    </Bar>
  );
}

interface ListedProps {
  list: ReturnType<typeof useUsers>;
  onOpen: (uid: string) => void;
}

function Listed({ list, onOpen }: ListedProps) {
  const texts = useTexts(usersTexts);
  return (
    <PagedList
      list={list}
      loading={texts.loading}
      failed={texts.failed}
      empty={
        <EmptyFace title={texts.none} action={null}>
          {texts.noneHint}
        </EmptyFace>
      }
    >
      {(users, isStale) => <UsersTable users={users} isStale={isStale} onOpen={onOpen} />}
    </PagedList>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(180px, 1fr)' },
}));
