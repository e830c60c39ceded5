import { CompanyCredit } from '#features/admin-credit/components/company-credit.tsx';
import { InviteButton, OpenInvitations } from '#features/users/components/staff-invitations.tsx';
import { UsersView } from '#features/users/components/users-view.tsx';
import { usersTexts } from '#features/users/users-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function UsersPage() {
  const texts = useTexts(usersTexts);
  const isOwner = useCan()('users.role');
  return (
    <IndexPage title={texts.title} subtitle={texts.lead} actions={isOwner && <InviteButton />}>
      {isOwner && <OpenInvitations />}
      <UsersView renderCredit={(uid) => <CompanyCredit uid={uid} />} />
    </IndexPage>
  );
}
