/** The containers and papers of a shipment as they are stored: numbers checked and written alike, free days as the offer grants them. */
import { freeDaysIn } from '@kervan/domain/quotes/clauses.ts'
import type { QuotePaymentTerm } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { containerNumberOf } from '@kervan/domain/shipments/container.ts'
import { paperNumber } from '@kervan/domain/shipments/paper-number.ts'
import { referenceWords, shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import type { ChangedReferences } from '@kervan/domain/shipments/written-papers.ts'
import { checkAwbNumber } from '@kervan/domain/values/awb-number.ts'
import { checkContainerNumber } from '@kervan/domain/values/container-number.ts'
import { awbVerdict, containerVerdict, verdictLine } from '@kervan/domain/values/number-check.copy.ts'
import { plainCode } from '@kervan/domain/values/typed-code.ts'
import { ORPCError } from '@orpc/server'
import type { Transaction } from '#spine/database/act-as.ts'

export function storedNumber(typed: string, isDemo: boolean): string {
  const number = containerNumberOf(typed, isDemo)
  if (number) return number
  const why = verdictLine(containerVerdict(checkContainerNumber(typed)))
  throw new ORPCError('WRONG_CONTAINER', {
    ...shipmentProblems.WRONG_CONTAINER,
    message: `${plainCode(typed)}: ${why}`,
  })
}

/** Those that are written, of whatever has them, and nothing else. */
export function storedReferences(written: ChangedReferences): ChangedReferences {
  const { air_waybill = '' } = written
  const waybill = air_waybill === '' ? undefined : checkAwbNumber(air_waybill)
  if (waybill && waybill.verdict !== 'valid')
    throw new ORPCError('WRONG_WAYBILL', {
      ...shipmentProblems.WRONG_WAYBILL,
      message: `${plainCode(air_waybill)}: ${verdictLine(awbVerdict(waybill))}`,
    })
  const stored: ChangedReferences = {}
  for (const kind of keysOf(referenceWords)) {
    const typed = written[kind]
    if (typed !== undefined) stored[kind] = paperNumber(kind, typed)
  }
  return stored
}

type Terms = {
  terms_conditions: string[]
  validity_days: number
  payment_term: QuotePaymentTerm
  container_type: string
}
const acceptedTerms = `select q.terms_conditions, q.validity_days, q.payment_term, q.container_type
  from shipments s join quotes q on q.id = s.quote_id where s.id = $1`

/** What the accepted offer grants; null where it grants none, or there is no offer yet. */
export async function grantedFreeDays(tx: Transaction, shipmentId: string): Promise<number | null> {
  const [terms] = await tx.asSystem<Terms>(acceptedTerms, [shipmentId])
  return terms ? freeDaysIn(terms.terms_conditions, terms) : null
}

const unsaid = 'free_days_demurrage is null and free_days_detention is null'

/** For containers that come with their shipment: nobody has said anything about their days. */
export async function grantFreeDays(tx: Transaction, shipmentId: string): Promise<void> {
  const [terms] = await tx.asSystem<Terms>(
    `${acceptedTerms} and exists (select from containers c where c.shipment_id = s.id and ${unsaid})`,
    [shipmentId],
  )
  const days = terms ? freeDaysIn(terms.terms_conditions, terms) : null
  if (days === null) return
  await tx.asSystem(
    `update containers set free_days_demurrage = $2, free_days_detention = $2 where shipment_id = $1 and ${unsaid}`,
    [shipmentId, days],
  )
}
