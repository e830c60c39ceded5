import type { TermTranslations } from '../translate.ts';

export const careHindi: TermTranslations = {
  'Dry clean the first three times, then hand wash alone in cold water with a mild liquid soap. Dry flat in shade. Iron on low from the back.':
    'पहली तीन बार ड्राई क्लीन कराएँ, फिर ठंडे पानी में हल्के तरल साबुन से अलग हाथ से धोएँ। छाँव में फैलाकर सुखाएँ। उलटी ओर से हल्की इस्त्री करें।',
  'Dry clean only. Wrap in muslin, never plastic, and refold along new lines every few months so that the zari does not crack. Keep perfume away from the metal thread.':
    'केवल ड्राई क्लीन। मलमल में लपेटें, प्लास्टिक में कभी नहीं, और हर कुछ महीने में नई तह लगाएँ ताकि ज़री न टूटे। धातु के तार को इत्र से बचाएँ।',
  'Machine wash cold on a gentle cycle, or hand wash. Expect up to 3 % shrinkage in the first wash. Dry in shade, iron damp on medium.':
    'मशीन में ठंडे पानी से धीमे चक्र पर या हाथ से धोएँ। पहली धुलाई में 3 % तक सिकुड़ सकता है। छाँव में सुखाएँ, नम रहते मध्यम इस्त्री करें।',
  'Hand wash alone in cold water with a pH-neutral soap; the first two washes release surplus dye. Do not soak, do not use bleach or lemon. Dry in shade, inside out.':
    'ठंडे पानी में pH-न्यूट्रल साबुन से अलग हाथ से धोएँ; पहली दो धुलाइयों में अतिरिक्त रंग निकलता है। भिगोएँ नहीं, ब्लीच या नींबू न लगाएँ। उलटा करके छाँव में सुखाएँ।',
  'Wash alone in cold water until the water runs clear, usually three washes. Indigo rubs off a little on pale cloth at first; that is the dye, not a fault. Dry in shade.':
    'ठंडे पानी में अलग धोएँ जब तक पानी साफ़ न निकले, प्रायः तीन धुलाइयाँ। शुरू में नील हल्के कपड़ों पर थोड़ा लगता है; यह रंग का स्वभाव है, दोष नहीं। छाँव में सुखाएँ।',
  'Hand wash inside out in cold water, or dry clean. Do not wring. Dry flat in shade and iron from the back over a towel.':
    'उलटा करके ठंडे पानी में हाथ से धोएँ, या ड्राई क्लीन कराएँ। निचोड़ें नहीं। छाँव में फैलाकर सुखाएँ और तौलिये पर उलटी ओर से इस्त्री करें।',
  'Dry clean only, and tell the cleaner that the piece carries metal-thread work. Store flat between sheets of muslin with the work facing up.':
    'केवल ड्राई क्लीन, और धोने वाले को बताएँ कि इस पर धातु के तार का काम है। मलमल की तहों के बीच सपाट रखें, काम ऊपर की ओर।',
  'Dry clean, or hand wash in cool water with wool soap. Press the water out in a towel, dry flat in shade. Store clean, with neem leaves or cedar.':
    'ड्राई क्लीन कराएँ, या ठंडे पानी में ऊन वाले साबुन से हाथ से धोएँ। तौलिये में दबाकर पानी निकालें, छाँव में फैलाकर सुखाएँ। साफ़ करके नीम की पत्तियों या देवदार के साथ रखें।',
  'Shake out and vacuum on low. Spot clean with a damp cloth and mild soap. Turn the piece every few months so that it wears evenly. Keep off standing water.':
    'झाड़ें और धीमे वैक्यूम से साफ़ करें। दाग़ को गीले कपड़े और हल्के साबुन से पोंछें। हर कुछ महीने में घुमा दें ताकि बराबर घिसे। ठहरे पानी से बचाएँ।',
  'Beat it outdoors to clear the grit. A wet mat should dry standing up in the sun. New coir sheds short fibres for two or three weeks.':
    'धूल निकालने के लिए बाहर झाड़ें। गीली चटाई को धूप में खड़ा करके सुखाएँ। नए नारियल रेशे से दो-तीन हफ़्ते छोटे रेशे झड़ते हैं।',
  'Dust with a soft dry cloth. Rub with a paste of tamarind or a mild metal polish twice a year if you like it bright; leave it alone if you like it dark.':
    'मुलायम सूखे कपड़े से पोंछें। चमक पसंद हो तो साल में दो बार इमली के लेप या हल्की मेटल पॉलिश से रगड़ें; गहरा रंग पसंद हो तो रहने दें।',
  'Wipe with a drop of coconut oil on a soft cloth to keep the black deep. No metal polish, no water left standing: both take the black away.':
    'काला रंग गहरा रखने के लिए मुलायम कपड़े पर नारियल तेल की एक बूँद से पोंछें। न धातु पॉलिश, न ठहरा पानी: दोनों काला रंग उतार देते हैं।',
  'Keep in the closed pouch with the anti-tarnish strip. Wipe with a dry silver cloth after wear. Avoid perfume and chlorinated water.':
    'कालापन रोकने वाली पट्टी के साथ बंद थैली में रखें। पहनने के बाद चाँदी के सूखे कपड़े से पोंछें। इत्र और क्लोरीन वाले पानी से बचाएँ।',
  'Dust with a dry brush. Unglazed clay drinks water and oil: keep it dry, and lift it from the base.':
    'सूखे ब्रश से धूल झाड़ें। बिना चमक की मिट्टी पानी और तेल सोखती है: सूखा रखें और तले से उठाएँ।',
  'Hand wash with a soft sponge. The body is low-fired quartz, not stoneware: no dishwasher, no microwave, no sudden heat.':
    'मुलायम स्पंज से हाथ से धोएँ। यह कम आँच पर पका क्वार्ट्ज़ है: न डिशवॉशर, न माइक्रोवेव, न अचानक गर्मी।',
  'Keep out of direct sun and damp. Dust with a soft dry brush; water will lift the colour. Frame behind glass with a mount so that the paint does not touch it.':
    'सीधी धूप और नमी से बचाएँ। मुलायम सूखे ब्रश से धूल झाड़ें; पानी रंग उठा देता है। काँच के पीछे माउंट के साथ मढ़ाएँ ताकि रंग काँच को न छुए।',
  'Wipe with a dry cloth. A little colourless cream once a year keeps it supple. Dry it slowly, away from heat, if it gets wet.':
    'सूखे कपड़े से पोंछें। साल में एक बार थोड़ी बेरंग क्रीम इसे मुलायम रखती है। भीग जाए तो गर्मी से दूर धीरे-धीरे सुखाएँ।',
  'Dust with a brush; wipe with a damp cloth and dry in moving air. Keep it out of constant sun, which makes cane brittle.':
    'ब्रश से धूल झाड़ें; गीले कपड़े से पोंछकर हवा में सुखाएँ। लगातार धूप से बचाएँ, उससे बेंत भुरभुरा होता है।',
  'Spot clean with a damp cloth. Do not soak or machine wash: jute weakens and smells when wet for long.':
    'दाग़ को गीले कपड़े से पोंछें। भिगोएँ नहीं, मशीन में न धोएँ: देर तक गीला रहने पर जूट कमज़ोर होता है और बदबू देता है।',
  'Keep away from heat and nail-polish remover; lac softens at about 65 °C. Take bangles off before washing up.':
    'गर्मी और नेल पॉलिश रिमूवर से दूर रखें; लाख लगभग 65 °C पर नरम होती है। बर्तन धोने से पहले चूड़ियाँ उतार दें।',
  'Put it on last and take it off first. Wipe with a dry cloth and store flat so that the thread does not stretch.':
    'सबसे बाद में पहनें और सबसे पहले उतारें। सूखे कपड़े से पोंछें और सपाट रखें ताकि धागा न खिंचे।',
  'Wipe with a soft dry cloth. The colour is lac rubbed in by friction on the lathe; alcohol and hot plates will mark it.':
    'मुलायम सूखे कपड़े से पोंछें। रंग ख़राद पर रगड़ से चढ़ी लाख है; शराब और गर्म बर्तन से निशान पड़ते हैं।',
  'Wipe with a soft damp cloth. Marble is etched by lemon, vinegar and wine, so dry spills at once.':
    'मुलायम गीले कपड़े से पोंछें। नींबू, सिरके और शराब से संगमरमर ख़राब होता है, इसलिए गिरे हुए को तुरंत सुखाएँ।',
};
