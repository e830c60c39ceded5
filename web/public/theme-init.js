// Runs before the first paint, so that nobody who chose dark sees a flash of light. It is a file of its own because the
// content security policy allows no inline scripts. The key is storageKeys.colourMode, the attribute the theme's selector.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('kargha.colour-mode');
  } catch {
    // Without storage the device decides.
  }
  var isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
})();
