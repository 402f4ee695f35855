/** The titles of the newsletter pages, for the server-rendered head and for the browser. */
export const confirmTitle = 'Bülten onayı'
export const preferencesTitle = 'Bülten tercihleri'
export const unsubscribeTitle = 'Bültenden ayrılma'
