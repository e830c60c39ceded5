// Inlined by the build and run before the first paint; the content security policy contains its hash.
(function () {
  // Prevents a light flash in dark mode. The key is storageKeys.colourMode.
  var chosen = null;
  try {
    chosen = localStorage.getItem('kargha.colour-mode');
  } catch {
    // Without storage the device setting applies.
  }
  var isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');

  // The prerendered cart is empty, so it is hidden when the cart has items. The key is storageKeys.cart.
  try {
    if (location.pathname === '/cart' && /"lines":\[\{/.test(localStorage.getItem('kargha.cart')))
      document.documentElement.setAttribute('data-unlike', '');
  } catch {
    // Without storage the cart is empty.
  }

  // Clicks before hydration are kept and replayed; links work anyway.
  var pressed = [];
  function keep(event) {
    var what =
      event.type === 'submit'
        ? event.target
        : event.target.closest('button, [type="checkbox"], [type="radio"]');
    if (!what || (event.type === 'click' && what.type === 'submit')) return;
    // Stops hydrated parts from handling it too, which would act twice.
    event.stopPropagation();
    event.preventDefault();
    pressed.push({ what: what, isForm: event.type === 'submit' });
  }
  // Typed text is restored, because hydration resets fields.
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
  // Scripts start after the first paint, or after 500 ms: a hidden tab never paints.
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
