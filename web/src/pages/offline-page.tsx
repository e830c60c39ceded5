import { LANGUAGES, type Language } from '#lib/language/language.ts';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

interface OfflineMessages {
  title: string;
  hint: string;
  again: string;
}

/** Prerendered in every language. */
const OFFLINE_MESSAGES: Record<Language, OfflineMessages> = {
  en: {
    title: 'No connection',
    hint: 'We cannot reach the shop right now. Your cart and wishlist are safe on this device.',
    again: 'Try Again',
  },
  hi: {
    title: 'कनेक्शन नहीं है',
    hint: 'अभी दुकान नहीं खुल पा रही है। आपका कार्ट और पसंद सूची इस डिवाइस पर सुरक्षित हैं।',
    again: 'फिर कोशिश करें',
  },
};

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
