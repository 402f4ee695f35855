/** What the app reports to the inline script, which is bundled apart from it: as events of the window. */

/** React has taken over the page: it handles clicks and typing from now on. */
export const hydrated = 'kervan-hydrated'
/** The app runs, but the code of this page could not be loaded; it is tried again. */
export const pageCodeFailed = 'kervan-page-code-failed'
