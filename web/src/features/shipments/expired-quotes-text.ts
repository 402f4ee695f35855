/** The text for the number of expired quotes. */
export const expiredQuotesText = (expired: number) => `${expired} teklifin süresi doldu`
