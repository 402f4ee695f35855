/** The titles of the newsletter's pages, for the document's head and for the browser alike. */
export const confirmTitle = 'Bülten onayı'
export const leaveTitle = 'Bültenden ayrılma'
