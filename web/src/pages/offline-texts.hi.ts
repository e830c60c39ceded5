import type { offlineTexts } from './offline-texts.ts';

export const offlineHindi: typeof offlineTexts.en = {
  title: 'कनेक्शन नहीं है',
  hint: 'अभी दुकान नहीं खुल पा रही है। आपका कार्ट और पसंद सूची इस डिवाइस पर सुरक्षित हैं।',
  again: 'फिर कोशिश करें',
};
