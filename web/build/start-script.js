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
  var CHOICE = '[type="checkbox"], [type="radio"]';
  var pressed = [];
  function keep(event) {
    var what = event.type === 'submit' ? event.target : event.target.closest('button, ' + CHOICE);
    if (!what || (event.type === 'click' && what.type === 'submit')) return;
    // Stops hydrated parts from handling it too, which would act twice.
    event.stopPropagation();
    var isChoice = what.matches(CHOICE);
    // A choice shows at once.
    if (!isChoice) event.preventDefault();
    pressed.push({
      what: what,
      isForm: event.type === 'submit',
      isChecked: isChoice ? what.checked : undefined,
    });
  }
  // Typed text is restored, because hydration resets fields.
  function note(event) {
    var what = event.target;
    if (typeof what.value !== 'string' || what.matches(CHOICE)) return;
    pressed = pressed.filter(function (one) {
      return one.what !== what;
    });
    pressed.unshift({ what: what, isForm: false, text: what.value });
  }
  // The page may be replaced while a pointer is down, and then no click follows.
  var held = null;
  function hold(event) {
    held = event.target.closest('button, a[href], label, ' + CHOICE);
  }
  function release() {
    held = null;
  }
  var focused = null;
  function follow(event) {
    focused = event.target;
  }
  var listeners = {
    click: keep,
    submit: keep,
    input: note,
    pointerdown: hold,
    pointerup: release,
    pointercancel: release,
    focusin: follow,
  };
  for (var type in listeners) addEventListener(type, listeners[type], true);
  // Scripts start after the first paint. A hidden tab never paints; a shown one may take long on a slow phone.
  addEventListener('DOMContentLoaded', function () {
    var root = document.getElementById('root');
    var scripts = ((root && root.dataset.scripts) || '').split(' ').filter(Boolean);
    var isStarted = false;
    function start() {
      if (isStarted) return;
      isStarted = true;
      startFrom(0);
    }
    // A few at a time: each request costs a slow phone a few milliseconds, in which it does not respond.
    function startFrom(first) {
      scripts.slice(first, first + 4).forEach(function (address, index) {
        var isEntry = first + index === 0;
        var element = document.createElement(isEntry ? 'script' : 'link');
        element.crossOrigin = '';
        if (isEntry) {
          element.type = 'module';
          element.src = address;
        } else {
          element.rel = 'modulepreload';
          element.href = address;
        }
        document.head.append(element);
      });
      if (first + 4 < scripts.length) setTimeout(startFrom, 0, first + 4);
    }
    try {
      new PerformanceObserver(function (paints) {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      start();
    }
    setTimeout(start, document.hidden ? 500 : 3000);
  });

  window.karghaEarly = {
    end: function () {
      for (var type in listeners) removeEventListener(type, listeners[type], true);
      return { pressed: pressed.splice(0), held: held, focused: focused };
    },
  };
})();
