/** How full a port is and how long goods wait there: from our own events where there are enough, otherwise from the index table. */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import type { PortState } from '@kervan/domain/luna/routes.contract.ts'
import { placeName } from '@kervan/domain/places/known-places.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { currentFigures } from '#features/luna/market/read-market.ts'
import { portWaits } from '#features/luna/ports/port-waits.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { inArray } from '#spine/database/drizzle.ts'

export type Side = 'origin' | 'destination'
type WaitRow = typeof portWaits.$inferSelect

export const ownEvents = 'Kendi gönderilerimizin olayları'

/** As usual is half full: a wait that has doubled would fill it. Null where it is not known what is usual. */
export function utilizationOf(wait: Pick<WaitRow, 'recent_median' | 'usual_median'>): number | null {
  const usual = wait.usual_median === null ? 0 : Number(wait.usual_median)
  if (usual <= 0) return null
  const share = (0.5 * Number(wait.recent_median)) / usual
  return Math.round(Math.min(0.98, Math.max(0.02, share)) * 100) / 100
}

export async function portStates(
  db: Db,
  ends: readonly { code: string; side: Side }[],
): Promise<PortState[]> {
  const codes = ends.map(({ code }) => code)
  const waits = await db.select().from(portWaits).where(inArray(portWaits.port_code, codes))
  const table = await currentFigures(db, 'congestion', codes)
  return ends.map(({ code, side }) => {
    const wait = waits.find((row) => row.port_code === code && row.side === side)
    return stateOf(code, side, wait, table.get(code))
  })
}

/** The waits among them that are known. */
export async function knownWaits(db: Db, places: Parameters<typeof portStates>[1]) {
  const states = await portStates(db, places)
  return new Map(
    states.flatMap(({ port_code, waiting, waiting_evidence }) =>
      waiting && waiting_evidence
        ? [[port_code, { ...waiting, source: waiting_evidence.source }] as const]
        : [],
    ),
  )
}

type Figure = Awaited<ReturnType<typeof currentFigures>> extends Map<string, infer Row> ? Row : never

function stateOf(code: string, side: Side, wait: WaitRow | undefined, figure: Figure | undefined): PortState {
  const own = wait ? utilizationOf(wait) : null
  return {
    port_code: code,
    port_name: placeName(code) || code,
    utilization: own ?? (figure ? Number(figure.value) / 100 : null),
    utilization_evidence:
      own !== null && wait
        ? {
            ...ownEvidence(wait),
            label: 'Doluluk',
            value: `Bekleme ${hoursText(wait.recent_median)}, olağanı ${hoursText(wait.usual_median ?? '0')}; olağan bekleme %50 sayılır`,
          }
        : figure
          ? tableEvidence('Doluluk', `%${Math.round(Number(figure.value))}`, figure)
          : null,
    ...waitingOf(side, wait, figure),
  }
}

const sideWords: Record<Side, string> = {
  origin: 'Terminale girişten yola çıkışa',
  destination: 'Varıştan limandan çıkışa',
}

function waitingOf(
  side: Side,
  wait: WaitRow | undefined,
  figure: Figure | undefined,
): Pick<PortState, 'waiting' | 'waiting_evidence'> {
  if (wait)
    return {
      waiting: {
        low_hours: Math.round(Number(wait.recent_low)),
        high_hours: Math.round(Number(wait.recent_high)),
        median_hours: Math.round(Number(wait.recent_median)),
      },
      waiting_evidence: {
        ...ownEvidence(wait),
        label: sideWords[side],
        value: `Son 60 günün ortancası ${hoursText(wait.recent_median)}`,
      },
    }
  const { wait_low_hours: low, wait_high_hours: high } = figure ?? {}
  if (figure && typeof low === 'number' && typeof high === 'number')
    return {
      waiting: { low_hours: low, high_hours: high, median_hours: null },
      waiting_evidence: tableEvidence('Bekleme', `${low}–${high}\u00a0saat`, figure),
    }
  return { waiting: null, waiting_evidence: null }
}

export const hoursText = (hours: string | number) => `${Math.round(Number(hours))}\u00a0saat`

const ownEvidence = (wait: WaitRow): Omit<Evidence, 'label' | 'value'> => ({
  source: ownEvents,
  sample: wait.recent_sample,
  as_of: wait.computed_at,
  link: null,
})

/** What somebody wrote down, with whom they have it from and its day. */
export function tableEvidence(
  label: string,
  value: string,
  figure: { source: string; day: string },
): Evidence {
  return {
    label,
    value,
    source: figure.source,
    sample: null,
    as_of: momentInIstanbul(figure.day).toISOString(),
    link: null,
  }
}

/** `18 Kasım 2026` */
export const dayText = (day: string) => formatDate(momentInIstanbul(day))
