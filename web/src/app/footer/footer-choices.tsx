import { MeasuringChoice } from '../measuring/measuring-choice.tsx';
import { ColourModeSwitch } from './colour-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** What a shopper can choose for every page: measuring, language, colours. */
export function FooterChoices() {
  return (
    <>
      <MeasuringChoice />
      <LanguageSwitch />
      <ColourModeSwitch />
    </>
  );
}
