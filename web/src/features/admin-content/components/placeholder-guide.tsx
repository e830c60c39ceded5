import { PLACEHOLDERS } from '@kargha/domain/settings/placeholders';
import { useTexts } from '#lib/language/language.ts';

import { adminContentTexts } from '../admin-content-texts.ts';

export function PlaceholderGuide({ renderText }: { renderText: (text: string) => string }) {
  const texts = useTexts(adminContentTexts);
  return (
    <>
      <p>{texts.figuresHint}</p>
      <ul>
        {PLACEHOLDERS.map((name) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {texts.figure(texts.figures[name], renderText(`{${name}}`))}
          </li>
        ))}
      </ul>
    </>
  );
}
