import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';

import { catalogTexts } from '../catalog-texts.ts';

/** Instead of the list when the shop cannot be reached. */
export function FailedList({ message }: { message: string }) {
  const texts = useTexts(catalogTexts);
  return (
    <FailedFace
      title={message}
      action={
        <Button look="action" onClick={() => window.location.reload()}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
