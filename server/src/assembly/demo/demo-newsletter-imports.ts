/** Files that the demo's office has brought to the newsletter: of a fair, of refusals, and one whose columns nobody has named yet. */
import {
  readImportedSubscriber,
  type SubscriberMeanings,
} from '@kervan/domain/newsletter/imported-subscriber.ts'
import type { ImportKind } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { demoAdmin } from '#assembly/demo/demo-world.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type File = {
  kind: ImportKind
  name: string
  daysAgo: number
  heads: string[]
  meanings: SubscriberMeanings | null
  rows: string[][]
}

const add = `insert into newsletter_imports (kind, file_name, heads, meanings, row_count, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`
const addRows = `insert into newsletter_import_rows (import_id, line, cells, outcome, problem)
  select $1, line, cells, outcome, problem from jsonb_to_recordset($2) as r (line int, cells jsonb, outcome text, problem text)`

const monthOf = (now: Date, daysAgo: number) => {
  const [year, month, day] = new Date(now.getTime() - daysAgo * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}.${month}.${year}`
}

export async function createDemoImports(tx: Transaction, now: Date): Promise<void> {
  const people = await tx.asSystem<{ email: string; name: string; status: string; source: string }>(
    `select email, name, status, subscription_source as source from newsletter_subscribers
     where email like '%.example' and name <> '' order by subscription_date desc, id limit 400`,
    [],
  )
  const fair = people.filter(({ source }) => source === 'fair').slice(0, 38)
  const left = people.filter(({ status }) => status === 'unsubscribed').slice(0, 12)
  const day = monthOf(now, 12)
  const files: File[] = [
    {
      kind: 'subscribers',
      name: 'Fuar ziyaretçileri.xlsx',
      daysAgo: 9,
      heads: ['Ad Soyad', 'E-posta', 'Onay tarihi', 'Onay kaynağı', 'Kanıt', 'Stant'],
      meanings: ['name', 'email', 'consent_at', 'consent_source', 'note', null],
      rows: [
        ...fair.map(({ name, email }, n) => [
          name,
          email,
          day,
          'HS_ETKINLIK',
          `Fuar formu ${101 + n}`,
          'B-14',
        ]),
        ['Okunmuyor', 'okunmuyor@', day, 'HS_ETKINLIK', 'Fuar formu 140', 'B-14'],
        ['Kâğıtsız Ziyaretçi', 'ziyaretci@ornek-tekstil.example', '', '', '', 'B-14'],
        ['Tarihi Yanlış', 'tarih@ege-gida.example', '31.02.2026', 'HS_ETKINLIK', 'Fuar formu 142', 'B-14'],
      ],
    },
    {
      kind: 'refusals',
      name: 'iys-ret-listesi.csv',
      daysAgo: 4,
      heads: ['recipient', 'consentDate', 'source'],
      meanings: ['email', 'consent_at', 'consent_source'],
      rows: left.map(({ email }) => [email, `${monthOf(now, 20)} 10:15`, 'IYS_WEB']),
    },
    {
      kind: 'subscribers',
      name: 'Bayi listesi.csv',
      daysAgo: 0.05,
      heads: ['Bayi', 'Yetkili', 'İletişim adresi', 'İmza', 'Evrak', 'Nereden'],
      meanings: null,
      rows: [
        ['Ege Bayi', 'Nil Aydın', 'nil.aydin@ege-bayi.example', day, 'Sözleşme 2026/14', 'HS_ISLAK_IMZA'],
        [
          'Marmara Bayi',
          'Cem Uslu',
          'cem.uslu@marmara-bayi.example',
          day,
          'Sözleşme 2026/15',
          'HS_ISLAK_IMZA',
        ],
        ['Akdeniz Bayi', 'Oya Tan', 'oya.tan@akdeniz-bayi', day, 'Sözleşme 2026/16', 'HS_ISLAK_IMZA'],
        ['Trakya Bayi', 'Efe Kurt', 'efe.kurt@trakya-bayi.example', '', '', ''],
      ],
    },
  ]
  for (const file of files) await addFile(tx, file, now)
}

async function addFile(
  tx: Transaction,
  { kind, name, daysAgo, heads, meanings, rows }: File,
  now: Date,
): Promise<void> {
  const [row] = await tx.asSystem<{ id: string }>(add, [
    kind,
    name,
    JSON.stringify(heads),
    meanings && JSON.stringify(meanings),
    rows.length,
    demoAdmin.id,
    new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  ])
  if (!row) throw new Error('The file of the demo was not added.')
  const lines = rows.map((cells, n) => {
    const read = meanings && readImportedSubscriber(cells, meanings, kind, now)
    const problem = read && 'problem' in read ? read.problem : ''
    const outcome = !read
      ? null
      : problem
        ? 'wrong'
        : kind === 'refusals'
          ? 'changed'
          : n % 9 === 4
            ? 'known'
            : 'added'
    return { line: n + 2, cells, outcome, problem }
  })
  await tx.asSystem(addRows, [row.id, JSON.stringify(lines)])
}
