import type { MessageTranslations } from './translate.ts';

export const linkMessagesHindi: MessageTranslations = {
  'Please enter your full phone number or your email address, or open the link in our emails.':
    'कृपया अपना पूरा फ़ोन नंबर या ई-मेल लिखें, या हमारे ई-मेल का लिंक खोलें।',
  'This link has expired. Please ask for a new one.':
    'इस लिंक की अवधि समाप्त हो गई है। कृपया नया लिंक मँगाएँ।',
  'This link was sent to another account. Please sign in with the account that asked for it.':
    'यह लिंक किसी और खाते के लिए भेजा गया था। कृपया उसी खाते से साइन इन करें।',
  'Your account also has a password. Please sign in with it, then open the link again. If you do not know it, set a new one first.':
    'आपके खाते का पासवर्ड भी है। कृपया उससे साइन इन करके लिंक फिर खोलें। पासवर्ड याद न हो तो पहले नया बनाएँ।',
  'Please verify your email address on your profile first.':
    'कृपया पहले अपनी प्रोफ़ाइल पर ई-मेल की पुष्टि करें।',
  'This link is not known.': 'यह लिंक नहीं मिला।',
};
