/** State names of the data set that differ from the store's table. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
};

/**
 * Pincodes with the wrong state in the data set. Most come from states that changed: Telangana left Andhra Pradesh
 * in 2014, Ladakh left Jammu and Kashmir in 2019, and Dadra and Nagar Haveli joined Daman and Diu in 2020.
 */
export const CORRECTED_STATES: Readonly<Record<string, string>> = {
  '334002': 'Rajasthan',
  '384316': 'Gujarat',
  '504346': 'Telangana',
  '612906': 'Tamil Nadu',
  '791701': 'Arunachal Pradesh',
  '799001': 'Tripura',
  '813208': 'Bihar',
  '814131': 'Jharkhand',
};

/** Sorting regions that now belong to another state. */
export const CORRECTED_REGIONS: Readonly<Record<string, string>> = { '194': 'Ladakh' };

export const CITY_NAMES: Readonly<Record<string, string>> = {
  '24 PARAGANAS NORTH': 'North 24 Parganas',
  '24 PARAGANAS SOUTH': 'South 24 Parganas',
  AHMADABAD: 'Ahmedabad',
  'BENGALURU RURAL': 'Bengaluru',
  'BENGALURU URBAN': 'Bengaluru',
  CENTRAL: 'Delhi',
  EAST: 'Delhi',
  'GAUTAM BUDDHA NAGAR': 'Gautam Buddha Nagar (Noida)',
  GANGANAGAR: 'Sri Ganganagar',
  Jagitial: 'Jagtial',
  'KAMRUP METRO': 'Guwahati',
  'KANPUR NAGAR': 'Kanpur',
  'LAKSHADWEEP DISTRICT': 'Lakshadweep',
  'LEH LADAKH': 'Leh',
  'MUMBAI SUBURBAN': 'Mumbai',
  NORTH: 'Delhi',
  'NORTH EAST': 'Delhi',
  'NORTH WEST': 'Delhi',
  NTR: 'Vijayawada',
  PONDICHERRY: 'Puducherry',
  'S.A.S Nagar': 'Mohali',
  SHAHDARA: 'Delhi',
  SOUTH: 'Delhi',
  'SOUTH ANDAMANS': 'Port Blair',
  'SOUTH WEST': 'Delhi',
  'South East': 'Delhi',
  'SPSR NELLORE': 'Nellore',
  TUTICORIN: 'Thoothukudi',
  WEST: 'Delhi',
  'Y.S.R.': 'Kadapa',
};
