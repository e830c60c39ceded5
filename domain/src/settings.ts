/** What the shopkeeper may change without a deployment (settings/public); absent fields keep these values. */
export interface StoreSettings {
  /** minutes for which an unpaid order keeps its pieces */
  holdMinutes: number;
  /** unpaid orders that one signed-in person may have open */
  openHoldsPerPerson: number;
  /** unpaid orders that one network address may have open */
  openHoldsPerAddress: number;
}

export const DEFAULT_SETTINGS: StoreSettings = {
  holdMinutes: 15,
  openHoldsPerPerson: 3,
  openHoldsPerAddress: 30,
};

/** The settings in a stored document; what is missing or not a positive whole number keeps its default. */
export function readSettings(stored: Readonly<Record<string, unknown>>): StoreSettings {
  const settings = { ...DEFAULT_SETTINGS };
  for (const name of ['holdMinutes', 'openHoldsPerPerson', 'openHoldsPerAddress'] as const) {
    const value = stored[name];
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) settings[name] = value;
  }
  return settings;
}
