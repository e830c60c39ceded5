import type { accountMailMessages } from './account-mail-messages.ts';

export const HINDI_ACCOUNT_MAIL: Readonly<Record<keyof typeof accountMailMessages, string>> = {
  browser_subject: 'आपके खाते में नया साइन-इन',
  browser: '{when} (भारतीय समय) किसी ने एक नए ब्राउज़र से आपके खाते में साइन इन किया।',
  browser_advice:
    'अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो अपने प्रोफ़ाइल पेज पर सभी ब्राउज़र साइन आउट करें और नया पासवर्ड बनाएँ।',
  browser_link: 'अपनी प्रोफ़ाइल खोलें',

  claim_subject: 'अपने पहले के ऑर्डर अपने खाते में जोड़ें',
  claim:
    'आपने इस पते से बिना खाते के दिए गए ऑर्डर अपने खाते में जोड़ने को कहा था। कृपया यह लिंक उस ब्राउज़र में खोलें, जिसमें आप साइन इन हैं:',
  claim_link: 'मेरे ऑर्डर जोड़ें',
  claim_ends:
    'यह लिंक एक दिन तक और केवल आपके खाते के लिए काम करेगा। अगर आपने इसे नहीं माँगा था, तो इसे न खोलें।',

  company_verified_subject: '{company} सत्यापित है',
  company_verified:
    'हमने {company} को सत्यापित कर लिया है। अब आपके इनवॉइस पर उसका GST नंबर होगा, और आप थोक दाम और भुगतान की शर्तों का लाभ ले सकते हैं।',
  company_verified_link: 'अपनी प्रोफ़ाइल में अपनी कंपनी देखें',
  company_rejected_subject: 'हम {company} को सत्यापित नहीं कर सके',
  company_rejected: 'हमने {company} की जानकारी जाँची, पर उसे सत्यापित नहीं कर सके।',
  company_rejected_reason: 'वजह: {reason}',
  company_rejected_next: 'कृपया अपनी प्रोफ़ाइल में जानकारी सुधारकर फिर से भेजें।',
  company_rejected_link: 'अपनी कंपनी की जानकारी फिर से भेजें',
};
