/** Answers about the asker's own requests: how far each is, and by when a price was promised. */
import type { LunaCard } from '@kervan/domain/luna/answer.ts'
import type { LunaQuestion } from '@kervan/domain/luna/luna.contract.ts'
import type { Understood } from '@kervan/domain/luna/understand.ts'
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { pricingStatusWords, requestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { formatDate, formatDue } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { addresses, type Customer, type Draft, draft, fact, lines } from '#features/luna/answers/draft.ts'
import { ownRequestList } from '#features/requests/own-requests.list.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const source = 'Talep kaydı'
const allRequests = { label: 'Taleplerim', to: addresses.requests }

export async function requestsAnswer(
  customer: Customer,
  { requestNumber }: Understood,
  about: LunaQuestion['about'],
): Promise<Draft> {
  const read = async (filter: { search?: string; status?: 'pending' | 'quoted' }) =>
    (await pageFor(customer, ownRequestList, { ...filter, limit: 100, sort: '-created' })).items
  if (requestNumber) {
    const named = (await read({ search: requestNumber })).find(({ number }) => number === requestNumber)
    return named
      ? single(named)
      : draft('requests', 'Bu numarayla bir talebinizi bulamadım.', { links: [allRequests] })
  }
  const newest = await read({})
  const spokenOf = about?.kind === 'request' ? newest.find(({ id }) => id === about.id) : undefined
  if (spokenOf) return single(spokenOf)
  const pending = await read({ status: 'pending' })
  const open = [...pending, ...(await read({ status: 'quoted' }))]
  const [only, another] = open
  if (only && !another) return single(only)
  if (!only) return none(newest)
  const quoted = open.length - pending.length
  const counted = [
    pending.length > 0 ? `${formatCount(pending.length)} talebiniz fiyat bekliyor` : '',
    quoted > 0 ? `${formatCount(quoted)} talebiniz için teklifimiz hazır` : '',
  ]
  return draft('requests', `${counted.filter(Boolean).join(', ')}.`, {
    cards: open.map(card),
    facts: [
      fact('Fiyat bekleyen talep', formatCount(pending.length), source, { link: addresses.requests }),
      fact('Teklifi hazır talep', formatCount(quoted), source, { link: addresses.requests }),
    ],
    links: [allRequests],
    typed: open.flatMap(({ number, title }) => [number, title]),
    suggestions: ['Bekleyen teklifim var mı?'],
    wordable: true,
  })
}

function none([newest]: RequestSummary[]): Draft {
  return draft('requests', 'Yanıt bekleyen bir talebiniz yok.', {
    cards: newest ? [card(newest)] : [],
    facts: [fact('Açık talep', '0', source)],
    links: [allRequests, { label: 'Yeni talep', to: addresses.newRequest }],
  })
}

const priceOf = ({ quote_amount, quote_currency }: RequestSummary) =>
  quote_amount && quote_currency ? formatMoney(quote_amount, quote_currency) : ''

function card(request: RequestSummary): LunaCard {
  const { id, number, title, status, quote_due_at, quote_valid_until, pricing_status } = request
  const tones = { pending: 'neutral', quoted: 'warning', approved: 'good', rejected: 'bad' } as const
  return {
    kind: 'request',
    id,
    title: number,
    detail: title,
    status: requestStatusWords[status],
    tone: tones[status],
    lines: lines({
      Teklif: priceOf(request),
      'Son gün': quote_valid_until && status === 'quoted' ? formatDate(quote_valid_until) : undefined,
      Sözümüz: status === 'pending' ? formatDue(quote_due_at, new Date()) : undefined,
      Aşama: pricing_status ? pricingStatusWords[pricing_status] : undefined,
    }),
    link: { label: 'Talebi aç', to: addresses.request(id) },
  }
}

function single(request: RequestSummary): Draft {
  const { id, number, title, status, quote_due_at, quote_valid_until, updated_at, shipment_id } = request
  const price = priceOf(request)
  const due = formatDue(quote_due_at, new Date())
  const until = quote_valid_until ? formatDate(quote_valid_until) : ''
  const is = `${number} numaralı talebiniz`
  const sentences = {
    pending: `${is} fiyat bekliyor; teklif sözümüz ${due}.`,
    quoted: `${is} için teklifimiz hazır${price && `: ${price}`}${until && `, son gün ${until}`}.`,
    approved: `${is} onaylandı${shipment_id ? '; gönderisi açıldı' : ''}.`,
    rejected: `${is} için verilen teklif reddedildi.`,
  }
  const at = { as_of: updated_at, link: addresses.request(id) }
  return draft('requests', sentences[status], {
    cards: [card(request)],
    facts: [
      fact('Durum', requestStatusWords[status], source, at),
      ...(status === 'pending' ? [fact('Sözümüz', due, source, at)] : []),
      ...(price ? [fact('Teklif', price, 'Teklif', at)] : []),
      ...(until && status === 'quoted' ? [fact('Son gün', until, 'Teklif', at)] : []),
    ],
    typed: [number, title],
    suggestions: status === 'quoted' ? ['Teklife neler dahil?'] : [],
    wordable: true,
  })
}
