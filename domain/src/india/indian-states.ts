export interface IndianState {
  name: string;
  /** ISO 3166-2:IN */
  iso: string;
  /** first two digits of a GST number */
  gstCode: string;
}

const state = (name: string, iso: string, gstCode: string): IndianState => ({
  name,
  iso: `IN-${iso}`,
  gstCode,
});
export const INDIAN_STATES: readonly IndianState[] = [
  state('Andaman and Nicobar Islands', 'AN', '35'),
  state('Andhra Pradesh', 'AP', '37'),
  state('Arunachal Pradesh', 'AR', '12'),
  state('Assam', 'AS', '18'),
  state('Bihar', 'BR', '10'),
  state('Chandigarh', 'CH', '04'),
  state('Chhattisgarh', 'CG', '22'),
  state('Dadra and Nagar Haveli and Daman and Diu', 'DH', '26'),
  state('Delhi', 'DL', '07'),
  state('Goa', 'GA', '30'),
  state('Gujarat', 'GJ', '24'),
  state('Haryana', 'HR', '06'),
  state('Himachal Pradesh', 'HP', '02'),
  state('Jammu and Kashmir', 'JK', '01'),
  state('Jharkhand', 'JH', '20'),
  state('Karnataka', 'KA', '29'),
  state('Kerala', 'KL', '32'),
  state('Ladakh', 'LA', '38'),
  state('Lakshadweep', 'LD', '31'),
  state('Madhya Pradesh', 'MP', '23'),
  state('Maharashtra', 'MH', '27'),
  state('Manipur', 'MN', '14'),
  state('Meghalaya', 'ML', '17'),
  state('Mizoram', 'MZ', '15'),
  state('Nagaland', 'NL', '13'),
  state('Odisha', 'OD', '21'),
  state('Puducherry', 'PY', '34'),
  state('Punjab', 'PB', '03'),
  state('Rajasthan', 'RJ', '08'),
  state('Sikkim', 'SK', '11'),
  state('Tamil Nadu', 'TN', '33'),
  state('Telangana', 'TS', '36'),
  state('Tripura', 'TR', '16'),
  state('Uttar Pradesh', 'UP', '09'),
  state('Uttarakhand', 'UK', '05'),
  state('West Bengal', 'WB', '19'),
];

/** Previous names and names that phones fill in, by ISO code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'IN-AN': ['Andaman and Nicobar'],
  'IN-CG': ['Chattisgarh', 'CT'],
  'IN-DH': ['Dadra and Nagar Haveli', 'Daman and Diu', 'DN', 'DD'],
  'IN-DL': ['New Delhi', 'NCT of Delhi', 'Delhi NCT', 'National Capital Territory of Delhi'],
  'IN-OD': ['Orissa', 'OR'],
  'IN-PY': ['Pondicherry'],
  'IN-TS': ['TG'],
  'IN-UK': ['Uttaranchal', 'UT', 'UA'],
};

const BY_KEY: ReadonlyMap<string, IndianState> = new Map(
  INDIAN_STATES.flatMap((one) => {
    const short = one.iso.slice('IN-'.length);
    const names = [one.name, one.iso, short, ...(OTHER_NAMES[one.iso] ?? [])];
    return names.map((name) => [stateKey(name), one] as const);
  }),
);

/** Finds a state by its name, a previous name or its ISO code, ignoring case and spaces. */
export function findState(typed: string): IndianState | undefined {
  return BY_KEY.get(stateKey(typed));
}

function stateKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}
