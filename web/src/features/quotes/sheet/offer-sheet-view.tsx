/** The sheet of an offer, in the order of its PDF. */

import { type OfferSheet, offerSheet, type SheetFact, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import type { OfferPage } from '@kervan/domain/quotes/offers.contract.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { OfferLines } from '#features/quotes/sheet/offer-lines.tsx'
import { PaperEnd } from '#features/quotes/sheet/paper-end.tsx'
import { Part } from '#features/quotes/sheet/sheet-part.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

export function OfferSheetView({ offer }: { offer: OfferPage }) {
  const sheet = offerSheet(offer)
  return (
    <article className="paper flex flex-col gap-6 p-5 text-14 sm:p-10 print:gap-3 print:p-0 print:text-12">
      <Letterhead sheet={sheet} />
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        {sheet.parties.map(({ heading, name, lines }) => (
          <section key={heading} className="min-w-0 wrap-anywhere">
            <h2 className="font-normal text-13 text-muted">{heading}</h2>
            <p className="font-medium">{name}</p>
            {lines.map((line) => (
              <p key={line} className="text-13 text-muted">
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
      <Route route={sheet.route} />
      <Facts facts={sheet.facts} />
      <OfferLines groups={sheet.groups} />
      <Totals sheet={sheet} />
      {sheet.options.length > 0 && (
        <Part heading={sheetWords.options}>
          <p className="text-13 text-muted">{sheet.options_note}</p>
          <OfferLines groups={[{ title: '', lines: sheet.options }]} />
        </Part>
      )}
      {/* Together, so that nobody signs a page that says nothing. */}
      <div className="flex break-inside-avoid flex-col gap-6 print:gap-4">
        <div className="grid items-start gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
          <div className="flex flex-col gap-4 print:gap-2">
            <Points heading={sheetWords.included} points={sheet.included} />
            <Points heading={sheetWords.outOfScope} points={sheet.out_of_scope} />
          </div>
          <div className="flex flex-col gap-4 print:gap-2">
            <Points heading={sheetWords.terms} points={sheet.terms} isNumbered />
            {sheet.notes && (
              <Part heading={sheetWords.notes}>
                <p className="whitespace-pre-line text-13">{sheet.notes}</p>
              </Part>
            )}
            <Points heading={sheetWords.bankLines} points={offer.bank_lines} />
          </div>
        </div>
        <PaperEnd offer={offer} />
      </div>
    </article>
  )
}

function Letterhead({ sheet }: { sheet: OfferSheet }) {
  const { company } = usePageData()
  const tax = [
    company.tax_office && `Vergi dairesi ${company.tax_office}`,
    company.tax_number && `Vergi no ${company.tax_number}`,
  ]
  const lines = [
    company.legal_name,
    company.address,
    [...company.phones, company.email].join(' · '),
    tax.filter(Boolean).join(' · '),
  ]
  return (
    <header className="flex flex-wrap justify-between gap-6 border-line border-b pb-5 print:pb-3">
      <div className="min-w-0 max-w-md">
        {company.logo ? (
          <img src={company.logo} alt={company.name} className="mb-2 h-8 w-auto" />
        ) : (
          <p className="font-bold text-18">{company.name}</p>
        )}
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="text-12 text-muted">
            {line}
          </p>
        ))}
      </div>
      <div className="sm:text-right print:text-right">
        <h1 className="text-28">{sheetWords.title}</h1>
        <p className="figures font-medium wrap-anywhere">{sheet.number}</p>
        <dl className="mt-2 text-13">
          {sheet.head.map(({ label, value }) => (
            <div key={label} className="flex gap-2 sm:justify-end print:justify-end">
              <dt className="text-muted">{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  )
}

function Route({ route }: { route: OfferSheet['route'] }) {
  const place = (label: string, name: string, note: string, className: string) => (
    <div className={`min-w-0 wrap-anywhere ${className}`}>
      <p className="text-12 text-muted">{label}</p>
      <p className="font-medium">{name}</p>
      {note && <p className="figures text-13 text-muted">{note}</p>}
    </div>
  )
  return (
    <section aria-label="Rota" className="flex flex-col gap-1.5">
      <RouteLine className="text-ink" />
      <div className="grid grid-cols-3 gap-3">
        {place('Yükleme yeri (POL)', route.from, route.departure, '')}
        <p className="text-center text-13 text-muted">{route.mode}</p>
        {place('Boşaltma yeri (POD)', route.to, route.arrival, 'text-right')}
      </div>
    </section>
  )
}

function Facts({ facts }: { facts: readonly SheetFact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 print:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 wrap-anywhere">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Totals({ sheet }: { sheet: OfferSheet }) {
  return (
    <section
      aria-label="Toplamlar"
      className="break-inside-avoid break-before-avoid grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_18rem] print:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <div>
        <p className="font-medium">{sheet.price_is_for}</p>
        <p>{sheet.total_in_words}</p>
        <p className="figures mt-2 text-13 text-muted">
          {sheetWords.equivalents}: {sheet.equivalents.join(' · ')}
        </p>
        <p className="figures text-13 text-muted">{sheet.rates}</p>
      </div>
      <dl className="figures max-sm:order-first">
        {sheet.sums.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt className="text-13 text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-ink border-t pt-2">
          <dt className="font-medium">{sheetWords.total}</dt>
          <dd className="font-bold text-22">{sheet.total}</dd>
        </div>
      </dl>
    </section>
  )
}

function Points({
  heading,
  points,
  isNumbered = false,
}: {
  heading: string
  points: readonly string[]
  isNumbered?: boolean
}) {
  if (points.length === 0) return null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <Part heading={heading}>
      <List className={`${isNumbered ? 'list-decimal' : 'list-disc'} flex flex-col gap-0.5 pl-5 text-13`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </Part>
  )
}
