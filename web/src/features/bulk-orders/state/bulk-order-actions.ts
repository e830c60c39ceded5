import { saveFile } from '#lib/files/save-file.ts';

import { fetchCatalogue } from '../data/bulk-api.ts';

export async function downloadCatalogue(): Promise<void> {
  saveFile('kargha-bulk-catalogue.pdf', await fetchCatalogue());
}
