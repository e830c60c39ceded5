import { useTexts } from '#lib/language/language.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

/** Looks like the gate's loading state, so that nothing jumps. */
export function StaffLoading() {
  const texts = useTexts(uiTexts);
  return <Spinner label={texts.loadingPage} />;
}
