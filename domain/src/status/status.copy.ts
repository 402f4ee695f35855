/** The names of the parts of the system. Without zod. */
import type { SystemPart } from '#status/status.contract.ts'

export const systemPartWords: Record<SystemPart, string> = {
  database: 'Veritabanı',
  mail: 'E-posta',
  jobs: 'Arka plan işleri',
  live: 'Canlı haberler',
  tracking: 'Takip kaynağı',
  rates: 'Kurlar',
  model: 'Dil modeli',
}
