import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

export function ListError({ message }: { message: Sentence }) {
  const texts = useTexts(uiTexts);
  return (
    <ErrorState
      title={message}
      action={
        <Button look="action" onClick={() => window.location.reload()}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
