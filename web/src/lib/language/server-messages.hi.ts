import { bulkMessagesHindi } from './bulk-messages.hi.ts';
import type { MessageTranslations } from './translate.ts';

export const serverMessagesHindi: MessageTranslations = {
  // Anywhere
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Please sign in and try again.': 'कृपया साइन इन करके फिर कोशिश करें।',
  'Your account is not allowed to do this.': 'आपके खाते को इसकी अनुमति नहीं है।',
  'Your account is suspended. Please contact us.': 'आपका खाता निलंबित है। कृपया हमसे संपर्क करें।',
  'Please reload the page and try again.': 'कृपया पेज रीलोड करके फिर कोशिश करें।',
  'The request is too large.': 'यह अनुरोध बहुत बड़ा है।',
  'Not found.': 'नहीं मिला।',
  'Too many attempts. Please try again in {minutes} minutes.':
    'बहुत बार कोशिश हो चुकी है। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  'This list has changed. Please load it again.': 'यह सूची बदल गई है। कृपया इसे फिर से खोलें।',
  'HTTP error! status: {status}': 'HTTP गड़बड़! स्थिति: {status}',
  '{field} can have at most {most} characters': '{field}: अधिकतम {most} अक्षर',
  '{field} can have at most {most} characters.': '{field}: अधिकतम {most} अक्षर।',
  '{field} is required': '{field} लिखना ज़रूरी है',
  'At most {most} characters.': 'अधिकतम {most} अक्षर।',
  'Please give a reason.': 'कृपया कारण बताएँ।',
  'Please choose a reason.': 'कृपया कारण चुनें।',
  'This text is too long': 'यह बहुत लंबा है',

  // Account
  Administrator: 'एडमिन',
  'B2B Buyer': 'B2B ख़रीदार',
  Customer: 'ग्राहक',
  'Please sign in again to confirm it is you, then close your account.':
    'अपनी पहचान की पुष्टि के लिए कृपया फिर से साइन इन करें, फिर खाता बंद करें।',
  'Your order {number} is still in progress. You can close your account when it has been delivered or cancelled.':
    'आपका ऑर्डर {number} अभी पूरा नहीं हुआ है। उसके पहुँचने या रद्द होने पर खाता बंद कर सकते हैं।',
  'Your return for {number} is still in progress. You can close your account when it is complete.':
    '{number} की वापसी अभी पूरी नहीं हुई है। उसके पूरा होने पर खाता बंद कर सकते हैं।',
  'You still owe us {amount} for your order {number}. You can close your account when it is paid.':
    'आपके ऑर्डर {number} के {amount} अभी बाक़ी हैं। भुगतान के बाद आप अपना खाता बंद कर सकते हैं।',
  'We still owe you {amount} for your order {number}. You can close your account when we have refunded it.':
    'आपके ऑर्डर {number} के {amount} का रिफ़ंड बाक़ी है। रिफ़ंड होने पर आप अपना खाता बंद कर सकते हैं।',
  'Please enter an access code': 'कृपया प्रवेश कोड लिखें',
  'This access code is not valid.': 'यह प्रवेश कोड मान्य नहीं है।',
  'This access code is not valid': 'यह प्रवेश कोड मान्य नहीं है',
  'This document is not known.': 'यह दस्तावेज़ नहीं मिला।',
  'Please choose yes or no.': 'कृपया हाँ या नहीं चुनें।',
  'Sign up for the newsletter in the page footer.': 'न्यूज़लेटर के लिए पेज के नीचे साइन अप करें।',
  'To withdraw from the terms, close your account.': 'शर्तों से हटने के लिए अपना खाता बंद करें।',

  // Cart, codes and paying
  'Failed to load Razorpay SDK': 'Razorpay SDK लोड नहीं हो सका',
  'The order has no items.': 'ऑर्डर में कोई आइटम नहीं है।',
  'The quantity must be a whole number.': 'मात्रा पूर्ण संख्या हो।',
  'The quantity must be at least {least}.': 'मात्रा कम से कम {least} हो।',
  'At least {minimum} pieces.': 'कम से कम {minimum} नग।',
  'Only in multiples of {multiple}.': 'केवल {multiple} के गुणकों में।',
  'At most {most} pieces of one product.': 'एक उत्पाद के अधिकतम {most} नग।',
  'An order can have at most {most} lines.': 'एक ऑर्डर में अधिकतम {most} आइटम हो सकते हैं।',
  'This code is too long.': 'यह कोड बहुत लंबा है।',
  'This code is not valid.': 'यह कोड मान्य नहीं है।',
  'This is a gift card code. Please enter it at checkout under “Gift card”.':
    'यह गिफ़्ट कार्ड का कोड है। इसे चेकआउट पर “गिफ़्ट कार्ड” में लिखें।',
  'This code does not apply to the items in your cart.': 'यह कोड आपके कार्ट के आइटमों पर लागू नहीं होता।',
  'This code is for orders of {amount} or more.': 'यह कोड {amount} या उससे बड़े ऑर्डर के लिए है।',
  'You have already used this code.': 'आप यह कोड पहले ही इस्तेमाल कर चुके हैं।',
  'This code has reached its usage limit.': 'इस कोड के सभी उपयोग हो चुके हैं।',
  'You already save as much without this code: {discount}.':
    'इस कोड के बिना भी आप उतना ही बचा रहे हैं: {discount}।',
  'This gift card is not valid.': 'यह गिफ़्ट कार्ड मान्य नहीं है।',
  'This gift card has no balance left.': 'इस गिफ़्ट कार्ड में अब कोई रक़म नहीं बची है।',
  'This gift card has expired.': 'इस गिफ़्ट कार्ड की अवधि समाप्त हो गई है।',
  'The price of your order has changed. Please review the new total.':
    'आपके ऑर्डर का दाम बदल गया है। कृपया नई कुल रक़म देख लें।',
  'Some items in your cart are no longer for sale.': 'आपके कार्ट के कुछ आइटम अब नहीं बिकते।',
  'Some items in your cart are sold out or not in stock in this quantity.':
    'आपके कार्ट के कुछ आइटम बिक चुके हैं या इतनी मात्रा में नहीं हैं।',
  'Please choose a {name} for {title}.': 'कृपया {title} के लिए {name} चुनें।',
  'Please choose an {name} for {title}.': 'कृपया {title} के लिए {name} चुनें।',
  '{title} is no longer available in {name} {value}.': '{title} अब {name} {value} में उपलब्ध नहीं है।',
  'Your cart has changed since you started this checkout. Please start again.':
    'चेकआउट शुरू करने के बाद आपका कार्ट बदल गया है। कृपया फिर से शुरू करें।',
  'You have several unpaid orders. Please pay or cancel them, or wait a few minutes.':
    'आपके कई ऑर्डर बिना भुगतान के खुले हैं। कृपया उनका भुगतान करें, उन्हें बंद करें या कुछ मिनट रुकें।',
  'This is more than we can reserve before payment. Please order less, pay your open orders first, or request a quotation.':
    'भुगतान से पहले इतने नग सुरक्षित नहीं किए जा सकते। कृपया कम नग लें, पहले अपने खुले ऑर्डर का भुगतान करें या हमसे कोटेशन माँगें।',
  'This was reserved several times from your network today without payment. Please try again tomorrow, or write to us.':
    'आज आपके नेटवर्क से इसे कई बार बिना भुगतान के सुरक्षित किया गया। कृपया कल फिर कोशिश करें या हमें लिखें।',
  'Several payments for this order have failed. Please wait 30 minutes before you try again, or write to us.':
    'इस ऑर्डर के कई भुगतान विफल हुए। कृपया 30 मिनट बाद फिर कोशिश करें या हमें लिखें।',
  'Several payments have failed. Please wait an hour before you try again, or write to us.':
    'कई भुगतान विफल हुए। कृपया एक घंटे बाद फिर कोशिश करें या हमें लिखें।',
  'You have cancelled several orders today. Please write to us, and we will cancel this one for you.':
    'आपने आज कई ऑर्डर रद्द किए हैं। कृपया हमें लिखें, यह ऑर्डर हम आपके लिए रद्द कर देंगे।',
  'We could not reach the payment service. Your order stays reserved for a few minutes.':
    'भुगतान सेवा से संपर्क नहीं हो सका। आपका ऑर्डर कुछ मिनट तक सुरक्षित है।',
  'This amount is too large for one online payment. Please contact us for another way to pay.':
    'यह रक़म एक ऑनलाइन भुगतान में ली जा सकने वाली रक़म से ज़्यादा है। कृपया हमें लिखें, हम भुगतान का दूसरा तरीक़ा निकालेंगे।',
  'We are confirming your payment. This can take a few minutes.':
    'हम आपके भुगतान की पुष्टि कर रहे हैं। इसमें कुछ मिनट लग सकते हैं।',
  'We have received your payment and are checking it. We will email you.':
    'आपका भुगतान मिल गया है और हम उसकी जाँच कर रहे हैं। हम आपको ई-मेल भेजेंगे।',
  'There was nothing left to pay. We are refunding your payment.':
    'कुछ चुकाना बाक़ी नहीं था। हम आपको रिफ़ंड दे रहे हैं।',
  'Your payment arrived after the reservation expired. We are refunding it.':
    'आपका भुगतान तय समय के बाद आया। हम आपको रिफ़ंड दे रहे हैं।',

  // Orders, returns, documents
  'We could not find this order.': 'यह ऑर्डर नहीं मिला।',
  'We could not find an order with this number and contact. Please check both and try again.':
    'इस नंबर और संपर्क का कोई ऑर्डर नहीं मिला। कृपया दोनों जाँचकर फिर कोशिश करें।',
  'This link has expired. Ask for a new one, or enter your order number and email address.':
    'इस लिंक की अवधि समाप्त हो गई है। नया लिंक मँगाएँ या अपना ऑर्डर नंबर और ई-मेल लिखें।',
  'This link is not valid.': 'यह लिंक मान्य नहीं है।',
  'There is no invoice for this order yet.': 'इस ऑर्डर का बिल अभी नहीं बना है।',
  'We could not find this document.': 'यह दस्तावेज़ नहीं मिला।',
  'Your order is packed or being made for you. You can ask us to cancel it.':
    'आपका ऑर्डर पैक हो चुका है या आपके लिए बन रहा है। आप हमसे उसे रद्द करने को कह सकते हैं।',
  'This is not possible: the order is {state}.': 'यह संभव नहीं: ऑर्डर की स्थिति “{state}” है।',
  'Someone else has just changed this order. It is now {state}. Please check it again.':
    'यह ऑर्डर अभी-अभी बदला गया है। अब इसकी स्थिति “{state}” है। कृपया फिर से देखें।',
  'Please tell us a little more.': 'कृपया थोड़ा और बताएँ।',
  'Please tell us how we can help you.': 'कृपया बताएँ कि हम आपकी क्या मदद कर सकते हैं।',
  'We could not find this instalment.': 'यह किस्त नहीं मिली।',
  'This instalment is already paid.': 'इस किस्त का भुगतान हो चुका है।',
  'There is nothing left to pay on this instalment.': 'इस किस्त में अब कुछ चुकाना बाक़ी नहीं है।',
  'The amount has just changed. Please check it and try again.':
    'रक़म अभी-अभी बदली है। कृपया जाँचकर फिर कोशिश करें।',
  'This order is closed. There is nothing left to pay.':
    'यह ऑर्डर बंद हो चुका है। अब कुछ चुकाना बाक़ी नहीं है।',

  // Writing to the shop
  'We could not send this message. Please email us instead.':
    'यह संदेश नहीं भेजा जा सका। कृपया हमें ई-मेल करें।',
  'We could not accept this story. Please email it to us instead.':
    'यह कहानी नहीं भेजी जा सकी। कृपया इसे हमें ई-मेल से भेजें।',
  'This kind of message is not valid': 'इस तरह का संदेश मान्य नहीं है',
  'Message is required': 'संदेश लिखना ज़रूरी है',
  'Please tell us a little more, at least 80 characters': 'कृपया थोड़ा और लिखें, कम से कम 80 अक्षर',
  'The photo is larger than 5MB': 'तस्वीर 5MB से बड़ी है',
  'Please choose a time from the list.': 'कृपया सूची में से समय चुनें।',
  'We could not find this product.': 'यह उत्पाद नहीं मिला।',
  'We could not find this collection.': 'यह संग्रह नहीं मिला।',
  'Choose a piece.': 'कोई उत्पाद चुनें।',
  'This piece is in stock. You can buy it now.': 'यह उत्पाद स्टॉक में है। आप इसे अभी ख़रीद सकते हैं।',
  'We will email you once when this piece is back in stock.':
    'यह उत्पाद स्टॉक में वापस आते ही हम आपको एक बार ई-मेल भेजेंगे।',
  'Please open the link in the email we sent you.': 'कृपया हमारे भेजे ई-मेल का लिंक खोलें।',
  'Unknown field.': 'यह फ़ील्ड मान्य नहीं है।',

  // Reviews
  'Please choose one to five stars': 'कृपया एक से पाँच सितारे चुनें',
  'Please write a few words about the piece': 'कृपया उत्पाद के बारे में कुछ शब्द लिखें',
  'Please write at least {least} characters': 'कृपया कम से कम {least} अक्षर लिखें',
  'At most {most} characters': 'अधिकतम {most} अक्षर',
  'You can review a piece once it has been delivered to you.':
    'उत्पाद आप तक पहुँचने के बाद ही उसकी समीक्षा लिख सकते हैं।',
  'You have already reviewed this piece. You can edit your review instead.':
    'आप इस उत्पाद की समीक्षा लिख चुके हैं। आप उसे बदल सकते हैं।',
  'This piece is no longer in our shop.': 'यह उत्पाद अब हमारी दुकान में नहीं है।',
  'We could not find this review.': 'यह समीक्षा नहीं मिली।',
  'The 30 days to edit this review are over. You can still withdraw it.':
    'इस समीक्षा को बदलने के 30 दिन पूरे हो गए हैं। आप इसे अब भी वापस ले सकते हैं।',

  ...bulkMessagesHindi,

  // Field names used in messages
  'First name': 'नाम',
  'Last name': 'उपनाम',
  'Company name': 'कंपनी का नाम',
  'Contact person': 'संपर्क व्यक्ति',
  Email: 'ई-मेल',
  Phone: 'फ़ोन',
  Industry: 'उद्योग',
  Requirements: 'ज़रूरतें',
  'Additional information': 'और जानकारी',
  'The PO number': 'पीओ नंबर',
  'A message': 'एक संदेश',
  Subject: 'विषय',
  Message: 'संदेश',
  Name: 'नाम',
  Place: 'जगह',
  Craft: 'शिल्प',
  Title: 'शीर्षक',
  Story: 'कहानी',
};
