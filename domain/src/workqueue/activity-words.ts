/** The words for what happened, and the page of what it happened to. */
import { type QuoteEventKind, quoteEventWords } from '#quotes/quote-options.ts'

/** A new request, what happened to a quote, or a change that staff made to a row of one of these tables. */
export type ActivitySource = 'request' | 'quote' | AuditedTable
export const auditedTables = ['shipments', 'work_items', 'profiles', 'documents', 'company', 'users'] as const
export type AuditedTable = (typeof auditedTables)[number]
type AuditAction = 'insert' | 'update' | 'delete'

const changes: Record<AuditedTable, Record<AuditAction, string>> = {
  shipments: { insert: 'Gönderi açıldı', update: 'Gönderi güncellendi', delete: 'Gönderi silindi' },
  work_items: { insert: 'İş eklendi', update: 'İş güncellendi', delete: 'İş silindi' },
  profiles: { insert: 'Müşteri eklendi', update: 'Müşteri güncellendi', delete: 'Müşteri silindi' },
  documents: { insert: 'Belge eklendi', update: 'Belge güncellendi', delete: 'Belge silindi' },
  company: { insert: 'Şirket bilgileri girildi', update: 'Ayarlar değişti', delete: 'Ayarlar silindi' },
  users: { insert: 'Personel eklendi', update: 'Personel güncellendi', delete: 'Personel silindi' },
}

/** Kinds of a later version are shown by their own name. */
export function activityTitle(source: ActivitySource, act: string): string {
  if (source === 'request') return 'Yeni talep'
  if (source === 'quote') {
    const word = quoteEventWords[act as QuoteEventKind] as string | undefined
    return word ?? act
  }
  return changes[source][act as AuditAction] ?? act
}

/** Not for the accounts of staff, which are for admins. */
const links: Partial<Record<ActivitySource, (id: string) => string>> = {
  request: (id) => `/staff/requests?request=${id}`,
  quote: (id) => `/staff/quotes/${id}`,
  shipments: (id) => `/staff/shipments/${id}`,
  work_items: (id) => `/staff/work-queue?item=${id}`,
  profiles: (id) => `/staff/customer-management/${id}`,
  documents: (id) => `/staff/documents?document=${id}`,
  company: () => '/staff/settings/sirket',
}

export function activityLink(source: ActivitySource, act: string, subjectId: string): string | null {
  return act === 'delete' ? null : (links[source]?.(subjectId) ?? null)
}

/** Said where there is no page to open. */
export const noActivityPage = 'Bu aktivite için detay sayfası bulunmuyor.'
