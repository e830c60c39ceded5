import { CompanyCredit } from '#features/admin-credit/components/company-credit.tsx';
import { UsersView } from '#features/users/components/users-view.tsx';
import { usersTexts } from '#features/users/users-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function UsersPage() {
  const texts = useTexts(usersTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <UsersView renderCredit={(uid) => <CompanyCredit uid={uid} />} />
    </IndexPage>
  );
}
