/** Teklif: the quotes that are being worked on, and the one that is open. */
import { formatAgo } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { clsx } from 'clsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { DeskData } from '#assembly/desk/desk-data.ts'
import { type DeskQuote, newDeskQuote, ratesOf, useDeskQuotes } from '#assembly/desk/desk-quotes.ts'
import { deskSums } from '#assembly/desk/desk-sums.ts'
import { PartBoundary } from '#assembly/desk/part-boundary.tsx'
import { QuoteForm } from '#assembly/desk/quote-form.tsx'
import { ToolPage } from '#assembly/desk/tool-page.tsx'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const addressOf = (id: string) => `/teklif/${id}`

export function QuoteDesk({ data }: { data: DeskData }) {
  const { id } = useParams()
  const navigate = useNavigate()
  const { quotes, isStored, save, remove } = useDeskQuotes()
  const [removed, setRemoved] = useState<DeskQuote>()
  const open = quotes.find((quote) => quote.id === id)
  const begin = (quote = newDeskQuote()) => {
    save(quote)
    void navigate(addressOf(quote.id))
  }
  const takeAway = (quote: DeskQuote) => {
    remove(quote.id)
    setRemoved(quote)
    if (quote.id === id) void navigate('/teklif')
  }
  return (
    <ToolPage
      title="Teklif hesabı"
      lead="Fiyatı ağ olmadan hazırlayın, dosya olarak kaydedin; ofise dönünce Teklifler sayfasındaki Dosyadan al ile tek adımda taslak olur."
    >
      {!isStored && (
        <p role="alert" className="mb-4 rounded-field bg-rejected-fill px-3 py-2 text-14 text-rejected">
          Bu tarayıcıda yer kalmadı ya da saklama kapalı: yazdıklarınız yalnızca bu sayfa açıkken durur.
          Teklifi dosya olarak kaydedin.
        </p>
      )}
      {removed && (
        <p role="status" className="mb-4 flex items-center gap-3 rounded-field bg-hover px-3 py-2 text-14">
          “{nameOf(removed)}” silindi.
          <Button
            size="sm"
            onClick={() => {
              begin(removed)
              setRemoved(undefined)
            }}
          >
            Geri al
          </Button>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Tekliflerim" className="print-hidden flex flex-col gap-2">
          <Button variant={open ? 'secondary' : 'next'} onClick={() => begin()} className="justify-start">
            <Plus strokeWidth={1.75} aria-hidden /> Yeni teklif
          </Button>
          <ul className="flex flex-col gap-1 max-lg:max-h-44 max-lg:overflow-y-auto">
            {quotes.map((quote) => (
              <Entry
                key={quote.id}
                quote={quote}
                data={data}
                isOpen={quote.id === id}
                onRemove={() => takeAway(quote)}
              />
            ))}
          </ul>
        </nav>
        {open ? (
          <PartBoundary key={open.id} what="Bu teklif">
            <QuoteForm
              of={open}
              data={data}
              onChange={save}
              onCopy={() => begin({ ...open, id: randomKey() })}
            />
          </PartBoundary>
        ) : (
          <div className="rounded-card border border-line bg-card p-6">
            <p className="font-medium">{quotes.length > 0 ? 'Bir teklif seçin' : 'Henüz teklif yok'}</p>
            <p className="mt-1 text-14 text-muted">
              Yazdıklarınız siz yazarken saklanır; kaldığınız yerden sürdürürsünüz.
            </p>
          </div>
        )}
      </div>
    </ToolPage>
  )
}

/** By whom it is for, else by its way. */
function nameOf({ quote: { new_customer: customer, pol, pod } }: DeskQuote): string {
  const person = `${customer.first_name} ${customer.last_name}`.trim()
  return customer.company || person || [pol, pod].filter(Boolean).join(' – ') || 'Adsız teklif'
}

type EntryProps = { quote: DeskQuote; data: DeskData; isOpen: boolean; onRemove: () => void }

function Entry({ quote, data, isOpen, onRemove }: EntryProps) {
  return (
    <li className={clsx('flex items-center rounded-field', isOpen ? 'bg-sea-soft' : 'hover:bg-hover')}>
      <Link
        to={addressOf(quote.id)}
        aria-current={isOpen ? 'page' : undefined}
        className="min-w-0 flex-1 px-3 py-2 text-14"
      >
        <span className="block truncate font-medium">{nameOf(quote)}</span>
        <PartBoundary>
          <Sum quote={quote} data={data} />
        </PartBoundary>
      </Link>
      <IconButton label={`Sil: ${nameOf(quote)}`} onClick={onRemove}>
        <Trash2 strokeWidth={1.75} aria-hidden />
      </IconButton>
    </li>
  )
}

function Sum({ quote, data }: Pick<EntryProps, 'quote' | 'data'>) {
  const now = useNow()
  const { totals } = deskSums(quote.quote, ratesOf(quote, data), data.tax_codes)
  return (
    <span className="figures block truncate text-12 text-muted">
      {formatMoney(totals.total, totals.currency)} ·{' '}
      {formatAgo(new Date(quote.changed_at), new Date(Math.max(now, quote.changed_at)))}
    </span>
  )
}
