import type { TermTranslations } from '../translate.ts';

export const measuresHindi: TermTranslations = {
  '{length} m × {width} cm with {more} m blouse piece attached':
    '{length} मीटर × {width} सेमी, {more} मीटर का ब्लाउज़ पीस साथ में',
  '{length} m × {width} cm, no blouse piece': '{length} मीटर × {width} सेमी, बिना ब्लाउज़ पीस',
  'Length {length} cm in size {size}; chest {chest} cm; half sleeves':
    'साइज़ {size} में लंबाई {length} सेमी; सीना {chest} सेमी; आधी बाँह',
  'Length {length} cm in size {size}; chest {chest} cm':
    'साइज़ {size} में लंबाई {length} सेमी; सीना {chest} सेमी',
  'Length {length} cm in size {size}; bust {chest} cm; hem {hem} m':
    'साइज़ {size} में लंबाई {length} सेमी; सीना {chest} सेमी; घेर {hem} मीटर',
  'Length {length} cm at age {age}; chest {chest} cm':
    '{age} की उम्र में लंबाई {length} सेमी; सीना {chest} सेमी',
  'Skirt length {length} cm, hem {hem} m; waist {waist} cm by drawstring; {blouse} m blouse cloth; {dupatta} m net dupatta':
    'घाघरे की लंबाई {length} सेमी, घेर {hem} मीटर; डोरी से कमर {waist} सेमी; ब्लाउज़ का कपड़ा {blouse} मीटर; जालीदार दुपट्टा {dupatta} मीटर',
  'Skirt length {length} cm, hem {hem} m; waist {waist} cm by drawstring; {blouse} m blouse cloth; {dupatta} m dupatta':
    'घाघरे की लंबाई {length} सेमी, घेर {hem} मीटर; डोरी से कमर {waist} सेमी; ब्लाउज़ का कपड़ा {blouse} मीटर; दुपट्टा {dupatta} मीटर',
  'Made to measure: length {length} cm, hem {hem} m; {blouse} m blouse cloth; {dupatta} m dupatta':
    'माप पर सिला: लंबाई {length} सेमी, घेर {hem} मीटर; ब्लाउज़ का कपड़ा {blouse} मीटर; दुपट्टा {dupatta} मीटर',
  'Skirt length {length} cm, hem {hem} m; waist by drawstring to {waist} cm':
    'घाघरे की लंबाई {length} सेमी, घेर {hem} मीटर; डोरी से कमर {waist} सेमी तक',
  'Dhoti {dhoti} cm; angavastram {angavastram} cm': 'धोती {dhoti} सेमी; अंगवस्त्रम {angavastram} सेमी',
  'Sheet {sheet} cm; two pillow covers {cover} cm': 'चादर {sheet} सेमी; दो तकिया ग़िलाफ़ {cover} सेमी',
  '{size} cm, three layers': '{size} सेमी, तीन परतें',
  'One panel, {width} cm wide; drop as chosen': 'एक पल्ला, {width} सेमी चौड़ा; लंबाई चुनाव के अनुसार',
  '{size} cm, {thickness} cm thick': '{size} सेमी, मोटाई {thickness} सेमी',
  '{size} cm with {fringe} cm fringe': '{size} सेमी, {fringe} सेमी की झालर के साथ',
  '{size} cm with twisted fringe': '{size} सेमी, बटी झालर के साथ',
  '{size} cm with fringe': '{size} सेमी, झालर के साथ',
  'Three, {size} cm each': 'तीन, हर एक {size} सेमी',
  '{length} cm long, {width} cm at the blade': 'लंबाई {length} सेमी, चौड़े सिरे पर {width} सेमी',
  '{size} cm; handles {handles} cm': '{size} सेमी; हत्थे {handles} सेमी',
  '{size} cm; strap {strap} cm': '{size} सेमी; पट्टा {strap} सेमी',
  '{drop} cm drop, {weight} g the pair': 'लटकन {drop} सेमी, जोड़ी का वज़न {weight} ग्राम',
  'Inner diameter {inner} mm in size {size}; each {width} mm wide':
    'साइज़ {size} में भीतरी व्यास {inner} मिमी; हर एक {width} मिमी चौड़ी',
  'Length adjustable {length} cm; pendant {pendant} cm':
    'लंबाई {length} सेमी तक घटती-बढ़ती; लटकन {pendant} सेमी',
  'Strand {strand} cm; disc {disc} cm': 'लड़ी {strand} सेमी; चकती {disc} सेमी',
  '{height} cm high, {width} cm across': 'ऊँचाई {height} सेमी, चौड़ाई {width} सेमी',
  '{width} cm across, {height} cm high': 'चौड़ाई {width} सेमी, ऊँचाई {height} सेमी',
  '{size} cm, unframed': '{size} सेमी, बिना फ़्रेम',
  '{size} cm with bamboo rods': '{size} सेमी, बाँस की छड़ों के साथ',
  '{width} cm across, {thickness} cm thick': 'चौड़ाई {width} सेमी, मोटाई {thickness} सेमी',

  // After the longer ones, because the first match counts.
  '{length} m × {width} cm': '{length} मीटर × {width} सेमी',
  '{length} m': '{length} मीटर',
  '{width} cm': '{width} सेमी',
  '{weight} g/m²': '{weight} ग्राम/वर्ग मीटर',
  '{weight} kg': '{weight} किलो',
  '{weight} g': '{weight} ग्राम',
  '{weight} lb': '{weight} पाउंड',
  '{weight} oz': '{weight} औंस',
};
