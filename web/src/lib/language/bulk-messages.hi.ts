import type { MessageTranslations } from './translate.ts';

/** What the shop's own API says to a business buyer. */
export const bulkMessagesHindi: MessageTranslations = {
  'At most {most} lines at a time.': 'एक बार में अधिक से अधिक {most} पंक्तियाँ।',
  'A SKU is missing.': 'एक SKU नहीं है।',
  'A SKU has at most {most} characters.': 'SKU में अधिक से अधिक {most} अक्षर होते हैं।',
  'This category is not known': 'यह श्रेणी हम नहीं जानते',
  'This budget is not known': 'यह बजट हम नहीं जानते',
  'These payment terms are not known': 'भुगतान की ये शर्तें हम नहीं जानते',
  'Each product needs a whole number of pieces, at least 1.':
    'हर वस्तु के नग पूर्ण संख्या में हों, कम से कम 1।',
  'A request holds at most {most} products.': 'एक माँग में अधिक से अधिक {most} वस्तुएँ हो सकती हैं।',
  'A product stands twice in the request.': 'एक वस्तु माँग में दो बार है।',
  'Please say what should be different.': 'कृपया बताएँ कि क्या बदलना चाहिए।',
  'Please write something.': 'कृपया कुछ लिखें।',
  'At most {most} files.': 'अधिक से अधिक {most} फ़ाइलें।',
  'The name of a file is too long.': 'एक फ़ाइल का नाम बहुत लंबा है।',
  'This is not the name of a file.': 'यह फ़ाइल का नाम नहीं है।',
  'This file has not arrived. Please attach it again.': 'यह फ़ाइल नहीं पहुँची। कृपया फिर से जोड़ें।',
  'This file is not there any more.': 'यह फ़ाइल अब नहीं है।',
  'Please open the form again and send it once more.': 'कृपया फ़ॉर्म फिर से खोलकर एक बार और भेजें।',
  'There is no such version of this quotation.': 'इस कोटेशन का ऐसा कोई संस्करण नहीं है।',
  'There is no such line in our offers.': 'हमारे प्रस्तावों में ऐसी कोई पंक्ति नहीं है।',
  'Please choose a state of India.': 'कृपया भारत का कोई राज्य चुनें।',
  'This offer is for a delivery in {state}. Please ask us for changes to have it elsewhere.':
    'यह प्रस्ताव {state} में पहुँचाने के लिए है। कहीं और चाहिए तो कृपया बदलाव माँगें।',
  '{amount} is overdue. It has to be paid before more is bought on credit.':
    '{amount} के भुगतान का समय बीत चुका है। उधार पर और ख़रीदने से पहले उसे चुकाना होगा।',
  'This would be {amount} on credit; the limit is {limit}.':
    'यह मिलाकर {amount} का उधार होगा; सीमा {limit} है।',
};
