import type { UserRow } from '@kargha/domain/user-admin';
import { ROLE_LABELS, type CompanyState, type Role } from '@kargha/domain/user-profile';
import { formatDay } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';
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
  /** While the next answer is under way. */
  isStale: boolean;
  onOpen: (uid: string) => void;
}

/** One row per person. */
export function UsersTable({ users, isStale, onOpen }: UsersTableProps) {
  const texts = useTexts(usersTexts);
  return (
    <TableFrame role="region" aria-label={texts.title} aria-busy={isStale} tabIndex={0}>
      <table>
        <TableHead columns={texts.columns} />
        <tbody>
          {users.map((user) => (
            <Person key={user.uid} user={user} onOpen={() => onOpen(user.uid)} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Person({ user, onOpen }: { user: UserRow; onOpen: () => void }) {
  const texts = useTexts(usersTexts);
  const { fullName, role, suspended, lastLogin } = user;
  return (
    <tr>
      <td>
        <strong>{fullName || texts.noName}</strong>
        <span>{contactOf(user)}</span>
      </td>
      <td>
        <Tag tone={ROLE_TONES[role]}>{ROLE_LABELS[role]}</Tag>
      </td>
      <td>
        <Company user={user} />
      </td>
      <td>
        <Tag tone={suspended ? 'offer' : 'done'}>{suspended ? texts.suspended : texts.active}</Tag>
      </td>
      <td>{lastLogin ? formatDay(new Date(lastLogin)) : texts.never}</td>
      <td>
        <Button look="quiet" aria-label={texts.manage(personName(user))} onClick={onOpen}>
          {texts.manageShort}
        </Button>
      </td>
    </tr>
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
