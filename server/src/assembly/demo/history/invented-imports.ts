/** Tables that the demo's staff have brought: one with wrong rows, and one that they took back. */
import type { ColumnMeanings } from '@kervan/domain/customers/imported-customer.ts'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import { tableDaysAgo } from '#assembly/demo/history/invented-leads.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type {
  customerImportRows,
  customerImports,
} from '#features/customers/imports/customer-imports.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'

type Import = typeof customerImports.$inferInsert & { id: string }
type Row = typeof customerImportRows.$inferInsert
type Lead = typeof profiles.$inferInsert & { id: string }
type Told = Pick<Row, 'cells' | 'outcome'> & Partial<Row>

const dayMs = 86_400_000
const heads = ['Yetkili', 'Firma', 'E-posta', 'Telefon', 'Şehir']
const meanings: ColumnMeanings = ['full_name', 'company', 'email', 'phone', 'city']

const cellsOf = ({ first_name, last_name, company, email, phone, city }: Partial<Lead>): string[] => [
  `${first_name} ${last_name}`,
  company ?? '',
  email ?? '',
  phone ?? '',
  city ?? '',
]

/** `leads` are those that came by a table. */
export function inventImports(
  random: Random,
  now: number,
  leads: readonly Lead[],
  customers: readonly Customer[],
): { imports: Import[]; rows: Row[] } {
  const [, ece, kerem] = demoRepresentatives
  const made = (days: number, file_name: string, by: string | undefined, told: readonly Told[]) => {
    const at = now - days * dayMs
    const head: Import = {
      ...{ id: random.id(at), file_name, heads, row_count: told.length, meanings, task_id: null },
      ...{ undo_at: null, created_by: by ?? null, created_at: new Date(at).toISOString() },
    }
    const rows = told.map((row, index): Row => {
      return { import_id: head.id, line: index + 2, problem: '', customer_id: null, ...row }
    })
    return { head, rows }
  }
  const fair = made(tableDaysAgo, 'logistech-fuari.csv', ece?.id, [
    ...leads.map((lead): Told => ({ cells: cellsOf(lead), outcome: 'added', customer_id: lead.id })),
    ...customers.slice(50, 52).map((known): Told => {
      return { cells: cellsOf(known), outcome: 'known', customer_id: known.id }
    }),
    {
      cells: ['Sevda Toprak', 'Ayvacık Zeytincilik', 'sevda@ayvacik', '', 'Çanakkale'],
      outcome: 'wrong',
      problem: 'E-posta: Geçerli bir e-posta adresi girin.',
    },
    {
      cells: ['Emre Kutlu', 'Kutlu Ambalaj', '', '5,32E+09', 'Bursa'],
      outcome: 'wrong',
      problem:
        'Telefon: Excel bu numarayı kısaltmış. Sütunu metin olarak biçimleyip dosyayı yeniden kaydedin.',
    },
    {
      cells: ['', '', 'bilgi@pelitli.example', '', ''],
      outcome: 'wrong',
      problem: 'Ad: Ad veya şirket yazın.',
    },
  ])
  const old = made(16, 'eski-liste-2019.xlsx', kerem?.id, [
    ...['Orman Kereste', 'Yıldızhan Döküm', 'Bahçeköy Gıda', 'Taşlık Mermer'].map((company): Told => {
      return { cells: ['', company, '', '0212 000 00 90', ''], outcome: 'removed' }
    }),
  ])
  old.head.undo_at = new Date(now - 15.9 * dayMs).toISOString()
  return { imports: [old.head, fair.head], rows: [...old.rows, ...fair.rows] }
}
