/** What staff have noted of storms, canals, routes and ports, as findings for everybody. */
import type { InsightCategory } from '@kervan/domain/luna/insights.ts'
import type { NoteKind } from '@kervan/domain/luna/market.copy.ts'
import { tradeRegions } from '@kervan/domain/luna/trade-routes.ts'
import { forEverybody, type NewInsight } from '#features/luna/insights/new-insight.ts'
import { currentNotes } from '#features/luna/market/read-market.ts'
import { dayText, tableEvidence } from '#features/luna/ports/port-states.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const categories: Partial<Record<NoteKind, InsightCategory>> = {
  weather: 'weather',
  traffic: 'traffic',
  route: 'routes',
  port: 'ports',
}

const advice: Record<InsightCategory, string> = {
  weather: 'Teslim gününüze pay bırakın; açık güverte ve nem için ambalajı gözden geçirin.',
  traffic: 'Yeni rezervasyonlarda güncel transit süreyi sorun.',
  routes: 'Yeni rezervasyonlarda güncel güzergâhı ve süreyi sorun.',
  ports: 'Rezervasyonu erken yaptırın, ücretsiz süreyi izleyin.',
}

export async function notedRisks(tx: Transaction): Promise<NewInsight[]> {
  const notes = await currentNotes(tx.db)
  return notes.flatMap((note) => {
    const category = categories[note.kind]
    if (!category) return []
    return [
      {
        ...forEverybody,
        key: `note:${note.id}`,
        category,
        title: note.title,
        description: note.text,
        impact: note.severity,
        urgency: note.severity === 'high' ? ('urgent' as const) : ('normal' as const),
        location: note.region ? tradeRegions[note.region] : 'Bütün bölgeler',
        estimated_delay_hours: note.delay_hours,
        recommendation: advice[category],
        evidence: [
          tableEvidence('Geçerli', `${dayText(note.valid_from)} – ${dayText(note.valid_until)}`, {
            source: note.source,
            day: note.valid_from,
          }),
        ],
      },
    ]
  })
}
