/** How many prices have run out unanswered, in words. */
export const expiredWords = (expired: number) => `${expired} teklifin süresi doldu`
