/** Ports where our goods wait longer than usual, and ports, airports and gates that the index table calls crowded. */
import { placeName } from '@kervan/domain/places/known-places.ts'
import { forEverybody, type NewInsight } from '#features/luna/insights/new-insight.ts'
import { currentFigures } from '#features/luna/market/read-market.ts'
import { dayText, hoursText, ownEvents, tableEvidence } from '#features/luna/ports/port-states.ts'
import { waitDays } from '#features/luna/ports/port-waits.jobs.ts'
import { portWaits } from '#features/luna/ports/port-waits.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** So much longer than usual, and so many hours. */
const longer = { share: 1.25, hours: 12 }
/** Percent from which a place counts as crowded. */
const crowdedPercent = 85

const sideWords = {
  origin: 'terminale girişten yola çıkışa',
  destination: 'varıştan limandan çıkışa',
}

export async function waitingPorts(tx: Transaction): Promise<NewInsight[]> {
  const waits = await tx.db.select().from(portWaits)
  const own = waits.flatMap((wait) => {
    const [recent, usual] = [Number(wait.recent_median), Number(wait.usual_median ?? 0)]
    if (usual <= 0 || recent < usual * longer.share || recent < usual + longer.hours) return []
    const name = placeName(wait.port_code) || wait.port_code
    const line = { source: ownEvents, as_of: wait.computed_at, link: null }
    return [
      {
        ...forEverybody,
        key: `wait:${wait.port_code}:${wait.side}`,
        category: 'ports' as const,
        title: `${name}: bekleme uzadı`,
        description: `Gönderilerimiz ${sideWords[wait.side]} ortanca ${hoursText(recent)} bekliyor; olağanı ${hoursText(usual)}.`,
        impact: recent >= usual * 2 ? ('high' as const) : ('medium' as const),
        urgency: recent >= usual * 2 ? ('urgent' as const) : ('normal' as const),
        location: name,
        estimated_delay_hours: Math.round(recent - usual),
        recommendation:
          wait.side === 'origin'
            ? 'Yükü terminale erken sokun, kapanış saatine bırakmayın.'
            : 'Gümrük belgelerini varıştan önce gönderin, ücretsiz süreyi izleyin.',
        evidence: [
          {
            ...line,
            label: `Son ${waitDays.recent} günün ortancası`,
            value: hoursText(recent),
            sample: wait.recent_sample,
          },
          {
            ...line,
            label: `Önceki ${waitDays.usual} günün ortancası`,
            value: hoursText(usual),
            sample: wait.usual_sample,
          },
        ],
      },
    ]
  })
  return [...own, ...(await crowdedPlaces(tx))]
}

async function crowdedPlaces(tx: Transaction): Promise<NewInsight[]> {
  const figures = [...(await currentFigures(tx.db, 'congestion')).values()]
  return figures
    .filter(({ value }) => Number(value) >= crowdedPercent)
    .map((figure) => {
      const name = placeName(figure.subject) || figure.subject
      const share = `%${Math.round(Number(figure.value))}`
      const { wait_low_hours: low, wait_high_hours: high } = figure
      const wait = low === null || high === null ? '' : ` Bekleme ${low}–${high}\u00a0saat.`
      return {
        ...forEverybody,
        key: `crowded:${figure.subject}`,
        category: 'ports' as const,
        title: `${name} ${share} dolu`,
        description: `${figure.source}, ${dayText(figure.day)}: ${name} ${share} dolu.${wait}`,
        impact: Number(figure.value) >= 95 ? ('high' as const) : ('medium' as const),
        urgency: Number(figure.value) >= 95 ? ('urgent' as const) : ('normal' as const),
        location: name,
        estimated_delay_hours: high,
        recommendation: 'Rezervasyonu erken yaptırın; aktarma ya da yakın bir liman da sorulabilir.',
        evidence: [tableEvidence('Doluluk', share, figure)],
      }
    })
}
