// Takes the place of Vite's loader of parts. Chrome keeps a failed import for as long as the page is open, so a part that
// was asked for without a network could never load. Files are fetched first, which can be repeated; the import then
// takes them from the browser's cache.
const held = {};

export function __vitePreload(load, file) {
  return Promise.resolve(file && hold(file)).then(load);
}

function hold(file) {
  held[file] ??= fetchWhole(`/${file}`).catch((error) => {
    delete held[file];
    throw error;
  });
  return held[file];
}

async function fetchWhole(address) {
  // Only style sheets and preloads of scripts are linked.
  if (document.querySelector(`link[href="${address}"]`)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const text = await answer.text();
  if (address.endsWith('.css')) await addStyle(address);
  else await Promise.all(neededFiles(text).map(holdLater));
}

/** One request in a task: twenty would hold up a phone. */
function holdLater(file) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(hold(file)));
  });
}

/** The build lists them at the start of each part. */
function neededFiles(script) {
  return /^\/\*(.+?)\*/.exec(script)?.[1].split(' ') ?? [];
}

function addStyle(address) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
