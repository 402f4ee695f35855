/** How much a campaign's mail may hold. Without zod. */
export const mostBlocks = 80
/** So many links are opened before sending, to see whether they lead anywhere. */
export const mostOpenedLinks = 60
export const mostMarkup = 100_000
/** Gmail cuts off a message at about 102 KB of HTML, and with it the way to unsubscribe. */
export const clippedAfterBytes = 100 * 1024
/** As much of a subject as a phone shows, and as much as is seen anywhere. */
export const subjectLengths = { phone: 40, most: 70 } as const
/** As much of the line beside the subject as is seen. */
export const preheaderLengths = { least: 40, most: 110 } as const
