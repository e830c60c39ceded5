import { useEffect } from 'react';

import { PLACEHOLDERS } from '@kargha/domain/settings/placeholders';
import { useTexts } from '#lib/language/language.ts';
import { fillInFigures } from '#lib/shop/fill-in-figures.ts';
import { refreshPublicSettings, usePublicSettings } from '#lib/shop/public-settings.ts';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';

interface ContentPreviewProps {
  entries: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

export function ContentPreview({ entries }: ContentPreviewProps) {
  const texts = useTexts(adminContentTexts);
  const settings = usePublicSettings();
  const publicSettings = settings.status === 'ready' ? settings.data : {};
  const renderText = (text: string) => fillInFigures(publicSettings, text, 'en');
  // Reloads the settings, because staff may just have changed them. If that fails, the earlier ones are shown.
  useEffect(() => void refreshPublicSettings().catch(() => undefined), []);
  return (
    <FormSection title={texts.preview}>
      <p>{texts.previewHint}</p>
      {entries.map(({ id, title, paragraphs }) => (
        <details key={id}>
          <summary>{renderText(title)}</summary>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{renderText(paragraph)}</p>
          ))}
        </details>
      ))}
      <PlaceholderGuide renderText={renderText} />
    </FormSection>
  );
}

function PlaceholderGuide({ renderText }: { renderText: (text: string) => string }) {
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
