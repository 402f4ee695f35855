/* Runs before the first paint: applies the visitor's own choice of light or dark, if there is one. */
try {
  const choice = localStorage.getItem('kervan-theme')
  if (choice === 'açık') document.documentElement.dataset.theme = 'light'
  if (choice === 'koyu') document.documentElement.dataset.theme = 'dark'
} catch (_blocked) {
  /* Storage is off: the system's choice holds. */
}
