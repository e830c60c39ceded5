export interface SeedDocument {
  path: string;
  data: object;
}

export function seedDocument(path: string, data: object): SeedDocument {
  return { path, data };
}
