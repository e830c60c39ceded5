// Takes the place of Vite's loader of parts. Browsers of before 2026 keep a failed import for as long as the page is open,
// so a part that was asked for without a network could never load. Its file is fetched first, which can be repeated. With
// a network, the scripts that it needs are preloaded; the imports take them without another request.
const held = {};

export async function __vitePreload(load, file) {
  if (file) await hold(file, readPart);
  return load();
}

/** Asks for a file once, unless the page has linked it, with all that it needs. */
async function hold(file, request) {
  const address = `/${file}`;
  try {
    await (held[file] ??= document.querySelector(`link[href="${address}"]`) ?? request(address));
  } catch (error) {
    delete held[file];
    throw error;
  }
}

async function readPart(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await Promise.all(neededFiles(await answer.text()).map(holdLater));
}

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

function addLink(address) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const rel = address.endsWith('.css') ? 'stylesheet' : 'preload';
    const fail = (event) => {
      // Chrome gives the failure to the next request for a module: this one.
      if (link.rel === 'preload') link.rel = 'modulepreload';
      else {
        link.remove();
        reject(event);
      }
    };
    const events = { onload: resolve, onerror: fail };
    Object.assign(link, { rel, href: address, as: 'script', crossOrigin: '', ...events });
    document.head.append(link);
  });
}
