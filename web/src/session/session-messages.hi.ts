import type { HindiFor } from '#lib/language/translate.ts';

import type { AuthMessage, authMessages } from './auth-messages.ts';
import type { SESSION_MESSAGES } from './sign-in-failure.ts';

type Words<Texts> = Extract<Texts[keyof Texts], string>;

/** By the English sentence: these are never composed, and the start page loads them without a catalogue. */
export const sessionSentencesHindi: Readonly<
  Record<Words<typeof SESSION_MESSAGES> | AuthMessage, string>
> = {
  'User profile not found. Please contact administrator.':
    'खाते की जानकारी नहीं मिली। कृपया एडमिन से संपर्क करें।',
  'Network error. Please check your connection.': 'नेटवर्क में गड़बड़ी है। कृपया अपना कनेक्शन जाँचें।',
  'Please enter a phone number.': 'कृपया फ़ोन नंबर लिखें।',
  'Password should be at least 6 characters long.': 'पासवर्ड कम से कम 6 अक्षरों का हो।',
  'Incorrect password.': 'पासवर्ड ग़लत है।',
  'Too many failed attempts. Please try again later.':
    'बहुत सी कोशिशें विफल रहीं। कृपया बाद में फिर कोशिश करें।',
  'Failed to check user profile. Please try again.':
    'खाते की जानकारी नहीं देखी जा सकी। कृपया फिर कोशिश करें।',
  'Failed to create user profile. Please try again.':
    'खाते की जानकारी नहीं बन सकी। कृपया फिर कोशिश करें।',
  'Failed to update profile': 'जानकारी नहीं बदली जा सकी',
  'No user is currently signed in': 'अभी कोई साइन इन नहीं है',
  'Logout failed': 'साइन आउट नहीं हो सका',
  'Google account must have an email address.': 'Google खाते में ई-मेल होना ज़रूरी है।',
  'No account found with this email address.': 'इस ई-मेल से कोई खाता नहीं मिला।',
  'An account with this email already exists.': 'इस ई-मेल से खाता पहले से है।',
  'Please choose a password of at least 8 characters, with a lowercase and an uppercase letter, a number and a special character.':
    'कृपया कम से कम 8 अक्षरों का पासवर्ड चुनें, जिसमें छोटा और बड़ा अंग्रेज़ी अक्षर, एक अंक और एक विशेष चिह्न हो।',
  'Please enter a valid email address.': 'कृपया सही ई-मेल लिखें।',
  'Sign-in was cancelled.': 'साइन इन रद्द हुआ।',
  'Invalid verification code. Please try again.': 'कोड सही नहीं है। कृपया फिर कोशिश करें।',
  'Verification code has expired. Please request a new one.':
    'कोड की अवधि समाप्त हो गई है। कृपया नया कोड मँगाएँ।',
  'Invalid phone number format.': 'फ़ोन नंबर सही नहीं है।',
  'An error occurred. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Pop-up was blocked. Please allow pop-ups for this site and try again.':
    'पॉप-अप रोका गया। कृपया इस साइट के लिए पॉप-अप चालू करके फिर कोशिश करें।',
  'Google sign-in is not enabled. Please contact support.':
    'Google से साइन इन चालू नहीं है। कृपया सहायता से संपर्क करें।',
  'This domain is not authorized for Google sign-in.': 'इस डोमेन से Google साइन इन की अनुमति नहीं है।',
  'Sign-in timeout. Please try again.': 'साइन इन में बहुत समय लगा। कृपया फिर कोशिश करें।',
  'Internal error occurred. Please try again later.': 'अंदरूनी गड़बड़ हुई। कृपया बाद में फिर कोशिश करें।',
  'Please enter the verification code.': 'कृपया कोड लिखें।',
  'SMS quota exceeded. Please try again later.': 'SMS की सीमा पूरी हो गई। कृपया बाद में फिर कोशिश करें।',
  'Your access has changed. Please sign in again.':
    'आपके खाते के अधिकार बदल गए हैं। कृपया फिर साइन इन करें।',
  'This account is suspended. Please contact support.': 'यह खाता निलंबित है। कृपया सहायता से संपर्क करें।',
};

export const authMessagesHindi: HindiFor<typeof authMessages> = {
  google_failed: 'Google से साइन इन विफल रहा: {detail}',
};
