import type { TermTranslations } from './translate.ts';

/**
 * Orders keep their history for years. Events from before November 2026 are stored as English sentences without the
 * key of their message, so they must be recognised by their English words.
 */
export const oldOrderEventsHindi: TermTranslations = {
  'Checkout opened': 'चेकआउट शुरू हुआ',
  'Checkout opened again': 'चेकआउट फिर से शुरू हुआ',
  'Order placed, nothing left to pay': 'ऑर्डर हो गया, कुछ चुकाना बाक़ी नहीं',
  'Order placed': 'ऑर्डर हो गया',
  'Order created for {amount}': '{amount} का ऑर्डर बनाया गया',
  'Offer accepted': 'प्रस्ताव स्वीकार हुआ',
  'Offer accepted, version {version}': 'प्रस्ताव स्वीकार हुआ, संस्करण {version}',
  'Payment authorised': 'भुगतान अधिकृत हुआ',
  'Payment received': 'भुगतान मिला',
  'Payment received: instalment {instalment}': 'भुगतान मिला: किस्त {instalment}',
  'Payment received: {method}': 'भुगतान मिला: {method}',
  'Bank transfer received: instalment {instalment}': 'बैंक ट्रांसफ़र मिला: किस्त {instalment}',
  'Payment failed': 'भुगतान विफल रहा',
  'Too many payments failed': 'बहुत से भुगतान विफल हुए',
  'Payment closed': 'भुगतान बंद किया गया',
  'Payment not possible': 'भुगतान नहीं हो सका',
  'Reservation expired unpaid': 'भुगतान न होने से अवधि समाप्त हुई',
  'Paid late and sold out, refund requested':
    'भुगतान देर से आया और उत्पाद बिक चुका था, रिफ़ंड शुरू किया गया',
  'Paid after the checkout was closed, refund requested':
    'चेकआउट बंद होने के बाद भुगतान हुआ, रिफ़ंड शुरू किया गया',
  'Paid late and the code was used up, refund requested':
    'भुगतान देर से आया और कोड के सारे उपयोग हो चुके थे, रिफ़ंड शुरू किया गया',
  'Paid late and the gift card cannot pay its share, refund requested':
    'भुगतान देर से आया और गिफ़्ट कार्ड अपना हिस्सा नहीं चुका सकता, रिफ़ंड शुरू किया गया',
  'Paid twice, refund requested': 'दूसरी बार भुगतान हुआ, रिफ़ंड शुरू किया गया',
  'Paid after cancellation, refund requested': 'रद्द होने के बाद भुगतान हुआ, रिफ़ंड शुरू किया गया',
  'Paid after a full return, refund requested': 'सब कुछ लौटाए जाने के बाद भुगतान हुआ, रिफ़ंड शुरू किया गया',
  'Paid when nothing was due, refund requested': 'कुछ बाक़ी न होने पर भी भुगतान हुआ, रिफ़ंड शुरू किया गया',
  'An instalment was paid twice, refund requested': 'एक किस्त दो बार चुकाई गई, रिफ़ंड शुरू किया गया',
  'Payment voided, it was recorded by mistake': 'भुगतान ग़लती से दर्ज हुआ था, इसलिए हटाया गया',
  'Order confirmed': 'ऑर्डर की पुष्टि हुई',
  Packed: 'पैक हुआ',
  'Put on hold': 'रोका गया',
  'Released from hold': 'रोक हटाई गई',
  'Handed to the courier': 'कूरियर को दिया गया',
  'On its way': 'रास्ते में',
  'On its way: {parcels}': 'रास्ते में: {parcels}',
  'Out for delivery': 'डिलीवरी के लिए निकला',
  'Out for delivery: {parcels}': 'डिलीवरी के लिए निकला: {parcels}',
  Delivered: 'पहुँच गया',
  'Delivered: {parcels}': 'पहुँच गया: {parcels}',
  'Returning to sender': 'भेजने वाले को लौट रहा है',
  'Returning to sender: {parcels}': 'भेजने वाले को लौट रहा है: {parcels}',
  Reshipped: 'दोबारा भेजा गया',
  'Came back to the shop': 'दुकान पर लौट आया',
  'Order cancelled': 'ऑर्डर रद्द हुआ',
  'Cancellation requested': 'रद्द करने का अनुरोध मिला',
  'Reviewed, not cancelled': 'जाँच हुई, ऑर्डर रद्द नहीं हुआ',
  'Not cancelled, released from hold': 'रद्द नहीं हुआ, रोक हटाई गई',
  'Not cancelled, already shipped': 'रद्द नहीं हुआ, पहले ही भेजा जा चुका था',
  'Not cancelled, already delivered': 'रद्द नहीं हुआ, पहले ही पहुँच चुका था',
  'Not cancelled, returned to the shop': 'रद्द नहीं हुआ, दुकान पर लौट आया',
  'Delivery details changed': 'डिलीवरी की जानकारी बदली गई',
  'Items removed': 'आइटम हटाए गए',
  'Items removed, {amount} to be refunded': 'आइटम हटाए गए, {amount} का रिफ़ंड होगा',
  'Items removed, {amount} deducted from the balance': 'आइटम हटाए गए, बक़ाया रक़म {amount} कम हुई',
  'Items removed, {amount} deducted from the balance; refund of {rest} requested':
    'आइटम हटाए गए, बक़ाया रक़म {amount} कम हुई और {rest} का रिफ़ंड शुरू किया गया',
  'Added to an account': 'खाते में जोड़ा गया',
  'Email sent again': 'ई-मेल दोबारा भेजा गया',
  'Review resolved': 'जाँच पूरी हुई',
  Note: 'टिप्पणी',
  'Return requested': 'वापसी का अनुरोध मिला',
  'Return opened by the shop at the customer’s request': 'ग्राहक के अनुरोध पर दुकान ने वापसी दर्ज की',
  'Returned items received': 'लौटाए गए आइटम मिल गए',
  'Refund of {amount} requested': '{amount} का रिफ़ंड शुरू किया गया',
  '{amount} deducted from the balance due, for returned items':
    'लौटाए गए आइटमों के {amount} बक़ाया रक़म से घटाए गए',
  '{amount} deducted from the balance due, for returned items; refund of {rest} requested':
    'लौटाए गए आइटमों के {amount} बक़ाया रक़म से घटाए गए, और {rest} का रिफ़ंड शुरू किया गया',
  '{amount} deducted from the balance due, for undelivered items':
    'बिना डिलीवरी लौटे आइटमों के {amount} बक़ाया रक़म से घटाए गए',
  '{amount} deducted from the balance due, for undelivered items; refund of {rest} requested':
    'बिना डिलीवरी लौटे आइटमों के {amount} बक़ाया रक़म से घटाए गए, और {rest} का रिफ़ंड शुरू किया गया',
  'Refund sent': 'रिफ़ंड भेजा गया',
  'A refund failed': 'रिफ़ंड विफल रहा',
  '{amount} refunded': '{amount} का रिफ़ंड हुआ',
};
