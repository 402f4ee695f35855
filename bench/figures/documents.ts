/** The lists of 10,000 documents and what is searched in them, the office's and those of a customer who has all of them. */
import { signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'

const connections = 8
const rows = 10_000

export const documents: Figure = { name: 'documents', take }

const addDocuments = `insert into documents (id, number, customer_id, file_name, file_type, file_size, file_path, sha256, crc32,
    document_type, description, uploaded_by, review)
  select uuidv7(), 'BLG-' || number, $1, 'belge ' || number || '.pdf', 'application/pdf', 48000, 'x', 'x', 0,
    (array['invoice', 'packing_list', 'certificate', 'customs', 'insurance', 'photo', 'other'])[number % 7 + 1],
    'sevkiyat ' || number % 100, 'customer', (array['waiting', 'verified', 'refused'])[number % 3 + 1]
  from generate_series(1, $2::int) as number`

const questions = [
  '',
  '?sort=name',
  '?type=customs',
  '?review=waiting',
  '?search=belge+9876',
  '?search=sevkiyat+42',
]

async function take(bench: Bench) {
  const database = await bench.database()
  const [customer, staff] = [await signInCustomer(database), await signInStaff(database)]
  await database.query(addDocuments, [customer.userId, rows])
  await database.query('vacuum analyze documents')
  const { port } = await bench.startKervan(database)
  const generator = await bench.start('programs/http-load.ts')
  const asked = [
    ...questions.map((question) => ({ path: `/documents${question}`, headers: customer.headers })),
    { path: '/document-counts', headers: customer.headers },
    ...questions.map((question) => ({ path: `/staff/documents${question}`, headers: staff.headers })),
    { path: '/staff/document-counts', headers: staff.headers },
  ]
  const ours = asked.map(({ path, headers }) => ({
    name: path,
    round: async () => {
      const url = `http://127.0.0.1:${port}/api${path}`
      // Not the same answer each time: links to previews end.
      const load: Load = { url, headers, connections, seconds: bench.seconds, expectBody: undefined }
      const { rate, p95, wrong } = await generator.call<Loaded>('load', load)
      mustHold(wrong === 0, `${wrong} calls of ${path} were not answered`)
      return { rate, p95 }
    },
  }))
  const taken = await takeTurns({ ours, neighbours: [] }, { rounds: bench.rounds, watch: 'p95', warmUps: 1 })
  return ours.map(({ name }) =>
    plainLine({
      figure: `p95 of ${name}`,
      unit: 'ms',
      samples: taken.samples(name, 'p95'),
      pass: atMost(limitOf(name), 'ms'),
    }),
  )
}

/** As of all lists: with at most one filter, searched, and the figures beside them. */
const limitOf = (path: string) => (path.endsWith('-counts') ? 150 : path.includes('search=') ? 500 : 60)
