import { useTexts } from '#lib/language/language.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

/** The back office on its way, as it is built. It looks like the gate's own wait, so that nothing jumps. */
export function StaffLoading() {
  const texts = useTexts(uiTexts);
  return <Spinner label={texts.loadingPage} />;
}
