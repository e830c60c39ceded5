import type { MessageTranslations } from '../translate.ts';

export const measuresHindi: MessageTranslations = {
  '{length} m × {width} cm with {more} m blouse piece attached':
    '{length} m × {width} cm, {more} m का ब्लाउज़ पीस साथ में',
  '{length} m × {width} cm, no blouse piece': '{length} m × {width} cm, बिना ब्लाउज़ पीस',
  'Length {length} cm in size {size}; chest {chest} cm; half sleeves':
    'साइज़ {size} में लंबाई {length} cm; सीना {chest} cm; आधी बाँह',
  'Length {length} cm in size {size}; chest {chest} cm':
    'साइज़ {size} में लंबाई {length} cm; सीना {chest} cm',
  'Length {length} cm in size {size}; bust {chest} cm; hem {hem} m':
    'साइज़ {size} में लंबाई {length} cm; सीना {chest} cm; घेर {hem} m',
  'Length {length} cm at age {age}; chest {chest} cm':
    '{age} की उम्र में लंबाई {length} cm; सीना {chest} cm',
  'Skirt length {length} cm, hem {hem} m; waist {waist} cm by drawstring; {blouse} m blouse cloth; {dupatta} m net dupatta':
    'घाघरे की लंबाई {length} cm, घेर {hem} m; डोरी से कमर {waist} cm; ब्लाउज़ का कपड़ा {blouse} m; जालीदार दुपट्टा {dupatta} m',
  'Skirt length {length} cm, hem {hem} m; waist {waist} cm by drawstring; {blouse} m blouse cloth; {dupatta} m dupatta':
    'घाघरे की लंबाई {length} cm, घेर {hem} m; डोरी से कमर {waist} cm; ब्लाउज़ का कपड़ा {blouse} m; दुपट्टा {dupatta} m',
  'Made to measure: length {length} cm, hem {hem} m; {blouse} m blouse cloth; {dupatta} m dupatta':
    'माप पर सिला: लंबाई {length} cm, घेर {hem} m; ब्लाउज़ का कपड़ा {blouse} m; दुपट्टा {dupatta} m',
  'Skirt length {length} cm, hem {hem} m; waist by drawstring to {waist} cm':
    'घाघरे की लंबाई {length} cm, घेर {hem} m; डोरी से कमर {waist} cm तक',
  'Dhoti {dhoti} cm; angavastram {angavastram} cm': 'धोती {dhoti} cm; अंगवस्त्रम {angavastram} cm',
  'Sheet {sheet} cm; two pillow covers {cover} cm': 'चादर {sheet} cm; दो तकिया ग़िलाफ़ {cover} cm',
  '{size} cm, three layers': '{size} cm, तीन परतें',
  'One panel, {width} cm wide; drop as chosen': 'एक पल्ला, {width} cm चौड़ा; लंबाई चुनाव के अनुसार',
  '{size} cm, {thickness} cm thick': '{size} cm, मोटाई {thickness} cm',
  '{size} cm with {fringe} cm fringe': '{size} cm, {fringe} cm की झालर के साथ',
  '{size} cm with twisted fringe': '{size} cm, बटी झालर के साथ',
  '{size} cm with fringe': '{size} cm, झालर के साथ',
  'Three, {size} cm each': 'तीन, हर एक {size} cm',
  '{length} cm long, {width} cm at the blade': 'लंबाई {length} cm, चौड़े सिरे पर {width} cm',
  '{size} cm; handles {handles} cm': '{size} cm; हत्थे {handles} cm',
  '{size} cm; strap {strap} cm': '{size} cm; पट्टा {strap} cm',
  '{drop} cm drop, {weight} g the pair': 'लटकन {drop} cm, जोड़ी का वज़न {weight} g',
  'Inner diameter {inner} mm in size {size}; each {width} mm wide':
    'साइज़ {size} में भीतरी व्यास {inner} mm; हर एक {width} mm चौड़ी',
  'Length adjustable {length} cm; pendant {pendant} cm':
    'लंबाई {length} cm तक घटती-बढ़ती; लटकन {pendant} cm',
  'Strand {strand} cm; disc {disc} cm': 'लड़ी {strand} cm; चकती {disc} cm',
  '{height} cm high, {width} cm across': 'ऊँचाई {height} cm, चौड़ाई {width} cm',
  '{width} cm across, {height} cm high': 'चौड़ाई {width} cm, ऊँचाई {height} cm',
  '{size} cm, unframed': '{size} cm, बिना फ़्रेम',
  '{size} cm with bamboo rods': '{size} cm, बाँस की छड़ों के साथ',
  '{width} cm across, {thickness} cm thick': 'चौड़ाई {width} cm, मोटाई {thickness} cm',

  Size: 'साइज़',
  Age: 'उम्र',
  Drop: 'लंबाई',
  size: 'साइज़',
  age: 'उम्र',
  drop: 'लंबाई',
  'Window {drop} cm': 'खिड़की {drop} cm',
  'Long door {drop} cm': 'लंबा दरवाज़ा {drop} cm',
  'Door {drop} cm': 'दरवाज़ा {drop} cm',
};
