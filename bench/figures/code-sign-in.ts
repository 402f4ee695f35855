/** Complete sign-ins by code of new customers over HTTP, beside pgbench writing a row and its event. */
import { count } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, type Side, takeTurns } from '../harness.ts'
import { atLeast, atMost, comparedLine, plainLine } from '../lines.ts'
import type { Crowd, Paced, SignedIn } from '../programs/sign-ins.ts'
import { insertScript } from '../protected-transaction.ts'

const clients = 8
const perSecond = 10

export const codeSignIn: Figure = { name: 'code-sign-in', take }

async function take(bench: Bench) {
  const people = bench.quick ? 40 : 200
  const database = await bench.database()
  const { port } = await bench.startKervan(database)
  const base = `http://127.0.0.1:${port}`
  const browsers = await bench.start('programs/sign-ins.ts')
  let signedIn = 0
  const noted = ({ rate, p95, emails }: SignedIn) => {
    signedIn += emails.length
    return { rate, p95 }
  }
  const crowd = async () =>
    noted(await browsers.call<SignedIn>('crowd', { base, people, clients } satisfies Crowd))
  const paced = async () => {
    const few: Paced = { base, people: bench.quick ? 20 : 60, perSecond }
    return noted(await browsers.call<SignedIn>('paced', few))
  }

  const { pgbench, seconds } = bench
  const { name, socketFolder } = database
  const script = insertScript()
  const neighbours: Side[] = pgbench
    ? [
        {
          name: 'pgbench',
          round: async () => ({
            rate: (await pgbench({ socketFolder, database: name, script, clients, seconds })).rate,
          }),
        },
      ]
    : []
  const taken = await takeTurns(
    {
      ours: [
        { name: 'sign-in', round: crowd },
        { name: 'paced', round: paced },
      ],
      neighbours,
    },
    { rounds: bench.rounds, watch: 'rate' },
  )

  const made = "users where email like '%@musteri.example' and role = 'customer' and name = 'Deneme Kişi'"
  mustHold((await count(database, made)) === signedIn, 'an account is missing or twice there')
  mustHold((await count(database, 'sessions')) === signedIn, 'not one session for each sign-in')
  mustHold((await count(database, 'verifications')) === 0, 'a used code is still there')
  mustHold(
    (await count(database, "profiles where first_name = 'Deneme'")) === signedIn,
    'a profile is missing',
  )

  const figure = `complete code sign-in, ${clients} clients`
  return [
    plainLine({
      figure,
      unit: '/s',
      samples: taken.samples('sign-in', 'rate'),
      pass: atLeast(60, '/s'),
      goal: atLeast(150, '/s'),
      note: 'code requested and entered; the same process delivers the mail meanwhile',
    }),
    ...(pgbench
      ? [
          comparedLine({
            figure: `${figure}, beside one row and one event`,
            unit: '/s',
            taken,
            metric: 'rate',
            ours: 'sign-in',
            neighbour: 'pgbench',
          }),
        ]
      : []),
    plainLine({
      figure: `complete code sign-in at ${perSecond}/s: p95`,
      unit: 'ms',
      samples: taken.samples('paced', 'p95'),
      pass: atMost(100, 'ms'),
    }),
  ]
}
