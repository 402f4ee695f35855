/** Answers about the asker's own offers: which wait for them, and what one of them contains. */
import type { LunaCard } from '@kervan/domain/luna/answer.ts'
import type { LunaQuestion } from '@kervan/domain/luna/luna.contract.ts'
import type { Understood } from '@kervan/domain/luna/understand.ts'
import type { Offer, OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { offerStatusWords } from '@kervan/domain/quotes/offer-options.ts'
import { offerStateAt } from '@kervan/domain/quotes/offer-state.ts'
import { formatDate, formatDue } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { addresses, type Customer, type Draft, draft, fact, lines } from '#features/luna/answers/draft.ts'
import { offerId } from '#features/quotes/offer-id.ts'
import { offerList } from '#features/quotes/offers.list.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { ownRequestList } from '#features/requests/own-requests.list.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const source = 'Teklif'
const listed = new Intl.ListFormat('tr', { type: 'conjunction' })
const allQuotes = { label: 'Tekliflerim', to: addresses.quotes }
const openLink = (id: string) => ({ label: 'Teklifi aç', to: addresses.quote(id) })

const cardOf = (offer: OfferSummary): LunaCard => ({
  kind: 'quote',
  id: offer.id,
  title: offer.quote_no,
  detail: offer.title,
  status: offerStatusWords[offer.status],
  tone: offer.status === 'accepted' ? 'good' : offer.status === 'expired' ? 'bad' : 'neutral',
  lines: lines({
    Toplam: formatMoney(offer.total, offer.currency),
    'Son gün': formatDate(offer.valid_until),
    Yük: offer.basis.load,
  }),
  link: openLink(offer.id),
})

export async function offersAnswer(customer: Customer): Promise<Draft> {
  const { items } = await pageFor(customer, offerList, { group: 'waiting', limit: 100, sort: '-sent' })
  const soonest = items.toSorted((a, b) => a.valid_until.localeCompare(b.valid_until))
  const [first] = soonest
  if (!first) return noneWaiting(customer)
  const count = formatCount(items.length)
  const which = items.length > 1 ? 'Süresi ilk dolan' : 'Teklifin numarası'
  return draft(
    'quotes',
    `Yanıtınızı bekleyen ${count} teklif var. ${which} ${first.quote_no}: ${formatMoney(first.total, first.currency)}, son gün ${formatDate(first.valid_until)}.`,
    {
      cards: soonest.map(cardOf),
      facts: [
        fact('Yanıt bekleyen teklif', count, source, { link: addresses.quotes }),
        ...soonest.slice(0, 5).map((each) =>
          fact(
            each.quote_no,
            `${formatMoney(each.total, each.currency)}, son gün ${formatDate(each.valid_until)}`,
            source,
            {
              as_of: each.sent_at,
              link: addresses.quote(each.id),
            },
          ),
        ),
      ],
      links: [allQuotes],
      typed: soonest.flatMap(({ quote_no, title }) => [quote_no, title]),
      suggestions: ['Teklife neler dahil?'],
      wordable: true,
    },
  )
}

/** Then what was promised matters. */
async function noneWaiting(customer: Customer): Promise<Draft> {
  const { items } = await pageFor(customer, ownRequestList, { status: 'pending', limit: 20, sort: 'due' })
  const [next] = items
  const count = formatCount(items.length)
  const text = next
    ? `Yanıt bekleyen teklifiniz yok. ${count} talebiniz fiyatlandırılıyor; ilki için sözümüz ${formatDue(next.quote_due_at, new Date())}.`
    : 'Yanıt bekleyen teklifiniz yok.'
  return draft('quotes', text, {
    facts: [
      fact('Yanıt bekleyen teklif', '0', source),
      ...(next ? [fact('Fiyatlandırılan talep', count, 'Talep kaydı', { link: addresses.requests })] : []),
    ],
    links: [allQuotes, ...(next ? [] : [{ label: 'Yeni talep', to: addresses.newRequest }])],
    wordable: Boolean(next),
  })
}

export async function offerContentAnswer(
  customer: Customer,
  { quoteNumber }: Understood,
  about: LunaQuestion['about'],
): Promise<Draft> {
  const id = await meantOffer(customer, quoteNumber, about)
  const { services, actor } = customer
  const offer = id ? await services.actAs(actor, (tx) => readOffer(tx.db, id)) : undefined
  if (!offer || offer.sent_at === null)
    return draft(
      'quote_content',
      quoteNumber
        ? 'Bu numarayla size gönderilmiş bir teklif bulamadım.'
        : 'Size gönderilmiş bir teklif bulamadım.',
      { links: [allQuotes] },
    )
  return contentOf(offer)
}

/** The one that is named, the one spoken of before, the newest that waits, or the newest. */
async function meantOffer(customer: Customer, quoteNumber: string, about: LunaQuestion['about']) {
  const { services, actor } = customer
  if (!quoteNumber && (about?.kind === 'quote' || about?.kind === 'request')) {
    const [found] = await services.actAs(actor, (tx) => offerId(tx.db, about.id))
    if (found) return found.id
  }
  const { items } = await pageFor(customer, offerList, { limit: 100, sort: '-sent' })
  if (quoteNumber) return items.find(({ quote_no }) => quote_no === quoteNumber)?.id
  return (items.find(({ status }) => status === 'sent' || status === 'viewed') ?? items[0])?.id
}

function contentOf(offer: Offer): Draft {
  const status = offerStateAt(offer, Date.now())
  const chosen = new Set(offer.accepted_options ?? [])
  const included = offer.items.filter(({ is_optional, id }) => !is_optional || chosen.has(id))
  const optional = offer.items.filter(({ is_optional, id }) => is_optional && !chosen.has(id))
  const [total] = offer.totals
  const sum = total ? formatMoney(total.total, total.currency) : ''
  const link = addresses.quote(offer.id)
  const names = (items: typeof included) => items.map(({ title }) => title).filter(Boolean)
  const text = [
    `${offer.quote_no} numaralı teklifin toplamı ${sum}.`,
    included.length > 0
      ? `${formatCount(included.length)} kalem içerir: ${listed.format(names(included))}.`
      : '',
    optional.length > 0 ? `İsteğe bağlı: ${listed.format(names(optional))}.` : '',
    offer.out_of_scope.length > 0 ? `Dahil olmayanlar: ${listed.format(offer.out_of_scope)}.` : '',
    `Durumu: ${offerStatusWords[status]}; son gün ${formatDate(offer.valid_until)}.`,
  ]
  const at = { as_of: offer.sent_at, link }
  return draft('quote_content', text.filter(Boolean).join(' '), {
    cards: [
      {
        kind: 'quote',
        id: offer.id,
        title: offer.quote_no,
        detail: offer.title,
        status: offerStatusWords[status],
        tone: status === 'accepted' ? 'good' : status === 'expired' ? 'bad' : 'neutral',
        lines: lines({
          Toplam: sum,
          'Son gün': formatDate(offer.valid_until),
          Yük: offer.basis.load,
          'Teslim şekli': offer.incoterm ?? undefined,
        }),
        link: openLink(offer.id),
      },
    ],
    facts: [
      fact('Toplam', sum, source, at),
      ...included.map(({ title, amount, currency }) =>
        fact(title || 'Kalem', formatMoney(amount, currency), 'Teklifin kalemi', at),
      ),
      fact('Son gün', formatDate(offer.valid_until), source, at),
    ],
    typed: [offer.quote_no, offer.title, ...offer.out_of_scope, ...names(offer.items)],
    suggestions: ['Bekleyen teklifim var mı?', 'Temsilciyle görüşmek istiyorum'],
    wordable: true,
  })
}
