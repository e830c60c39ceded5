import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

/** Stands in for a page that failed to load or to draw itself. `hint` takes the place of what shoppers are told. */
export function BrokenPage({ hint }: { hint?: string }) {
  const texts = useTexts(uiTexts);
  return (
    <FailedFace
      title={texts.brokenTitle}
      action={
        <Button look="action" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      }
    >
      {hint ?? texts.brokenHint}
    </FailedFace>
  );
}
