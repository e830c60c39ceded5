import { everyone, inOrder, type AccessTable } from './access-case.ts';

/** What each of the actors may do with a file that is there. */
export interface StorageCase {
  path: string;
  table: AccessTable;
}

const OWN = 'get create delete';

export const STORAGE_TABLES: StorageCase[] = [
  { path: 'products/p1/front_640.avif', table: everyone('get') },
  { path: 'products', table: everyone('get') },
  { path: 'shownStories/s1-1/photo.jpg', table: everyone('get') },
  { path: 'avatars/asha/a.png', table: { asha: OWN, admin: 'get' } },
  { path: 'avatars/leela/a.png', table: { admin: 'get' } },
  { path: 'companies/meera/registration.pdf', table: { meera: 'get create', admin: 'get' } },
  { path: 'companies/asha/registration.pdf', table: { asha: 'get create', admin: 'get' } },
  { path: 'companies/leela/registration.pdf', table: { admin: 'get' } },
  { path: 'quotes/meera/q1/logo.png', table: { meera: OWN, admin: 'get' } },
  { path: 'quotes/asha/q1/logo.png', table: { asha: 'get', admin: 'get' } },
  { path: 'quotes/leela/q1/logo.png', table: { admin: 'get' } },
  { path: 'quotes/meera/draft/logo.png', table: { meera: OWN, admin: 'get' } },
  { path: 'quotes/meera/asked/logo.png', table: { meera: 'get', admin: 'get' } },
  { path: 'quotes/meera/accepted/logo.png', table: { meera: 'get', admin: 'get' } },
  { path: 'quotes/asha/asked/logo.png', table: { asha: 'get', admin: 'get' } },
  { path: 'quotes/meera/asked/m2/sketch.png', table: { meera: OWN, admin: OWN } },
  { path: 'quotes/meera/q1/m2/sketch.png', table: { meera: OWN, admin: OWN } },
  { path: 'quotes/leela/q1/m2/sketch.png', table: { admin: OWN } },
  { path: 'quotes/asha/q1/m2/sketch.png', table: { asha: 'get', admin: OWN } },
  {
    path: 'quotes/meera/q1/sent/sketch.png',
    table: { meera: 'get create', admin: 'get create' },
  },
  { path: 'stories/asha/loom.jpg', table: { admin: 'get' } },
  { path: 'stories/s1/loom.jpg', table: { admin: 'get' } },
  { path: 'invoices/asha/KG-2627-000001.pdf', table: { asha: 'get', admin: 'get' } },
  { path: 'invoices/leela/KG-2627-000001.pdf', table: { admin: 'get' } },
  { path: 'returns/asha/r1/photo.png', table: { asha: 'get', admin: 'get' } },
  { path: 'returns/asha/photo.png', table: { asha: 'get', admin: 'get' } },
  { path: 'returns/leela/r1/photo.png', table: { admin: 'get' } },
  { path: 'avatars/asha', table: {} },
  { path: 'avatars/stranger/a.png', table: { admin: 'get' } },
  { path: 'companies/meera', table: {} },
  { path: 'quotes/meera/logo.png', table: {} },
  { path: 'quotes/meera/q1/m2/deeper/logo.png', table: {} },
  { path: 'stories/asha', table: {} },
  { path: 'invoices/asha', table: {} },
  { path: 'invoices/asha/2627/x.pdf', table: {} },
  { path: 'elsewhere/asha/x.png', table: {} },
  { path: 'x.png', table: {} },
  { path: 'avatars/asha/deeper/a.png', table: {} },
].map(({ path, table }) => ({ path, table: ordered(table) }));

function ordered(table: AccessTable): AccessTable {
  return Object.fromEntries(
    Object.entries(table).map(([actor, allowed]) => [actor, inOrder(allowed)]),
  );
}

const MEGABYTE = 1024 * 1024;

/** An upload of somebody into their own folder. */
export interface UploadCase {
  what: string;
  actor: 'asha' | 'meera' | 'admin';
  path: string;
  contentType: string;
  size: number;
  /** true when there is a file of this name already */
  over?: boolean;
  allowed: boolean;
}

type Kind = 'picture' | 'webp' | 'gif' | 'paper' | 'drawing' | 'neither';

/** Every type that a browser may claim, and what it is. */
const TYPES: [contentType: string, kind: Kind][] = [
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'gif'],
  ['application/pdf', 'paper'],
  ['image/svg+xml', 'neither'],
  ['image/bmp', 'neither'],
  ['image/tiff', 'neither'],
  ['image/*', 'neither'],
  ['image/png; text/html', 'neither'],
  [' image/png', 'neither'],
  ['IMAGE/PNG', 'neither'],
  ['text/html', 'neither'],
  ['text/plain', 'neither'],
  ['application/xhtml+xml', 'neither'],
  ['application/javascript', 'neither'],
  ['application/msword', 'neither'],
  ['application/zip', 'neither'],
  ['application/octet-stream', 'drawing'],
  ['application/pdf; charset=x', 'neither'],
  ['application/x-pdf', 'neither'],
  ['video/mp4', 'neither'],
  ['', 'neither'],
];

interface Folder {
  actor: 'asha' | 'meera' | 'admin';
  path: string;
  takes: readonly Kind[];
  megabytes: number;
}

const FOLDERS: Folder[] = [
  { actor: 'asha', path: 'avatars/asha/new', takes: ['picture', 'webp'], megabytes: 2 },
  { actor: 'meera', path: 'companies/meera/new', takes: ['picture', 'paper'], megabytes: 10 },
  {
    actor: 'meera',
    path: 'quotes/meera/q1/new',
    takes: ['picture', 'webp', 'gif', 'paper'],
    megabytes: 10,
  },
  ...['logo.svg', 'LOGO.AI', 'logo.eps'].map((file): Folder => ({
    actor: 'meera',
    path: `quotes/meera/q1/${file}`,
    takes: ['picture', 'webp', 'gif', 'paper', 'drawing'],
    megabytes: 10,
  })),
  {
    actor: 'meera',
    path: 'quotes/meera/q1/logo.svg.exe',
    takes: ['picture', 'webp', 'gif', 'paper'],
    megabytes: 10,
  },
  {
    actor: 'meera',
    path: 'quotes/meera/q1/m2/new',
    takes: ['picture', 'webp', 'gif', 'paper'],
    megabytes: 10,
  },
  {
    actor: 'admin',
    path: 'quotes/meera/q1/m2/logo.svg',
    takes: ['picture', 'webp', 'gif', 'paper', 'drawing'],
    megabytes: 10,
  },
];

/** Every type in every folder, sizes to the byte, and files over files. */
export const UPLOADS: UploadCase[] = FOLDERS.flatMap(({ actor, path, takes, megabytes }) => {
  const upload = { actor, path, contentType: 'image/png', size: MEGABYTE, allowed: true };
  const most = megabytes * MEGABYTE;
  const sizes: [size: number, allowed: boolean][] = [
    [0, false],
    [1, true],
    [most, true],
    [most + 1, false],
  ];
  return [
    ...TYPES.map(([contentType, kind]) => ({
      ...upload,
      what: `${path} takes ${contentType}`,
      contentType,
      allowed: takes.includes(kind),
    })),
    ...sizes.map(([size, allowed]) => ({
      ...upload,
      what: `${path} takes ${size} bytes`,
      size,
      allowed,
    })),
    { ...upload, what: `${path} replaces a file`, over: true, allowed: false },
  ];
});
