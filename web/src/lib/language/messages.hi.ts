import type { MessageTranslations } from './translate.ts';

export const messagesHindi: MessageTranslations = {
  'The shop is closed for a short time. Please come back soon. Your cart is saved.':
    'दुकान कुछ समय के लिए बंद है। कृपया थोड़ी देर में फिर आइए। आपका कार्ट सुरक्षित है।',
  'Name is required': 'नाम लिखना ज़रूरी है',
  'Email is required': 'ई-मेल लिखना ज़रूरी है',
  'Please enter a valid email address': 'कृपया सही ई-मेल लिखें',
  'Phone is required': 'फ़ोन लिखना ज़रूरी है',
  'Please enter a valid 10-digit phone number': 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें',
  'Please enter a valid phone number': 'कृपया सही फ़ोन नंबर लिखें',
  'Address is required': 'पता लिखना ज़रूरी है',
  'City is required': 'शहर लिखना ज़रूरी है',
  'State is required': 'राज्य चुनना ज़रूरी है',
  'Please choose a state of India': 'कृपया भारत का कोई राज्य चुनें',
  'Pincode is required': 'पिनकोड लिखना ज़रूरी है',
  'Please enter a valid 6-digit pincode': 'कृपया 6 अंकों का सही पिनकोड लिखें',
  'Pincode {pincode} is in {actual}, not in {state}':
    'पिनकोड {pincode} {actual} में है, {state} में नहीं',
  'This GST number is not registered in {state}, the state of the address':
    'यह जीएसटी नंबर पते के राज्य {state} का नहीं है',
  'We deliver within India only': 'हम केवल भारत में पहुँचाते हैं',
  'Password is required': 'पासवर्ड लिखना ज़रूरी है',
  'Full name must be at least 2 characters': 'पूरा नाम कम से कम 2 अक्षरों का हो',
  'Full name can only contain letters and spaces': 'पूरे नाम में केवल अक्षर और ख़ाली जगह हो सकते हैं',
  'Password must be at least 8 characters': 'पासवर्ड कम से कम 8 अक्षरों का हो',
  "Passwords don't match": 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'You must agree to the terms and conditions': 'नियम और शर्तें मानना ज़रूरी है',
  'Company name is required for B2B customers': 'B2B ग्राहकों के लिए कंपनी का नाम ज़रूरी है',
  'GST number is required for B2B customers': 'B2B ग्राहकों के लिए जीएसटी नंबर ज़रूरी है',
  'Please enter a 6-digit OTP code.': 'कृपया 6 अंकों का OTP कोड लिखें।',
  'No account found with this email address.': 'इस ई-मेल से कोई खाता नहीं मिला।',
  'Incorrect password.': 'पासवर्ड ग़लत है।',
  'An account with this email already exists.': 'इस ई-मेल से खाता पहले से है।',
  'Please choose a password of at least 8 characters, with a lowercase and an uppercase letter, a number and a special character.':
    'कृपया कम से कम 8 अक्षरों का पासवर्ड चुनें, जिसमें छोटा और बड़ा अंग्रेज़ी अक्षर, एक अंक और एक विशेष चिह्न हो।',
  'Password should be at least 6 characters long.': 'पासवर्ड कम से कम 6 अक्षरों का हो।',
  'Please enter a valid email address.': 'कृपया सही ई-मेल लिखें।',
  'Too many failed attempts. Please try again later.':
    'बहुत सी कोशिशें विफल रहीं। कृपया बाद में फिर कोशिश करें।',
  'Network error. Please check your connection.': 'नेटवर्क में गड़बड़ी है। कृपया अपना कनेक्शन जाँचें।',
  'We could not read the answer of the shop. Please reload the page.':
    'दुकान का जवाब पढ़ा नहीं जा सका। कृपया पेज फिर से लोड करें।',
  'Sign-in was cancelled.': 'साइन इन रद्द हुआ।',
  'Invalid verification code. Please try again.': 'कोड सही नहीं है। कृपया फिर कोशिश करें।',
  'Verification code has expired. Please request a new one.':
    'कोड की अवधि समाप्त हो गई है। कृपया नया कोड मँगाएँ।',
  'Invalid phone number format.': 'फ़ोन नंबर सही नहीं है।',
  'An error occurred. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Failed to create payment order. Please try again.': 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।',
  'Payment verification failed': 'भुगतान की जाँच विफल रही',
  'Payment cancelled by user': 'भुगतान आपने रद्द किया',
  'Payment processing failed': 'भुगतान विफल रहा',
  'Payment was cancelled. Please try again.': 'भुगतान रद्द हुआ। कृपया फिर कोशिश करें।',
  'Payment failed. Please try again.': 'भुगतान विफल रहा। कृपया फिर कोशिश करें।',
  'Payment successful! Your order has been placed.': 'भुगतान सफल! आपका ऑर्डर हो गया।',
  'Failed to load products': 'उत्पाद लोड नहीं हो सके',
  'Company name is required': 'कंपनी का नाम लिखना ज़रूरी है',
  'Contact person is required': 'संपर्क व्यक्ति का नाम लिखना ज़रूरी है',
  'Please choose an order type': 'कृपया ऑर्डर का प्रकार चुनें',
  'Expected quantity is required': 'अनुमानित मात्रा लिखना ज़रूरी है',
  'Expected quantity must be a whole number of at least 1':
    'अनुमानित मात्रा 1 या उससे बड़ी पूर्ण संख्या हो',
  'Expected quantity can be at most 10,00,000': 'अनुमानित मात्रा अधिकतम 10,00,000 हो सकती है',
  'Please enter a date, or leave it empty': 'कृपया तारीख़ लिखें या ख़ाली छोड़ें',
  'The required-by date must be in the future': 'तारीख़ आज के बाद की हो',
  'Quotations are for business accounts.': 'कोटेशन व्यवसाय के खातों के लिए हैं।',
  'We could not find this quotation.': 'यह कोटेशन नहीं मिला।',
  'This offer has changed. Please check the latest version.':
    'यह प्रस्ताव बदल गया है। कृपया नया संस्करण देखें।',
  'This payment link is not valid. Please ask us for a new one.':
    'यह भुगतान लिंक मान्य नहीं है। कृपया हमसे नया माँगें।',
  'This payment link has expired. Please ask us for a new one.':
    'इस भुगतान लिंक की अवधि समाप्त हो गई है। कृपया हमसे नया माँगें।',
  'This order is already paid. Thank you.': 'इस ऑर्डर का भुगतान हो चुका है। धन्यवाद।',
  'This offer has expired. Please ask us for a new one.':
    'इस प्रस्ताव की अवधि समाप्त हो गई है। कृपया नया माँगें।',
  'Your company’s GST number has changed since this offer. Please ask us for a new version.':
    'इस प्रस्ताव के बाद आपकी कंपनी का जीएसटी नंबर बदल गया है। कृपया हमसे नया संस्करण माँगें।',
  'No credit has been agreed with this company.': 'इस कंपनी के साथ उधार तय नहीं हुआ है।',
  'This request is closed to new messages.': 'इस अनुरोध पर अब संदेश नहीं भेजे जा सकते।',
  'Please enter the delivery address.': 'कृपया डिलीवरी का पता लिखें।',
  'A PO number can contain only letters, digits, spaces and . / # - _':
    'पीओ नंबर में केवल अक्षर, अंक, ख़ाली जगह और . / # - _ हो सकते हैं',
  '“{product}” is no longer in stock in this quantity. Please ask us to change the offer.':
    '“{product}” अब इतनी मात्रा में स्टॉक में नहीं है। कृपया हमसे प्रस्ताव बदलने को कहें।',
  'The PO number can have at most 40 characters.': 'पीओ नंबर 40 अक्षरों तक का हो सकता है।',
  'Quick order is for business accounts.': 'झटपट ऑर्डर व्यवसाय खातों के लिए है।',
  'Some of these products are no longer for sale.': 'इनमें से कुछ उत्पाद अब नहीं बिकते।',
  'Please attach images, PDF, AI, EPS or SVG files.': 'कृपया तस्वीर, PDF, AI, EPS या SVG फ़ाइलें जोड़ें।',
  'This device is not valid.': 'यह डिवाइस पहचाना नहीं गया।',
  'At most {most} files, 50 MB in total.': 'अधिकतम {most} फ़ाइलें, कुल 50 MB।',
  'You have reached the file limit for your requests. Please remove some files, or write to us.':
    'आपके अनुरोधों में फ़ाइलों की सीमा पूरी हो गई है। कृपया कुछ फ़ाइलें हटाएँ या हमें लिखें।',
  'This message was already sent, so its files cannot be changed.':
    'यह संदेश भेजा जा चुका है, इसलिए इसकी फ़ाइलें नहीं बदली जा सकतीं।',
  'We could not find this message.': 'यह संदेश नहीं मिला।',
  'There is no document.': 'कोई दस्तावेज़ नहीं है।',
  'You have sent several documents already. Please try again tomorrow.':
    'आप पहले ही कई दस्तावेज़ भेज चुके हैं। कृपया कल फिर कोशिश करें।',
  'Please choose a PDF, JPEG or PNG of at most 10 MB.': 'कृपया 10 MB तक का PDF, JPEG या PNG चुनें।',
  'Please choose a JPEG, PNG or WebP picture of at most {most} MB.':
    'कृपया {most} MB तक की JPEG, PNG या WebP तस्वीर चुनें।',
  'A file can have at most {most} MB.': 'एक फ़ाइल {most} MB तक की हो सकती है।',
  'This file is empty.': 'यह फ़ाइल ख़ाली है।',
  'The content of this file does not match its name.': 'इस फ़ाइल की सामग्री उसके नाम से मेल नहीं खाती।',
  'This offer has already been answered, or it is no longer open.':
    'इस प्रस्ताव का जवाब दिया जा चुका है, या यह अब खुला नहीं है।',
  'Too many failed attempts. Please try again in {minutes} minutes.':
    'बहुत सी कोशिशें विफल रहीं। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  'Too many failed attempts. Please try again in 1 minute.':
    'बहुत सी कोशिशें विफल रहीं। कृपया 1 मिनट बाद फिर कोशिश करें।',
  'Pop-up was blocked. Please allow pop-ups for this site and try again.':
    'पॉप-अप रोका गया। कृपया इस साइट के लिए पॉप-अप चालू करके फिर कोशिश करें।',
  'Google sign-in is not enabled. Please contact support.':
    'Google से साइन इन चालू नहीं है। कृपया सहायता से संपर्क करें।',
  'This domain is not authorized for Google sign-in.': 'इस डोमेन से Google साइन इन की अनुमति नहीं है।',
  'Sign-in timeout. Please try again.': 'साइन इन में बहुत समय लगा। कृपया फिर कोशिश करें।',
  'Internal error occurred. Please try again later.': 'अंदरूनी गड़बड़ हुई। कृपया बाद में फिर कोशिश करें।',
  'Please enter the verification code.': 'कृपया कोड लिखें।',
  'Please enter a phone number.': 'कृपया फ़ोन नंबर लिखें।',
  'SMS quota exceeded. Please try again later.': 'SMS की सीमा पूरी हो गई। कृपया बाद में फिर कोशिश करें।',
  'This account is suspended. Please contact support.': 'यह खाता निलंबित है। कृपया सहायता से संपर्क करें।',
  'User profile not found. Please contact administrator.':
    'खाते की जानकारी नहीं मिली। कृपया एडमिन से संपर्क करें।',
  'Failed to check user profile. Please try again.':
    'खाते की जानकारी नहीं देखी जा सकी। कृपया फिर कोशिश करें।',
  'Failed to create user profile. Please try again.':
    'खाते की जानकारी नहीं बन सकी। कृपया फिर कोशिश करें।',
  'Failed to update profile': 'जानकारी नहीं बदली जा सकी',
  'No user is currently signed in': 'अभी कोई साइन इन नहीं है',
  'Logout failed': 'साइन आउट नहीं हो सका',
  'Google account must have an email address.': 'Google खाते में ई-मेल होना ज़रूरी है।',
  'Google sign-in failed: {detail}': 'Google से साइन इन विफल रहा: {detail}',
  'Access denied. Current role: {role}. Admin privileges required.':
    'अनुमति नहीं है। मौजूदा भूमिका: {role}। एडमिन अधिकार ज़रूरी हैं।',
  'Password must contain at least one lowercase letter': 'पासवर्ड में कम से कम एक छोटा अक्षर हो',
  'Password must contain at least one uppercase letter': 'पासवर्ड में कम से कम एक बड़ा अक्षर हो',
  'Password must contain at least one number': 'पासवर्ड में कम से कम एक अंक हो',
  'Password must contain at least one special character (@$!%*?&)':
    'पासवर्ड में कम से कम एक विशेष चिह्न हो (@$!%*?&)',
  'Full name can have at most 100 characters': 'पूरा नाम अधिकतम 100 अक्षरों का हो सकता है',
  'A GST number has {length} characters': 'जीएसटी नंबर में {length} अक्षर होते हैं',
  'A GST number is 2 digits, the PAN, a digit or letter, Z and a check character':
    'जीएसटी नंबर में 2 अंक, पैन, एक अंक या अक्षर, Z और एक जाँच अक्षर होता है',
  'The first two digits of this GST number are not a state code':
    'इस जीएसटी नंबर के पहले दो अंक किसी राज्य का कोड नहीं हैं',
  'The last character of this GST number does not match the rest. Please check it for a typing mistake':
    'इस जीएसटी नंबर का आख़िरी अक्षर बाक़ी से मेल नहीं खाता। कृपया टाइपिंग की ग़लती देखें',
  'Company name is required with a GST number': 'जीएसटी नंबर के साथ कंपनी का नाम ज़रूरी है',
  'Failed to load this product': 'यह उत्पाद लोड नहीं हो सका',
  'Failed to load the stories': 'कहानियाँ लोड नहीं हो सकीं',
  'Failed to load policies': 'नीतियाँ लोड नहीं हो सकीं',
  'Failed to load invoices': 'बिल लोड नहीं हो सके',
  'Failed to load quotations': 'कोटेशन लोड नहीं हो सके',
  '{file} could not be read.': '{file} नहीं पढ़ी जा सकी।',
  'We could not load our contact details. You can still write to us below.':
    'हमारी संपर्क जानकारी लोड नहीं हो सकी। आप फिर भी नीचे हमें लिख सकते हैं।',
  'Something went wrong on this page.': 'इस पेज पर कुछ गड़बड़ हो गई।',
  'Grievance Officer': 'शिकायत अधिकारी',
  'Monday to Saturday, {from} to {to} IST': 'सोमवार से शनिवार, {from} से {to} (भारतीय समय)',
  Men: 'पुरुष',
  Women: 'महिलाएँ',
  Living: 'घर',
  Others: 'अन्य',
  Kurtas: 'कुर्ते',
  Shirts: 'क़मीज़ें',
  Dhotis: 'धोतियाँ',
  Saree: 'साड़ी',
  'Short Kurti': 'छोटी कुर्ती',
  'Long Kurtis': 'लंबी कुर्तियाँ',
  Lehangas: 'लहँगे',
  Dupattas: 'दुपट्टे',
  Bedsheets: 'चादरें',
  Curtains: 'परदे',
  Doormats: 'पायदान',
  Handkies: 'रूमाल',
  Accessories: 'साज-सामान',
  Bags: 'थैले',
  Jewelry: 'आभूषण',
  'Home Decor': 'घर की सजावट',
  'All Categories': 'सभी श्रेणियाँ',
  Sarees: 'साड़ियाँ',
  Dupatta: 'दुपट्टा',
  Kurta: 'कुर्ता',
  Stole: 'स्टोल',
  Stoles: 'स्टोल',
};
