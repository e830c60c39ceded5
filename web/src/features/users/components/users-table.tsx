import type { UserRow } from '@kargha/domain/people/user-endpoints';
import { ROLE_LABELS, type CompanyState, type Role } from '@kargha/domain/people/user-profile';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { contactOf, personName } from '../state/person-name.ts';
import { usersTexts } from '../users-texts.ts';

const ROLE_TONES: Record<Role, TagTone> = { admin: 'offer', b2b_buyer: 'moving', customer: 'idle' };

const COMPANY_TONES: Record<CompanyState, TagTone> = {
  pending: 'waiting',
  verified: 'done',
  rejected: 'offer',
};

interface UsersTableProps {
  users: readonly UserRow[];
  isStale: boolean;
  onOpen: (uid: string) => void;
}

export function UsersTable({ users, isStale, onOpen }: UsersTableProps) {
  const texts = useTexts(usersTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={users}
      isStale={isStale}
      idOf={({ uid }) => uid}
      nameOf={personName}
      cells={(user) => ({
        person: (
          <>
            <strong>{user.fullName || texts.noName}</strong>
            <span>{contactOf(user)}</span>
          </>
        ),
        role: <Tag tone={ROLE_TONES[user.role]}>{ROLE_LABELS[user.role]}</Tag>,
        company: <Company user={user} />,
        status: (
          <Tag tone={user.suspended ? 'offer' : 'done'}>
            {user.suspended ? texts.suspended : texts.active}
          </Tag>
        ),
        lastLogin: user.lastLogin ? formatDay(user.lastLogin) : texts.never,
        actions: (
          <Button
            look="quiet"
            aria-label={texts.manage(personName(user))}
            onClick={() => onOpen(user.uid)}
          >
            {texts.manageShort}
          </Button>
        ),
      })}
    />
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
