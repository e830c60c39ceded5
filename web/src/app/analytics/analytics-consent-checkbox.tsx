import { useTexts } from '#lib/language/language.ts';
import { setAnalyticsConsent, useAnalyticsConsent } from '#lib/browser/analytics-consent.ts';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';

/** A withdrawal counts even if logging fails; a consent that cannot be logged does not count. */
async function choose(wish: boolean): Promise<void> {
  setAnalyticsConsent(wish);
  try {
    const { logAnalyticsConsent } = await import('./log-analytics-consent.ts');
    await logAnalyticsConsent(wish);
  } catch {
    setAnalyticsConsent(false);
  }
}

export function AnalyticsConsentCheckbox() {
  const texts = useTexts(layoutTexts);
  const agrees = useAnalyticsConsent();

  return (
    <Choice>
      <input
        type="checkbox"
        checked={agrees}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      <span>{texts.measuring}</span>
    </Choice>
  );
}

const Choice = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: vars.shop.target,
  maxWidth: '28rem',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 20, height: 20, accentColor: vars.palette.primary.main },
}));
