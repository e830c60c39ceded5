import { useTexts } from '#lib/language/language.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

export function StaffLoading() {
  const texts = useTexts(uiTexts);
  return <Spinner label={texts.loadingPage} />;
}
