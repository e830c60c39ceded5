import { LANGUAGES } from '#lib/language/language.ts';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

import { OFFLINE_MESSAGES } from './offline-messages.ts';

/** Works without scripts, which could not load offline, so it shows every language. */
export function OfflinePage() {
  return (
    <>
      <PageHead title={`${OFFLINE_MESSAGES.en.title} · ${SHOP_NAME}`} isPrivate />
      {LANGUAGES.map((language) => {
        const { title, hint, again } = OFFLINE_MESSAGES[language];
        return (
          <div key={language} lang={language}>
            <EmptyState
              title={title}
              headingLevel={language === 'en' ? 'h1' : 'p'}
              action={<a href="?">{again}</a>}
            >
              {hint}
            </EmptyState>
          </div>
        );
      })}
    </>
  );
}
