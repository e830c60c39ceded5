// Takes the place of Vite's loader of parts. Chrome keeps a failed import for as long as the page is open, so a part that
// was asked for without a network could never load. Files are fetched first, which can be repeated; the import then
// takes them from the browser's cache.
const held = {};

export function __vitePreload(load, files) {
  return Promise.all((files || []).map((file) => hold(`/${file}`))).then(load);
}

function hold(address) {
  held[address] ??= fetchWhole(address).catch((error) => {
    delete held[address];
    throw error;
  });
  return held[address];
}

async function fetchWhole(address) {
  const isStyle = address.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href="${address}"]`)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await answer.arrayBuffer();
  if (isStyle) await addStyle(address);
}

function addStyle(address) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
