import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';

import { ROLE_LABELS, ROLES, type Role } from '@kargha/domain/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

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
  const open = list.users.find(({ uid }) => uid === openUid);

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
  const { status, users, nextCursor } = list;
  if (status === 'failed') {
    return (
      <FailedFace
        title={list.failure || texts.failed}
        action={
          <Button look="action" onClick={list.reload}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (users.length === 0) {
    return status === 'loading' ? (
      <Spinner label={texts.loading} />
    ) : (
      <EmptyFace title={texts.none} action={null}>
        {texts.noneHint}
      </EmptyFace>
    );
  }
  return (
    <>
      <UsersTable users={users} isStale={status === 'loading'} onOpen={onOpen} />
      {nextCursor && (
        <More>
          <Button onClick={() => void list.loadMore()}>{texts.more}</Button>
        </More>
      )}
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(180px, 1fr)' },
}));

const More = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  marginTop: theme.spacing(2),
}));
