import { UsersView } from '#features/users/components/users-view.tsx';
import { usersTexts } from '#features/users/users-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function UsersPage() {
  const texts = useTexts(usersTexts);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <UsersView />
    </Page>
  );
}
