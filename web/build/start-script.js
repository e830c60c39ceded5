// Runs before anything is painted and is inlined by the build; the content security policy names it by its hash.
(function () {
  // Nobody who chose dark sees a flash of light. The key is storageKeys.colourMode.
  var chosen = null;
  try {
    chosen = localStorage.getItem('kargha.colour-mode');
  } catch {
    // Without storage the device decides.
  }
  var isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');

  // The cart's page is built as an empty one: those who have something in it do not see that. The key is storageKeys.cart.
  try {
    if (location.pathname === '/cart' && /"lines":\[\{/.test(localStorage.getItem('kargha.cart')))
      document.documentElement.setAttribute('data-unlike', '');
  } catch {
    // Without storage the cart is empty.
  }

  // What is pressed on a page that is drawn but not yet alive waits for it; links work by themselves.
  var pressed = [];
  function keep(event) {
    var what =
      event.type === 'submit'
        ? event.target
        : event.target.closest('button, [type="checkbox"], [type="radio"]');
    if (!what || (event.type === 'click' && what.type === 'submit')) return;
    // A part of the page that is alive before the rest does not act on it too: it would act twice.
    event.stopPropagation();
    event.preventDefault();
    pressed.push({ what: what, isForm: event.type === 'submit' });
  }
  // What is typed there is typed again, or the page would come to life with what it was drawn with.
  function note(event) {
    var what = event.target;
    if (typeof what.value !== 'string') return;
    pressed = pressed.filter(function (one) {
      return one.what !== what;
    });
    pressed.unshift({ what: what, isForm: false, text: what.value });
  }
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  addEventListener('input', note, true);
  // The shop's scripts wait until the page is painted; a page in a hidden tab is not, so they do not wait for long.
  addEventListener('DOMContentLoaded', function () {
    var root = document.getElementById('root');
    var scripts = ((root && root.dataset.scripts) || '').split(' ').filter(Boolean);
    var isStarted = false;
    function start() {
      if (isStarted) return;
      isStarted = true;
      scripts.forEach(function (address, index) {
        var element = document.createElement(index === 0 ? 'script' : 'link');
        element.crossOrigin = '';
        if (index === 0) {
          element.type = 'module';
          element.src = address;
        } else {
          element.rel = 'modulepreload';
          element.href = address;
        }
        document.head.append(element);
      });
    }
    try {
      new PerformanceObserver(function (paints) {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      start();
    }
    setTimeout(start, 500);
  });

  window.karghaEarly = {
    end: function () {
      removeEventListener('click', keep, true);
      removeEventListener('submit', keep, true);
      removeEventListener('input', note, true);
      return pressed.splice(0);
    },
  };
})();
