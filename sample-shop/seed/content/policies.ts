/** Policies in English and Hindi. Paragraphs are plain text; {…} is replaced by a figure from the settings. */
export const POLICIES = [
  {
    id: 'returns',
    title: 'Returns and refunds',
    paragraphs: [
      'You can request a return within {returnDays} days of delivery, on your order page or by email. If a piece is not as we described it, you can return it at any time. We collect the parcel free of charge from the address we delivered to.',
      'The piece must be unworn, unwashed and have its tag. Pieces stitched, embroidered, cut or woven to your measurements, and items agreed in a quotation, can be returned only if they are faulty or not what you ordered.',
      'We check the parcel within two working days of its arrival and start the refund on the same day, to the card, account or wallet you paid with. Banks take five to seven working days to show it.',
    ],
    titleHindi: 'वापसी और रिफ़ंड',
    paragraphsHindi: [
      'डिलीवरी के {returnDays} दिन के भीतर आप अपने ऑर्डर के पेज से या ई-मेल से वापसी का अनुरोध कर सकते हैं। उत्पाद हमारे बताए जैसा न हो, तो उसे कभी भी लौटा सकते हैं। पार्सल हम उसी पते से मुफ़्त में ले जाते हैं जहाँ पहुँचाया था।',
      'उत्पाद पहना या धोया हुआ न हो और उस पर टैग लगा हो। आपके नाप पर सिले, काढ़े, काटे या बुने उत्पाद, और जो कोटेशन में तय हुए हों, तभी लौटाए जा सकते हैं जब उनमें ख़राबी हो या वे ऑर्डर जैसे न हों।',
      'पार्सल मिलने के दो कार्य-दिवस में हम उसे जाँचते हैं और उसी दिन रिफ़ंड शुरू करते हैं, उसी कार्ड, खाते या वॉलेट में जिससे भुगतान हुआ था। बैंक में दिखने में पाँच से सात कार्य-दिवस लगते हैं।',
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    paragraphs: [
      'We pack orders within {dispatchTime}, in paper and cotton. Made-to-order pieces ship when they are ready; the product page shows when to expect them.',
      'Shipping within India is free above {freeShippingAbove} and costs {shippingFee} otherwise. We email you the tracking number when your parcel ships.',
      'If three delivery attempts fail, the parcel comes back to us. We call you before that happens, and send it once more free of charge.',
    ],
    titleHindi: 'डिलीवरी',
    paragraphsHindi: [
      'ऑर्डर {dispatchTime} में काग़ज़ और सूती कपड़े में पैक होते हैं। ऑर्डर पर बनने वाले उत्पाद तैयार होने पर भेजे जाते हैं; वे कब तक पहुँचेंगे, यह उत्पाद के पेज पर दिखता है।',
      'भारत में {freeShippingAbove} से ऊपर डिलीवरी मुफ़्त है, वरना {shippingFee}। पार्सल भेजते ही हम ट्रैकिंग नंबर ई-मेल करते हैं।',
      'तीन कोशिशों में डिलीवरी न हो पाए, तो पार्सल हमारे पास लौट आता है। उससे पहले हम आपको फ़ोन करते हैं, और उसे एक बार फिर मुफ़्त भेजते हैं।',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'We keep what we need for your order: your name, addresses, phone number, email address and what you bought. Card and bank details go only to the payment company and never pass through our servers.',
      'The law requires us to keep invoices for eight full years after their financial year. You can see, correct, download or delete everything else on your profile page. Orders then stay without your name, phone number, email address and street.',
      'We send the newsletter only to people who confirmed their subscription. Each issue has an unsubscribe link.',
    ],
    titleHindi: 'निजता',
    paragraphsHindi: [
      'हम वही रखते हैं जो ऑर्डर के लिए ज़रूरी है: आपका नाम, पते, फ़ोन नंबर, ई-मेल पता और आपने क्या ख़रीदा। कार्ड और बैंक की जानकारी केवल भुगतान कंपनी को जाती है, हमारे सर्वर से होकर नहीं।',
      'क़ानून के अनुसार हमें बिल उनके वित्त वर्ष के बाद आठ पूरे साल तक रखने होते हैं। बाक़ी सब आप अपने प्रोफ़ाइल पेज पर देख, सुधार, डाउनलोड या मिटा सकते हैं। तब ऑर्डर में आपका नाम, फ़ोन नंबर, ई-मेल पता और गली का पता नहीं रहता।',
      'न्यूज़लेटर केवल उन्हें जाता है जिन्होंने उसकी पुष्टि की है। हर ई-मेल में अनसब्सक्राइब करने का लिंक होता है।',
    ],
  },
  {
    id: 'terms',
    title: 'Terms of sale',
    paragraphs: [
      'Prices are in rupees. You see the GST before you pay. A contract is made when we confirm your payment. Until then, others can still buy the pieces in your cart.',
      'Each product page names the maker, place and fibre, as far as we know them. If anything we say about a piece proves wrong, write to us: you can return it at any time.',
      'Complaints go to the Grievance Officer named on the contact page, who acknowledges them within 48 hours and resolves them within a month. Courts in Bengaluru have jurisdiction.',
    ],
    titleHindi: 'बिक्री की शर्तें',
    paragraphsHindi: [
      'दाम रुपये में हैं। जीएसटी भुगतान से पहले दिखता है। अनुबंध तब होता है जब हम आपके भुगतान की पुष्टि करते हैं; तब तक आपके कार्ट के उत्पाद कोई और भी ख़रीद सकता है।',
      'हर उत्पाद के पेज पर उसके बनाने वाले, जगह और रेशे की जानकारी है, जितनी हमें पता है। उत्पाद के बारे में हमारी कोई बात ग़लत निकले, तो हमें लिखें; आप उसे कभी भी लौटा सकते हैं।',
      'शिकायतें संपर्क पेज पर दिए गए शिकायत अधिकारी के पास जाती हैं, जो 48 घंटे में उनके मिलने की पुष्टि करते हैं और एक महीने में निपटारा करते हैं। न्याय-क्षेत्र बेंगलुरु के न्यायालयों का है।',
    ],
  },
] as const;
