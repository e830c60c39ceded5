import { useEffect } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { fillInFigures } from '#lib/shop/fill-in-figures.ts';
import { refreshPublicSettings, usePublicSettings } from '#lib/shop/public-settings.ts';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { PlaceholderGuide } from './placeholder-guide.tsx';

/** An entry as its readers have it: what it is called, and its paragraphs. */
interface ContentPreviewProps {
  entries: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

/** The English words as shoppers will read them, with the figures of today. */
export function ContentPreview({ entries }: ContentPreviewProps) {
  const texts = useTexts(adminContentTexts);
  const settings = usePublicSettings();
  const publicSettings = settings.status === 'ready' ? settings.data : {};
  const renderText = (text: string) => fillInFigures(publicSettings, text, 'en');
  // Staff may have changed a figure a minute ago; unread, those of before stand here.
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
