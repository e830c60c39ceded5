import { AnalyticsConsentCheckbox } from '../analytics/analytics-consent-checkbox.tsx';
import { ColourModeSwitch } from './colour-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function FooterPreferences() {
  return (
    <>
      <AnalyticsConsentCheckbox />
      <LanguageSwitch />
      <ColourModeSwitch />
    </>
  );
}
