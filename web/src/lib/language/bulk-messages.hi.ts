import type { MessageTranslations } from './translate.ts';

export const bulkMessagesHindi: MessageTranslations = {
  'At most {most} lines at a time.': 'एक बार में अधिकतम {most} पंक्तियाँ।',
  'A SKU is missing.': 'एक SKU नहीं है।',
  'A SKU has at most {most} characters.': 'SKU में अधिकतम {most} अक्षर होते हैं।',
  'This category is not known': 'यह श्रेणी मान्य नहीं है',
  'This budget is not known': 'यह बजट मान्य नहीं है',
  'These payment terms are not known': 'भुगतान की ये शर्तें मान्य नहीं हैं',
  'Each product needs a whole number of pieces, at least 1.':
    'हर उत्पाद की मात्रा पूर्ण संख्या हो, कम से कम 1।',
  'A request can have at most {most} products.': 'एक अनुरोध में अधिकतम {most} उत्पाद हो सकते हैं।',
  'A product is in the request twice.': 'एक उत्पाद अनुरोध में दो बार है।',
  'Please tell us what to change.': 'कृपया बताएँ कि क्या बदलना है।',
  'Please write a message.': 'कृपया संदेश लिखें।',
  'At most {most} files.': 'अधिकतम {most} फ़ाइलें।',
  'The file name is too long.': 'फ़ाइल का नाम बहुत लंबा है।',
  'This file name is not valid.': 'फ़ाइल का यह नाम मान्य नहीं है।',
  'This file was not uploaded. Please attach it again.': 'यह फ़ाइल अपलोड नहीं हुई। कृपया फिर से जोड़ें।',
  'This file no longer exists.': 'यह फ़ाइल अब नहीं है।',
  'Please reopen the form and submit it again.': 'कृपया फ़ॉर्म दोबारा खोलें और फिर से भेजें।',
  'There is no such version of this quotation.': 'इस कोटेशन का ऐसा कोई संस्करण नहीं है।',
  'Our offers have no such line.': 'हमारे प्रस्तावों में ऐसी कोई पंक्ति नहीं है।',
  'Please choose a state of India.': 'कृपया भारत का कोई राज्य चुनें।',
  'This offer is for delivery in {state}. Please ask us to change it if you need it elsewhere.':
    'यह प्रस्ताव {state} में डिलीवरी के लिए है। कहीं और चाहिए तो कृपया हमसे बदलाव माँगें।',
  '{amount} is overdue. It must be paid before more is bought on credit.':
    '{amount} के भुगतान का समय बीत चुका है। उधार पर और ख़रीदने से पहले उसे चुकाना होगा।',
  'This would bring the credit used to {amount}. The limit is {limit}.':
    'इसे मिलाकर कुल उधार {amount} हो जाएगा। सीमा {limit} है।',
};
