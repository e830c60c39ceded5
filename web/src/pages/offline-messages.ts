import type { Language } from '#lib/language/language.ts';

interface OfflineMessages {
  title: string;
  hint: string;
  again: string;
}

/** Prerendered in every language. */
export const OFFLINE_MESSAGES: Record<Language, OfflineMessages> = {
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
