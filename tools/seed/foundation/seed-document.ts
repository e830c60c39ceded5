/** One document of the sample shop: its path under the database, and its fields as plain objects with Dates. */
export interface SeedDocument {
  path: string;
  data: object;
}

export function seedDocument(path: string, data: object): SeedDocument {
  return { path, data };
}
