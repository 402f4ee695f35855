/** The title of the page that asks why an offer was not taken, for the server-rendered head and for the browser. */
export const reasonTitle = 'Teklifimiz neden olmadı?'
