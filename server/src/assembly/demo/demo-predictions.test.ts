/** What is foretold of the demo world, against always saying the usual; in shuffled worlds, where nothing can be foretold, hardly anything is shown. */
import { type Backtest, backtest, backtestWeeks } from '@kervan/domain/luna/predictions/backtest.ts'
import type { Example } from '@kervan/domain/luna/predictions/factor-rates.ts'
import { predictionKinds } from '@kervan/domain/luna/predictions/predictions.copy.ts'
import type { Prediction } from '@kervan/domain/luna/predictions.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { createDemoHistory } from '#assembly/demo/demo-history.ts'
import { withPatientLogin } from '#assembly/demo/patient-login.ts'
import { gatherers } from '#features/luna/predictions/compute-predictions.ts'
import { createPredictions } from '#features/luna/predictions/predictions.jobs.ts'
import { weeklyRequests } from '#features/luna/predictions/weekly-requests.ts'
import { createDataDoor, system } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const now = new Date()
const server = await startTestServer()
const pool = createPool(withPatientLogin(server.access), 1, (error) => {
  throw error
})
const { actAs } = createDataDoor(pool)
await createDemoHistory(actAs, now)
await pool.end()
afterAll(() => server.close())
const staff = await server.signIn('staff')
const list = async () =>
  (await server.call<{ predictions: Prediction[] }>('GET', '/luna/predictions', { as: staff })).body
    .predictions

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const copy = [...values]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as Value, copy[last] as Value]
  }
  return copy
}

/** How each ended belongs to somebody else. */
function withOtherEnds(examples: readonly Example[], random: () => number): Example[] {
  const ends = shuffled(
    examples.map(({ happened }) => happened),
    random,
  )
  return examples.map((each, index) => ({ ...each, happened: ends[index] ?? false }))
}

test('each is shown where it beats the usual, with its figures beside it, and what has ended is left out', async () => {
  await createPredictions(server.services.actAs)({}, new AbortController().signal)
  const found = await list()
  expect(found.map(({ kind }) => kind)).toEqual([...predictionKinds])
  for (const { kind, shown, score, naive, learned, tried, sentence, items, is_computing } of found) {
    process.stdout.write(
      `${kind}: ${shown ? 'shown' : 'not shown'}; ${sentence} (learned ${learned}, tried ${tried}, ${items.length} items)\n`,
    )
    expect(is_computing).toBe(false)
    if (shown) expect(score).toBeLessThan(naive ?? 0)
    else expect(items).toEqual([])
    for (const { likelihood, expected, link } of items) {
      expect((likelihood === null) !== (expected === null)).toBe(true)
      expect(link).toMatch(/^\/staff\//)
    }
  }
  const won = found.find(({ kind, shown }) => kind === 'quotes_won' && shown)
  if (!won?.items[0]) return
  await query(server, "update quotes set status = 'rejected', answered_at = now() where id = $1", [
    won.items[0].key,
  ])
  const after = (await list()).find(({ kind }) => kind === 'quotes_won')
  expect(after?.items.map(({ key }) => key)).not.toContain(won.items[0].key)
})

test('in ten shuffled worlds at most one in five is still shown', async () => {
  const real = await server.services.actAs(system, async (tx) => ({
    examples: [
      (await gatherers.quotes_won(tx, now)).examples,
      (await gatherers.promises_missed(tx, now)).examples,
      (await gatherers.shipments_late(tx, now)).examples,
    ],
    weeks: (await weeklyRequests(tx, now)).map(({ counts }) => counts),
  }))
  const verdicts: Backtest['verdict'][] = []
  for (let world = 1; world <= 10; world += 1) {
    const random = seeded(world)
    for (const examples of real.examples) verdicts.push(backtest(withOtherEnds(examples, random)).verdict)
    verdicts.push(backtestWeeks(real.weeks.map((counts) => shuffled(counts, random))).verdict)
  }
  const shown = verdicts.filter((verdict) => verdict === 'better').length
  process.stdout.write(`shuffled worlds: ${shown} of ${verdicts.length} shown\n`)
  expect(verdicts).toHaveLength(40)
  expect(shown).toBeLessThanOrEqual(8)
})

test('asked for, it is computed once more and says so meanwhile', async () => {
  const asked = await server.call('POST', '/luna/predictions/refresh', { as: staff, body: {} })
  expect(asked.status).toBe(200)
  await server.call('POST', '/luna/predictions/refresh', { as: staff, body: {} })
  expect(
    (await server.call('GET', '/luna/predictions', { as: await server.signIn('customer') })).status,
  ).toBe(403)
})
