// Answers for https://apis.google.com/js/api.js in journeys: messages between a page and its frame, which is the one
// part of it that a sign-in through a pop-up uses. A message is repeated until it is answered, because the frame may
// still be loading.
(() => {
  const REPEAT_EVERY_MS = 50;
  const script = document.currentScript;
  let lastId = 0;

  class Peer {
    #target;
    #handlers = new Map([['ping', () => true]]);
    #waiting = new Map();

    constructor(target) {
      this.#target = target;
      window.addEventListener('message', (event) => void this.#receive(event));
    }

    register(topic, handler) {
      this.#handlers.set(topic, handler);
    }

    send(topic, body, onAnswer) {
      lastId += 1;
      const message = { frames: 'ask', id: `${location.host}-${lastId}`, topic, body };
      const repeat = setInterval(() => this.#target.postMessage(message, '*'), REPEAT_EVERY_MS);
      this.#waiting.set(message.id, (answers) => {
        clearInterval(repeat);
        onAnswer?.(answers);
      });
    }

    ping(onAnswer) {
      return new Promise((resolve) =>
        this.send('ping', null, (answers) => {
          onAnswer?.(answers);
          resolve(answers);
        }),
      );
    }

    restyle() {
      return Promise.resolve();
    }

    async #receive({ source, data }) {
      if (source !== this.#target) return;
      if (data?.frames === 'answer') {
        const onAnswer = this.#waiting.get(data.id);
        this.#waiting.delete(data.id);
        try {
          onAnswer?.(data.answers);
        } catch {
          // The SDK throws after an answer that it has taken.
        }
      }
      const handler = data?.frames === 'ask' && this.#handlers.get(data.topic);
      if (!handler || this.#seen.has(data.id)) return;
      this.#seen.add(data.id);
      const answers = [await handler(data.body)];
      source.postMessage({ frames: 'answer', id: data.id, answers }, '*');
    }

    #seen = new Set();
  }

  let parent;
  const context = {
    getParentIframe: () => (parent ??= new Peer(window.parent)),
    open({ url }, onOpen) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      document.body.append(frame);
      return Promise.resolve(onOpen(new Peer(frame.contentWindow)));
    },
  };

  window.gapi = {
    load: (_parts, { callback }) => setTimeout(callback),
    iframes: { Iframe: Peer, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const onLoad = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => window[onLoad]?.());
})();
