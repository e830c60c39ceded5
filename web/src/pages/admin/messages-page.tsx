import { adminMessagesTexts } from '#features/admin-messages/admin-messages-texts.ts';
import { MessagesView } from '#features/admin-messages/components/messages-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function MessagesPage() {
  const texts = useTexts(adminMessagesTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <MessagesView />
    </IndexPage>
  );
}
