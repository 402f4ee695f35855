/** The counters behind the numbers of requests and quotes. A sequence never waits for a commit, so it may leave gaps. */
import { pgSequence } from '#spine/database/drizzle.ts'

export const requestNumbers = pgSequence('request_numbers')
export const quoteNumbers = pgSequence('quote_numbers')
