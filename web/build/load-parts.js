// Takes the place of Vite's loader of parts. Chrome keeps a failed import for as long as the page is open, so a part that
// was asked for without a network could never load. Files are fetched first, which can be repeated; the import then
// takes them from the browser's cache.
const held = {};

export function __vitePreload(load, file) {
  return Promise.resolve(file && hold(file, readPart)).then(load);
}

function hold(file, request) {
  held[file] ??= request(`/${file}`).catch((error) => {
    delete held[file];
    throw error;
  });
  return held[file];
}

async function readPart(address) {
  // The page has linked it, with all that it needs.
  if (isLinked(address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await Promise.all(neededFiles(await answer.text()).map(holdLater));
}

const isLinked = (address) => document.querySelector(`link[href="${address}"]`) !== null;

/** The build lists them at the start of each part. */
function neededFiles(script) {
  return /^\/\*(.+?)\*/.exec(script)?.[1].split(' ') ?? [];
}

/** One request in a task: twenty would hold up a phone. */
function holdLater(file) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(hold(file, addLink)));
  });
}

/** A style sheet, or a script that the import takes without another request. Unlike an import, a link can be repeated. */
async function addLink(address) {
  if (isLinked(address)) return;
  const isStyle = address.endsWith('.css');
  await new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`${address} did not load.`));
    };
    if (!isStyle) Object.assign(link, { as: 'script', crossOrigin: '' });
    const rel = isStyle ? 'stylesheet' : 'preload';
    Object.assign(link, { rel, href: address, onload: resolve, onerror: fail });
    document.head.append(link);
  });
}
