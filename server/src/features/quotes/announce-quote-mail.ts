/** Announces to staff what became of a quote's mails. */
import { quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { MailNews } from '#features/quotes/quote-mails.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type News = Omit<MailNews, 'work_for'> & { created_by?: string }

/** `isWork`: it went wrong without whoever sent it, who has to know. */
export async function announceQuoteMails(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  news: readonly News[],
  isWork = false,
): Promise<void> {
  for (const { created_by, ...mail } of news)
    await emit(tx, quoteMailChanged, ['staff'], { ...mail, work_for: isWork ? (created_by ?? null) : null })
}
