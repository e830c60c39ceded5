export interface DeployContext {
  run: (line: string, env?: Record<string, string>) => Promise<{ code: number; output: string }>;
  read: (path: string) => string | undefined;
  /** Reads the project's Firestore. Rejects when it is not accessible. */
  records: () => Promise<ShopRecords>;
  /** Copies the assets of the current release into the new build; returns a sentence with the result. */
  carryOverAssets: (shop: string) => Promise<string>;
  print: (line: string) => void;
}

export interface ShopRecords {
  hasPeople: boolean;
  administrators: number;
  /** of settings/public, with dates */
  legal: unknown;
  tax: unknown;
}
