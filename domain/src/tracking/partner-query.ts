/** What a partner may ask of `GET /v2/events` (DCSA Track & Trace 2.2): its filters, its order and its page. */
import { type PaperKind, paperNumber } from '#shipments/paper-number.ts'
import { dcsaEventTypes } from '#tracking/write-dcsa-event.ts'
import { z } from '#z.ts'

export const dcsaFilterCodes = {
  eventType: dcsaEventTypes,
  shipmentEventTypeCode: 'RECE DRFT PENA PENU REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS'.split(
    ' ',
  ),
  documentTypeCode: 'CBR BKG SHI SRM TRD ARN VGM CAS CUS DGD OOG'.split(' '),
  transportEventTypeCode: ['ARRI', 'DEPA'],
  equipmentEventTypeCode: 'LOAD DISC GTIN GTOT STUF STRP PICK DROP INSP RSEA RMVD'.split(' '),
} as const satisfies Record<string, readonly string[]>

export const pageSizes = { least: 1, most: 1000, usual: 100 }
const mostAlternatives = 100

/** A comma, or the name said again, separates alternatives. */
const alternatives = z
  .union([z.string(), z.array(z.string())])
  .transform((text) =>
    [text]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((parts) => parts.length > 0, 'Bir değer yazın.')
  .refine((parts) => parts.length <= mostAlternatives, `En çok ${mostAlternatives} değer yazılabilir.`)
const codes = (known: readonly string[]) =>
  alternatives
    .refine((parts) => parts.every((part) => known.includes(part)), `Geçerli değerler: ${known.join(', ')}.`)
    .optional()
const numbers = alternatives.refine(
  (parts) => parts.every((part) => part.length <= 100 && !part.includes('\0')),
  'Bu numara okunamadı.',
)
/** As our rows have them. */
const references = numbers
  .transform((parts) => parts.map((part) => part.replaceAll(/\s/g, '').toUpperCase()))
  .optional()
const papers = (kind: PaperKind) =>
  numbers.transform((parts) => parts.map((part) => paperNumber(kind, part))).optional()
const wrongMoment = 'Zamanı 2026-03-02T09:14:00+03:00 biçiminde, saat farkıyla yazın.'
/** In an address a plus is a space, which the standard's own examples forget. */
const moment = z
  .string({ error: wrongMoment })
  .transform((text) => text.replace(' ', '+'))
  .pipe(z.iso.datetime({ offset: true, error: wrongMoment }))
  .optional()
const [least, most] = [pageSizes.least, pageSizes.most]
const wrongLimit = `${least} ile ${most} arasında bir tam sayı yazın.`

const PartnerQuery = z.strictObject({
  eventType: codes(dcsaFilterCodes.eventType),
  shipmentEventTypeCode: codes(dcsaFilterCodes.shipmentEventTypeCode),
  documentTypeCode: codes(dcsaFilterCodes.documentTypeCode),
  transportEventTypeCode: codes(dcsaFilterCodes.transportEventTypeCode),
  equipmentEventTypeCode: codes(dcsaFilterCodes.equipmentEventTypeCode),
  carrierBookingReference: papers('booking_number'),
  transportDocumentReference: papers('bill_of_lading'),
  equipmentReference: references,
  UNLocationCode: references,
  exportVoyageNumber: references,
  transportCallID: references,
  vesselIMONumber: references,
  carrierServiceCode: references,
  eventCreatedDateTime: moment,
  'eventCreatedDateTime:eq': moment,
  'eventCreatedDateTime:gte': moment,
  'eventCreatedDateTime:gt': moment,
  'eventCreatedDateTime:lte': moment,
  'eventCreatedDateTime:lt': moment,
  limit: z
    .string({ error: wrongLimit })
    .regex(/^\d{1,4}$/, wrongLimit)
    .transform(Number)
    .refine((limit) => limit >= least && limit <= most, wrongLimit)
    .default(pageSizes.usual),
  cursor: z
    .string()
    .transform(readCursor)
    .refine((place) => place !== undefined, 'Bu sayfa imi bizden değil. Listeyi baştan okuyun.')
    .optional(),
  sort: z
    .stringFormat('sort', /^eventCreatedDateTime(:(ASC|DESC))?$/i, {
      error: 'Yalnızca eventCreatedDateTime:ASC ya da eventCreatedDateTime:DESC yazılabilir.',
    })
    .transform((sort) => (sort.toUpperCase().endsWith(':DESC') ? ('desc' as const) : ('asc' as const)))
    .default('asc'),
})
export type PartnerQuery = z.output<typeof PartnerQuery>

/** Which parameter is wrong, and how. */
export type WrongParameter = { field: string; message: string }

export function readPartnerQuery(given: unknown): PartnerQuery | { wrong: WrongParameter[] } {
  const parsed = PartnerQuery.safeParse(given)
  if (parsed.success) return parsed.data
  return {
    wrong: parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((field) => ({ field, message: 'Bu süzgeç burada yok.' }))
        : [{ field: String(issue.path[0] ?? ''), message: issue.message }],
    ),
  }
}

/** After which event a page begins: the transaction that wrote it, and in it the event. */
export type PartnerPlace = { heard_in: string; id: string }

const placeShape = /^(\d{1,19})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const writeCursor = ({ heard_in, id }: PartnerPlace): string => `${heard_in}-${id}`

function readCursor(cursor: string): PartnerPlace | undefined {
  const [, heard_in, id] = placeShape.exec(cursor) ?? []
  return heard_in && id ? { heard_in, id } : undefined
}
