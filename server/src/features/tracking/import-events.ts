/** Takes in a file of events that staff have brought: an EDIFACT interchange, an airline's message, or a table. */
import { readFsu } from '@kervan/domain/tracking/fsu.ts'
import { readIftsta } from '@kervan/domain/tracking/iftsta.ts'
import type { ToldMessage } from '@kervan/domain/tracking/told-message.ts'
import { readTrackingCsv } from '@kervan/domain/tracking/tracking-csv.ts'
import type { ImportOutcome, TrackingImport } from '@kervan/domain/tracking/tracking-messages.contract.ts'
import type { ImportFormat } from '@kervan/domain/tracking/tracking-messages.copy.ts'
import { takeInside } from '#features/tracking/take-message.ts'
import type { Actor } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const readers: Record<ImportFormat, (text: string, heardAt: string) => ToldMessage> = {
  iftsta: readIftsta,
  fsu: readFsu,
  csv: readTrackingCsv,
}
/** Of a file that is wrong as a whole, only its beginning is repeated. */
const shownLetters = 200

export async function importEvents(
  services: Pick<Services, 'actAs' | 'emit'>,
  actor: Actor,
  { format, text }: TrackingImport,
): Promise<ImportOutcome> {
  const message = readers[format](text, new Date().toISOString())
  const { outcomes, recorded } = await services.actAs(actor, (tx) =>
    takeInside(tx, services, format, message),
  )
  const lines = [
    ...message.events.map(({ content }, index) => {
      const outcome = outcomes[index]
      return outcome && 'shipments' in outcome
        ? { content, shipments: outcome.shipments, why: '' }
        : { content, shipments: [], why: outcome?.why ?? '' }
    }),
    ...message.unclear.map(({ content, why }) => ({ content, shipments: [], why })),
  ]
  const placed = lines.filter(({ shipments }) => shipments.length > 0).length
  return {
    recorded,
    placed,
    kept: lines.length - placed,
    lines: lines.map((line) => ({ ...line, content: line.content.slice(0, shownLetters) })),
  }
}
