import type { Language } from '#lib/language/language.ts';

interface OfflineMessages {
  title: string;
  hint: string;
  again: string;
}

/** What stands on the page for no network, in every language: that page is drawn before anybody knows who reads it. */
export const OFFLINE_MESSAGES: Record<Language, OfflineMessages> = {
  en: {
    title: 'No connection',
    hint: 'The shop cannot be reached just now. Your cart and your wishlist are safe on this device.',
    again: 'Try Again',
  },
  hi: {
    title: 'कनेक्शन नहीं है',
    hint: 'अभी दुकान तक पहुँच नहीं हो पा रही है। आपका कार्ट और आपकी पसंद सूची इस डिवाइस पर सुरक्षित हैं।',
    again: 'फिर कोशिश करें',
  },
};
