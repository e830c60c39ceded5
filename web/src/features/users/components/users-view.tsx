import type { ReactNode } from 'react';

import { userEndpoints, type UserRow } from '@kargha/domain/people/user-endpoints';
import {
  ROLE_LABELS,
  ROLES,
  type CompanyState,
  type Role,
} from '@kargha/domain/people/user-profile';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { usePages } from '#lib/reading/use-pages.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { contactOf, personName } from '../state/person-name.ts';
import { usersTexts } from '../users-texts.ts';

const UserDialog = lazyComponent(async () => (await import('./user-dialog.tsx')).UserDialog, {
  onError: 'over',
});

type RenderCredit = (uid: string) => ReactNode;

const DEFAULTS = { search: '', role: '' };

const ROLE_TONES: Record<Role, TagTone> = { admin: 'offer', b2b_buyer: 'moving', customer: 'idle' };

const COMPANY_TONES: Record<CompanyState, TagTone> = {
  pending: 'waiting',
  verified: 'done',
  rejected: 'offer',
};

export function UsersView({ renderCredit }: { renderCredit: RenderCredit }) {
  const texts = useTexts(usersTexts);
  const [filter, onFilter] = useUrlFilter(DEFAULTS);
  const role = ROLES.find((known) => known === filter.role) ?? '';
  const list = usePages({
    queryKey: [userEndpoints.list.path],
    read: readUsers,
    filter: { search: filter.search.trim(), role },
  });
  const roles = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

  return (
    <ResourceList
      texts={texts}
      list={list}
      filter={filter}
      onFilter={onFilter}
      defaults={DEFAULTS}
      filters={
        <SelectField<Role | ''>
          label={texts.roleFilter}
          value={role}
          options={[{ value: '', label: texts.everyRole }, ...roles]}
          onChange={(chosen) => onFilter({ role: chosen })}
        />
      }
      idOf={({ uid }) => uid}
      nameOf={personName}
      cells={(user, open) => ({
        person: <Person user={user} />,
        role: <Tag tone={ROLE_TONES[user.role]}>{ROLE_LABELS[user.role]}</Tag>,
        company: <Company user={user} />,
        status: <Status user={user} />,
        lastLogin: user.lastLogin ? formatDay(user.lastLogin) : texts.never,
        actions: (
          <Button look="quiet" aria-label={texts.manage(personName(user))} onClick={open}>
            {texts.manageShort}
          </Button>
        ),
      })}
      rowDialog={(user, close) => (
        <UserDialog user={user} renderCredit={renderCredit} onClose={close} />
      )}
    />
  );
}

async function readUsers(filter: { search: string; role: string }, cursor: string) {
  const query = { ...filter, cursor };
  const { users, nextCursor } = await callStaffEndpoint(userEndpoints.list, { query });
  return { rows: users, nextCursor };
}

function Person({ user }: { user: UserRow }) {
  const texts = useTexts(usersTexts);
  return (
    <>
      <strong>{user.fullName || texts.noName}</strong>
      <span>{contactOf(user)}</span>
    </>
  );
}

function Status({ user: { suspended } }: { user: UserRow }) {
  const texts = useTexts(usersTexts);
  return (
    <Tag tone={suspended ? 'offer' : 'done'}>{suspended ? texts.suspended : texts.active}</Tag>
  );
}

function Company({ user: { companyName, companyVerification } }: { user: UserRow }) {
  const texts = useTexts(usersTexts);
  if (!companyVerification) return companyName || texts.noCompany;
  const { state } = companyVerification;
  return (
    <>
      <strong>{companyName}</strong>
      <Tag tone={COMPANY_TONES[state]}>{texts.companyStates[state]}</Tag>
    </>
  );
}
