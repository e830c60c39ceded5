/** Names and values of options, which are stored in English. */
export const optionTermsHindi: Readonly<Record<string, string>> = {
  Size: 'साइज़',
  Colour: 'रंग',
  Age: 'उम्र',
  Drop: 'लंबाई',
  size: 'साइज़',
  age: 'उम्र',
  drop: 'लंबाई',

  'Window {drop} cm': 'खिड़की {drop} सेमी',
  'Long door {drop} cm': 'लंबा दरवाज़ा {drop} सेमी',
  'Door {drop} cm': 'दरवाज़ा {drop} सेमी',

  'Powder blue': 'हल्का नीला',
  White: 'सफ़ेद',
  Red: 'लाल',
  Pink: 'गुलाबी',
  Orange: 'नारंगी',
  Yellow: 'पीला',
  Green: 'हरा',
  Blue: 'नीला',
  Purple: 'बैंगनी',
  Brown: 'भूरा',
  'Black and grey': 'काला और धूसर',
  'White and natural': 'सफ़ेद और प्राकृतिक',
};
