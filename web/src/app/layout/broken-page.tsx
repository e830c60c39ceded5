import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

/**
 * Stands in for a page that failed to load or to draw itself, and takes the focus, which also brings it into sight.
 * `hint` takes the place of what shoppers are told.
 */
export function BrokenPage({ hint }: { hint?: string }) {
  const texts = useTexts(uiTexts);
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <FailedFace
        title={navigator.onLine ? texts.brokenTitle : NETWORK_MESSAGE}
        action={
          <Button look="action" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {hint ?? texts.brokenHint}
      </FailedFace>
    </div>
  );
}

function takeFocus(page: HTMLElement | null): void {
  page?.focus();
}
