/** The sentences of the morning brief, made of its figures alone. Without zod. */
import { formatCount } from '#values/format-number.ts'

export type BriefFigures = {
  overdue: number
  due_today: number
  unassigned: number
  ending_offers: number
  arriving: number
  late_shipments: number
  came_yesterday: number
  won_yesterday: number
}

/** What is wrong first, then what the day brings, then what was. Nothing is said of nothing. */
export function briefText(figures: BriefFigures): string {
  const n = (name: keyof BriefFigures) => formatCount(figures[name])
  const is = (name: keyof BriefFigures) => figures[name] > 0
  const sentences = [
    is('overdue') && `${n('overdue')} işin süresi geçti; güne bunlarla başlayın.`,
    is('due_today') && `Bugün ${n('due_today')} işin süresi doluyor.`,
    is('unassigned') && `${n('unassigned')} işi henüz kimse üstlenmedi.`,
    is('ending_offers') && `Yarın akşama kadar ${n('ending_offers')} teklifin geçerliliği bitiyor.`,
    is('arriving') && is('late_shipments')
      ? `Bugün ${n('arriving')} gönderinin varışı bekleniyor, ${n('late_shipments')} gönderi gecikiyor.`
      : is('arriving')
        ? `Bugün ${n('arriving')} gönderinin varışı bekleniyor.`
        : is('late_shipments') && `${n('late_shipments')} gönderi gecikiyor.`,
    is('came_yesterday') && is('won_yesterday')
      ? `Dün ${n('came_yesterday')} talep geldi, ${n('won_yesterday')} teklif kazanıldı.`
      : is('came_yesterday')
        ? `Dün ${n('came_yesterday')} talep geldi.`
        : is('won_yesterday') && `Dün ${n('won_yesterday')} teklif kazanıldı.`,
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences.join(' ') : 'Bugün bekleyen bir iş görünmüyor.'
}
