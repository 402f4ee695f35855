/** What the app tells the first script, which is built apart from it: by events of the window. */

/** Somebody listens now to what is pressed and typed. */
export const takenOver = 'kervan-taken-over'
/** The app is there; the code of its page has not come, and is tried again. */
export const pageLate = 'kervan-page-late'
