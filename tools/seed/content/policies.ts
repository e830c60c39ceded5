/** Policies in English and Hindi. Paragraphs are plain text; {…} is replaced by a figure from the settings. */
export const POLICIES = [
  {
    id: 'returns',
    title: 'Returns and refunds',
    paragraphs: [
      'You have {returnDays} days from delivery to ask for a return from your order page or by mail, and all the time you need when a piece is not as we described it. We collect the parcel from the address to which we sent it, at no charge.',
      'The piece must be unworn, unwashed and have its tag. Pieces stitched, embroidered, cut or woven to your measure, and what we agreed with you by quotation, come back only when they are faulty or not what you ordered.',
      'When the parcel has arrived we look at it within two working days and start the refund on the same day, to the card, account or wallet that paid. Banks take five to seven working days to show it.',
    ],
    titleHindi: 'वापसी और धन-वापसी',
    paragraphsHindi: [
      'आपके पास पहुँचने के दिन से {returnDays} दिन हैं: वापसी अपने ऑर्डर के पन्ने से या ई-मेल से माँगें। वस्तु हमारे बताए जैसी न हो तो कभी भी माँगें। हम पार्सल उसी पते से बिना शुल्क उठाते हैं जहाँ हमने भेजा था।',
      'वस्तु पहनी या धोई हुई न हो और उस पर टैग लगा हो। आपके नाप पर सिली, काढ़ी, काटी या बुनी वस्तुएँ, और जो आपसे कोटेशन में तय हुआ, तभी लौटती हैं जब उनमें दोष हो या वे आपके ऑर्डर जैसी न हों।',
      'पार्सल आने के दो कार्य-दिवस में हम उसे देखते हैं और उसी दिन धन-वापसी शुरू करते हैं, उसी कार्ड, खाते या वॉलेट में जिससे भुगतान हुआ था। बैंक को दिखाने में पाँच से सात कार्य-दिवस लगते हैं।',
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    paragraphs: [
      'Orders are packed within {dispatchTime}, in paper and cotton. What is woven to order leaves when it is ready; its page says when it should arrive.',
      'Shipping within India is free above {freeShippingAbove} and {shippingFee} otherwise. You get the courier’s number by mail when the parcel leaves us.',
      'A parcel that three attempts could not deliver comes back to us. We call you before that, and send it once more at no charge.',
    ],
    titleHindi: 'भेजना',
    paragraphsHindi: [
      'ऑर्डर {dispatchTime} में काग़ज़ और सूती कपड़े में पैक होते हैं। जो ऑर्डर पर बुना जाता है वह तैयार होने पर निकलता है; उसका पन्ना बताता है कि वह कब तक पहुँचेगा।',
      'भारत में {freeShippingAbove} से ऊपर भेजना मुफ़्त है, अन्यथा {shippingFee}। पार्सल निकलते ही कूरियर का नंबर ई-मेल से मिलता है।',
      'जो पार्सल तीन प्रयासों में न पहुँचे वह हमारे पास लौट आता है। उससे पहले हम आपको फ़ोन करते हैं और एक बार फिर बिना शुल्क भेजते हैं।',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'We keep what an order needs: your name, addresses, phone, e-mail and what you bought. Card and bank details go to the payment company only; they never pass through our servers.',
      'The law makes us keep invoices for eight full years after their financial year. Everything else you may see, correct, take with you or have deleted from your profile page; orders then stay without your name, phone, e-mail and street.',
      'The newsletter goes to those who confirmed it, and each issue has a link that ends it.',
    ],
    titleHindi: 'निजता',
    paragraphsHindi: [
      'हम वही रखते हैं जो ऑर्डर के लिए चाहिए: आपका नाम, पते, फ़ोन, ई-मेल और आपने क्या ख़रीदा। कार्ड और बैंक की जानकारी केवल भुगतान कंपनी को जाती है; वह हमारे सर्वर से होकर नहीं गुज़रती।',
      'क़ानून के अनुसार हमें बिल उनके वित्त वर्ष के बाद आठ पूरे साल रखने होते हैं। बाक़ी सब आप अपने प्रोफ़ाइल पन्ने से देख, सुधार, साथ ले जा या मिटवा सकते हैं; तब ऑर्डर आपके नाम, फ़ोन, ई-मेल और गली के पते के बिना रहते हैं।',
      'समाचार-पत्र उन्हीं को जाता है जिन्होंने उसकी पुष्टि की, और हर अंक में उसे बंद करने का लिंक होता है।',
    ],
  },
  {
    id: 'terms',
    title: 'Terms of sale',
    paragraphs: [
      'Prices are in rupees. GST is shown before you pay. A contract begins when we confirm your payment; until then pieces in your cart can be bought by others.',
      'The page of a piece names its maker, place and fibre, as far as we know them. If a statement about a piece proves wrong, you may return it at any time: write to us.',
      'Complaints go to the Grievance Officer named on the contact page, who acknowledges them within 48 hours and settles them within a month. Courts in Bengaluru have jurisdiction.',
    ],
    titleHindi: 'बिक्री की शर्तें',
    paragraphsHindi: [
      'दाम रुपये में हैं। जीएसटी भुगतान से पहले दिखता है। अनुबंध तब होता है जब हम आपके भुगतान की पुष्टि करते हैं; तब तक आपके कार्ट की वस्तुएँ और लोग ख़रीद सकते हैं।',
      'हर वस्तु का पन्ना उसके बनाने वाले, स्थान और रेशे का नाम बताता है, जहाँ तक हम जानते हैं। वस्तु के बारे में कही कोई बात ग़लत निकले तो आप उसे कभी भी लौटा सकते हैं: हमें लिखें।',
      'शिकायतें संपर्क पन्ने पर दिए शिकायत अधिकारी को जाती हैं, जो 48 घंटे में उनकी पावती देते हैं और एक महीने में उन्हें निपटाते हैं। न्याय-क्षेत्र बेंगलुरु के न्यायालयों का है।',
    ],
  },
] as const;
